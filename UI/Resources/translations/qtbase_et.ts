<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="et" sourcelanguage="en">
<context>
    <name>QPlatformTheme</name>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
    <message>
        <source>&amp;No</source>
        <translation>&amp;Ei</translation>
    </message>
    <message>
        <source>&amp;Yes</source>
        <translation>&amp;Jah</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Abi</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Ava</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Salvesta</translation>
    </message>
    <message>
        <source>Abort</source>
        <translation>Katkesta</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Rakenda</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Sulge</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Lähtesta</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Proovi uuesti</translation>
    </message>
    <message>
        <source>Restore Defaults</source>
        <translation>Taasta vaikimisi</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Loobu</translation>
    </message>
    <message>
        <source>Ignore</source>
        <translation>Eira</translation>
    </message>
    <message>
        <source>N&amp;o to All</source>
        <translation>Ei kõ&amp;igile</translation>
    </message>
    <message>
        <source>Save All</source>
        <translation>Salvesta kõik</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Unusta muudatused</translation>
    </message>
    <message>
        <source>Yes to &amp;All</source>
        <translation>Jah &amp;kõigile</translation>
    </message>
</context>
<context>
    <name>QDialogButtonBox</name>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
</context>
<context>
    <name>QGnomeTheme</name>
    <message>
        <source>&amp;OK</source>
        <translation>&amp;OK</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Salvesta</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>S&amp;ulge</translation>
    </message>
    <message>
        <source>Close without Saving</source>
        <translation>Sulge salvestamata</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Loobu</translation>
    </message>
</context>
<context>
    <name>QScrollBar</name>
    <message>
        <source>Top</source>
        <translation>Üles</translation>
    </message>
    <message>
        <source>Bottom</source>
        <translation>Alla</translation>
    </message>
    <message>
        <source>Scroll here</source>
        <translation>Keri siia</translation>
    </message>
    <message>
        <source>Scroll up</source>
        <translation>Keri üles</translation>
    </message>
    <message>
        <source>Scroll down</source>
        <translation>Keri alla</translation>
    </message>
    <message>
        <source>Scroll left</source>
        <translation>Keri vasakule</translation>
    </message>
    <message>
        <source>Scroll right</source>
        <translation>Keri paremale</translation>
    </message>
    <message>
        <source>Page up</source>
        <translation>Lehekülg üles</translation>
    </message>
    <message>
        <source>Page down</source>
        <translation>Lehekülg alla</translation>
    </message>
    <message>
        <source>Page left</source>
        <translation>Lehekülg vasakule</translation>
    </message>
    <message>
        <source>Page right</source>
        <translation>Lehekülg paremale</translation>
    </message>
    <message>
        <source>Left edge</source>
        <translation>Vasak serv</translation>
    </message>
    <message>
        <source>Right edge</source>
        <translation>Parem serv</translation>
    </message>
</context>
<context>
    <name>QFileDialog</name>
    <message>
        <source>Back</source>
        <translation>Tagasi</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Ava</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Ava</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Salvesta</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Failid</translation>
    </message>
    <message>
        <source>Show </source>
        <translation>Näita </translation>
    </message>
    <message>
        <source>&apos;%1&apos; is write protected.
Do you want to delete it anyway?</source>
        <translation>„%1” on kirjutuskaitstud.
Kas siiski kustutada?</translation>
    </message>
    <message>
        <source>Are you sure you want to delete &apos;%1&apos;?</source>
        <translation>Kas tõesti kustutada „%1”?</translation>
    </message>
    <message>
        <source>List of places and bookmarks</source>
        <translation>Kohtade ja järjehoidjate loend</translation>
    </message>
    <message>
        <source>File &amp;name:</source>
        <translation>Faili &amp;nimi:</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Kustuta</translation>
    </message>
    <message>
        <source>New Folder</source>
        <translation>Uus kaust</translation>
    </message>
    <message>
        <source>Parent Directory</source>
        <translation>Ülemkaust</translation>
    </message>
    <message>
        <source>&amp;New Folder</source>
        <translation>&amp;Uus kaust</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Eemalda</translation>
    </message>
    <message>
        <source>Look in:</source>
        <translation>Otsi kohast:</translation>
    </message>
    <message>
        <source>Create a New Folder</source>
        <translation>Loo uus kaust</translation>
    </message>
    <message>
        <source>Files of type:</source>
        <translation>Faili tüüp:</translation>
    </message>
    <message>
        <source>Find Directory</source>
        <translation>Leia kaust</translation>
    </message>
    <message>
        <source>Show &amp;hidden files</source>
        <translation>Näita &amp;peidetud faile</translation>
    </message>
    <message>
        <source>Save As</source>
        <translation>Salvesta kui</translation>
    </message>
    <message>
        <source>%1
Directory not found.
Please verify the correct directory name was given.</source>
        <translation>%1
Kausta ei leitud.
Kontrolli kausta nime.</translation>
    </message>
    <message>
        <source>Sidebar</source>
        <translation>Külgriba</translation>
    </message>
    <message>
        <source>List View</source>
        <translation>Loend</translation>
    </message>
    <message>
        <source>&amp;Choose</source>
        <translation>&amp;Vali</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Kustuta</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Kõik failid (*)</translation>
    </message>
    <message>
        <source>All Files (*)</source>
        <translation>Kõik failid (*)</translation>
    </message>
    <message>
        <source>Directories</source>
        <translation>Kaustad</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>&amp;Nimeta ümber</translation>
    </message>
    <message>
        <source>Could not delete directory.</source>
        <translation>Kausta ei saanud kustutada.</translation>
    </message>
    <message>
        <source>Directory:</source>
        <translation>Kaust:</translation>
    </message>
    <message>
        <source>%1 already exists.
Do you want to replace it?</source>
        <translation>%1 on juba olemas.
Kas see asendada?</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Edasi</translation>
    </message>
    <message>
        <source>Go forward</source>
        <translation>Mine edasi</translation>
    </message>
    <message>
        <source>Go to the parent directory</source>
        <translation>Mine ülemkausta</translation>
    </message>
    <message>
        <source>Recent Places</source>
        <translation>Hiljutised kohad</translation>
    </message>
    <message>
        <source>Go back</source>
        <translation>Mine tagasi</translation>
    </message>
    <message>
        <source>Change to detail view mode</source>
        <translation>Üksikasjade vaade</translation>
    </message>
    <message>
        <source>Create New Folder</source>
        <translation>Loo uus kaust</translation>
    </message>
    <message>
        <source>Detail View</source>
        <translation>Üksikasjad</translation>
    </message>
    <message>
        <source>%1
File not found.
Please verify the correct file name was given.</source>
        <translation>%1
Faili ei leitud.
Kontrolli faili nime.</translation>
    </message>
    <message>
        <source>Change to list view mode</source>
        <translation>Loendi vaade</translation>
    </message>
</context>
<context>
    <name>QAbstractFileIconProvider</name>
    <message>
        <source>Drive</source>
        <translation>Ketas</translation>
    </message>
    <message>
        <source>Folder</source>
        <comment>All other platforms</comment>
        <translation>Kaust</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>Tundmatu</translation>
    </message>
</context>
<context>
    <name>QFileSystemModel</name>
    <message>
        <source>Name</source>
        <translation>Nimi</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Suurus</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Liik</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Tüüp</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Arvuti</translation>
    </message>
    <message>
        <source>My Computer</source>
        <translation>Minu arvuti</translation>
    </message>
    <message>
        <source>Date Modified</source>
        <translation>Muudetud</translation>
    </message>
</context>
<context>
    <name>QLineEdit</name>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Võta tagasi</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Tee uuesti</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>&amp;Lõika</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopeeri</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Aseta</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Kustuta</translation>
    </message>
    <message>
        <source>Select All</source>
        <translation>Vali kõik</translation>
    </message>
</context>
<context>
    <name>QWidgetTextControl</name>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Võta tagasi</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Tee uuesti</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>&amp;Lõika</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopeeri</translation>
    </message>
    <message>
        <source>Copy &amp;Link Location</source>
        <translation>Kopeeri &amp;lingi aadress</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Aseta</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Kustuta</translation>
    </message>
    <message>
        <source>Select All</source>
        <translation>Vali kõik</translation>
    </message>
</context>
<context>
    <name>QAbstractSpinBox</name>
    <message>
        <source>&amp;Select All</source>
        <translation>&amp;Vali kõik</translation>
    </message>
    <message>
        <source>&amp;Step up</source>
        <translation>&amp;Suurenda</translation>
    </message>
    <message>
        <source>Step &amp;down</source>
        <translation>&amp;Vähenda</translation>
    </message>
</context>
<context>
    <name>QComboBox</name>
    <message>
        <source>Open the combo box selection popup</source>
        <translation>Ava valikud</translation>
    </message>
</context>
<context>
    <name>QMessageBox</name>
    <message>
        <source>Show Details...</source>
        <translation>Näita üksikasju…</translation>
    </message>
    <message>
        <source>Hide Details...</source>
        <translation>Peida üksikasjad</translation>
    </message>
</context>
<context>
    <name>QDockWidget</name>
    <message>
        <source>Float</source>
        <translation>Lahti</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Sulge</translation>
    </message>
    <message>
        <source>Undocks and re-attaches the dock widget</source>
        <translation>Võtab paneeli lahti ja kinnitab tagasi</translation>
    </message>
    <message>
        <source>Closes the dock widget</source>
        <translation>Sulgeb paneeli</translation>
    </message>
</context>
<context>
    <name>QTabBar</name>
    <message>
        <source>Scroll Left</source>
        <translation>Keri vasakule</translation>
    </message>
    <message>
        <source>Scroll Right</source>
        <translation>Keri paremale</translation>
    </message>
</context>
<context>
    <name>QProgressDialog</name>
    <message>
        <source>Cancel</source>
        <translation>Loobu</translation>
    </message>
</context>
<context>
    <name>QShortcut</name>
    <message>
        <source>Space</source>
        <translation>Tühik</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Vasakule</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Paremale</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>Üles</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Alla</translation>
    </message>
</context>
</TS>
