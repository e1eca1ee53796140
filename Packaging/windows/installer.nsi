; SPDX-FileCopyrightText: 2026 The Gomoku developers
; SPDX-License-Identifier: MIT
;
; makensis -DVERSION=0.1.0 -DSOURCE=folder -DOUTPUT=gomoku-setup.exe installer.nsi
;
; SOURCE is the game as `cmake --install` has put it, with its Qt. Installs for the user who starts it: no administrator
; is needed. Games and preferences stay where they are when the game is removed.
Unicode true
!include MUI2.nsh
!ifndef VERSION | SOURCE | OUTPUT
!error "VERSION, SOURCE and OUTPUT are needed"
!endif
!define KEY "Software\Microsoft\Windows\CurrentVersion\Uninstall\Gomoku"

Name "Gomoku"
OutFile "${OUTPUT}"
InstallDir "$LOCALAPPDATA\Programs\Gomoku"
InstallDirRegKey HKCU "Software\Gomoku\Setup" "Folder"
RequestExecutionLevel user
SetCompressor /SOLID lzma

!define MUI_ICON "gomoku.ico"
!define MUI_UNICON "gomoku.ico"
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES
; The first is for everybody else.
!insertmacro MUI_LANGUAGE "English"
!insertmacro MUI_LANGUAGE "Czech"
!insertmacro MUI_LANGUAGE "Estonian"
!insertmacro MUI_LANGUAGE "French"
!insertmacro MUI_LANGUAGE "German"
!insertmacro MUI_LANGUAGE "Japanese"
!insertmacro MUI_LANGUAGE "Korean"
!insertmacro MUI_LANGUAGE "Polish"
!insertmacro MUI_LANGUAGE "PortugueseBR"
!insertmacro MUI_LANGUAGE "Russian"
!insertmacro MUI_LANGUAGE "SimpChinese"
!insertmacro MUI_LANGUAGE "Spanish"
!insertmacro MUI_LANGUAGE "TradChinese"
!insertmacro MUI_LANGUAGE "Turkish"
!insertmacro MUI_LANGUAGE "Vietnamese"

VIProductVersion "${VERSION}.0"
VIAddVersionKey "ProductName" "Gomoku"
VIAddVersionKey "FileDescription" "Gomoku setup"
VIAddVersionKey "FileVersion" "${VERSION}"
VIAddVersionKey "LegalCopyright" "MIT licence"

Section "Gomoku"
  SetOutPath "$INSTDIR"
  File /r "${SOURCE}/*"
  WriteUninstaller "$INSTDIR\uninstall.exe"
  CreateShortcut "$SMPROGRAMS\Gomoku.lnk" "$INSTDIR\bin\gomoku.exe"
  WriteRegStr HKCU "Software\Gomoku\Setup" "Folder" "$INSTDIR"
  WriteRegStr HKCU "${KEY}" "DisplayName" "Gomoku"
  WriteRegStr HKCU "${KEY}" "DisplayVersion" "${VERSION}"
  WriteRegStr HKCU "${KEY}" "Publisher" "The Gomoku developers"
  WriteRegStr HKCU "${KEY}" "DisplayIcon" "$INSTDIR\bin\gomoku.exe"
  WriteRegStr HKCU "${KEY}" "UninstallString" '"$INSTDIR\uninstall.exe"'
  WriteRegDWORD HKCU "${KEY}" "NoModify" 1
  WriteRegDWORD HKCU "${KEY}" "NoRepair" 1
SectionEnd

; Only folders that we have made: somebody may have put the game beside other things.
Section "Uninstall"
  RMDir /r "$INSTDIR\bin"
  RMDir /r "$INSTDIR\plugins"
  RMDir /r "$INSTDIR\share"
  RMDir /r "$INSTDIR\translations"
  Delete "$INSTDIR\uninstall.exe"
  RMDir "$INSTDIR"
  Delete "$SMPROGRAMS\Gomoku.lnk"
  DeleteRegKey HKCU "${KEY}"
  DeleteRegKey HKCU "Software\Gomoku\Setup"
SectionEnd
