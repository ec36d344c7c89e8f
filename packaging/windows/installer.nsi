; SPDX-License-Identifier: GPL-3.0-or-later
; makensis -DVERSION=0.1.0 -DTREE=folder -DLISTS=folder -DOUT=setup.exe installer.nsi
; TREE is what gets installed; LISTS has remove.nsh, which deletes exactly that, and size.nsh (its kilobytes).
; setup.exe /S [/CurrentUser | /AllUsers] [/JSON] [/D=folder]; uninstall.exe /S [/REMOVEDATA]
Unicode true
SetCompressor /SOLID lzma
ManifestDPIAware true
Name "Rigwright"
OutFile "${OUT}"
BrandingText "Rigwright ${VERSION}"
!include "${LISTS}/size.nsh"

!define UNINSTALL_KEY "Software\Microsoft\Windows\CurrentVersion\Uninstall\Rigwright"
!define MULTIUSER_EXECUTIONLEVEL Highest
!define MULTIUSER_MUI
!define MULTIUSER_INSTALLMODE_COMMANDLINE
!define MULTIUSER_USE_PROGRAMFILES64
!define MULTIUSER_INSTALLMODE_INSTDIR "Rigwright"
!define MULTIUSER_INSTALLMODE_INSTDIR_REGISTRY_KEY "${UNINSTALL_KEY}"
!define MULTIUSER_INSTALLMODE_INSTDIR_REGISTRY_VALUENAME "InstallLocation"
!define MULTIUSER_INSTALLMODE_DEFAULT_REGISTRY_KEY "${UNINSTALL_KEY}"
!define MULTIUSER_INSTALLMODE_DEFAULT_REGISTRY_VALUENAME "UninstallString"
!include MultiUser.nsh
!include MUI2.nsh
!include FileFunc.nsh
!include LogicLib.nsh
!include WinVer.nsh

!define MUI_ICON "${ICON}"
!define MUI_UNICON "${ICON}"
!define MUI_COMPONENTSPAGE_SMALLDESC
!define MUI_FINISHPAGE_RUN "$INSTDIR\rigwright.exe"
!insertmacro MUI_PAGE_WELCOME
!insertmacro MULTIUSER_PAGE_INSTALLMODE
!insertmacro MUI_PAGE_COMPONENTS
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_COMPONENTS
!insertmacro MUI_UNPAGE_INSTFILES
!insertmacro MUI_LANGUAGE "English"
!insertmacro MUI_LANGUAGE "SimpChinese"

LangString Program ${LANG_ENGLISH} "The program"
LangString Program ${LANG_SIMPCHINESE} "程序"
LangString Json ${LANG_ENGLISH} "Open .json files by double click"
LangString Json ${LANG_SIMPCHINESE} "双击打开 .json 文件"
LangString JsonWhy ${LANG_ENGLISH} "Windows knows only the last ending of a name, so a double click on .rig.json means all .json files. Without this, Rigwright stands under Open with."
LangString JsonWhy ${LANG_SIMPCHINESE} "Windows 只识别最后一个扩展名，因此双击 .rig.json 会涉及所有 .json 文件。不选时，可在“打开方式”中选择 Rigwright。"
LangString Own ${LANG_ENGLISH} "Your own parts, prices, settings and the log"
LangString Own ${LANG_SIMPCHINESE} "您自己的配件、价格、设置和日志"
LangString OwnWhy ${LANG_ENGLISH} "Of the user who uninstalls. Machines that were saved as files stay."
LangString OwnWhy ${LANG_SIMPCHINESE} "仅限执行卸载的用户。已保存为文件的主机方案会保留。"
LangString Machine ${LANG_ENGLISH} "Rigwright machine"
LangString Machine ${LANG_SIMPCHINESE} "Rigwright 主机方案"
LangString Running ${LANG_ENGLISH} "Rigwright is running, so its files cannot be replaced. Close it, then press Retry."
LangString Running ${LANG_SIMPCHINESE} "Rigwright 正在运行，无法替换其文件。请先关闭它，再点击“重试”。"
LangString TooOld ${LANG_ENGLISH} "Rigwright needs Windows 10, version 1809, or newer."
LangString TooOld ${LANG_SIMPCHINESE} "Rigwright 需要 Windows 10 1809 或更高版本。"

VIProductVersion "${VERSION}.0"
VIAddVersionKey /LANG=${LANG_ENGLISH} "ProductName" "Rigwright"
VIAddVersionKey /LANG=${LANG_ENGLISH} "FileDescription" "Installs Rigwright"
VIAddVersionKey /LANG=${LANG_ENGLISH} "FileVersion" "${VERSION}"
VIAddVersionKey /LANG=${LANG_ENGLISH} "LegalCopyright" "GPL-3.0-or-later"

; Explorer reads associations anew.
!macro TellExplorer
    System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)'
!macroend

; Stops while the program runs: Windows does not let its file be written then.
!macro WaitUntilClosed
    ${If} ${FileExists} "$INSTDIR\rigwright.exe"
        retry:
        ClearErrors
        FileOpen $0 "$INSTDIR\rigwright.exe" a
        ${If} ${Errors}
            MessageBox MB_RETRYCANCEL|MB_ICONEXCLAMATION "$(Running)" /SD IDCANCEL IDRETRY retry
            SetErrorLevel 2
            Abort
        ${EndIf}
        FileClose $0
    ${EndIf}
!macroend

Section "!$(Program)" SectionProgram
    SectionIn RO
    !insertmacro WaitUntilClosed
    SetOutPath "$INSTDIR"
    File /r "${TREE}/*"
    WriteUninstaller "$INSTDIR\uninstall.exe"
    CreateShortcut "$SMPROGRAMS\Rigwright.lnk" "$INSTDIR\rigwright.exe"

    WriteRegStr SHCTX "Software\Classes\Rigwright.Machine" "" "$(Machine)"
    WriteRegStr SHCTX "Software\Classes\Rigwright.Machine\DefaultIcon" "" "$INSTDIR\rigwright.exe,0"
    WriteRegStr SHCTX "Software\Classes\Rigwright.Machine\shell\open\command" "" '"$INSTDIR\rigwright.exe" "%1"'
    WriteRegStr SHCTX "Software\Classes\.rig.json" "" "Rigwright.Machine"
    WriteRegNone SHCTX "Software\Classes\.json\OpenWithProgids" "Rigwright.Machine"
    WriteRegStr SHCTX "Software\Classes\Applications\rigwright.exe" "FriendlyAppName" "Rigwright"
    WriteRegStr SHCTX "Software\Classes\Applications\rigwright.exe\SupportedTypes" ".json" ""
    WriteRegStr SHCTX "Software\Classes\Applications\rigwright.exe\shell\open\command" "" '"$INSTDIR\rigwright.exe" "%1"'

    WriteRegStr SHCTX "${UNINSTALL_KEY}" "DisplayName" "Rigwright"
    WriteRegStr SHCTX "${UNINSTALL_KEY}" "DisplayVersion" "${VERSION}"
    WriteRegStr SHCTX "${UNINSTALL_KEY}" "Publisher" "Rigwright"
    WriteRegStr SHCTX "${UNINSTALL_KEY}" "DisplayIcon" "$INSTDIR\rigwright.exe,0"
    WriteRegStr SHCTX "${UNINSTALL_KEY}" "InstallLocation" "$INSTDIR"
    WriteRegStr SHCTX "${UNINSTALL_KEY}" "UninstallString" '"$INSTDIR\uninstall.exe" /$MultiUser.InstallMode'
    WriteRegStr SHCTX "${UNINSTALL_KEY}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /$MultiUser.InstallMode /S'
    WriteRegDWORD SHCTX "${UNINSTALL_KEY}" "EstimatedSize" ${KILOBYTES}
    WriteRegDWORD SHCTX "${UNINSTALL_KEY}" "NoModify" 1
    WriteRegDWORD SHCTX "${UNINSTALL_KEY}" "NoRepair" 1
    !insertmacro TellExplorer
SectionEnd

Section /o "$(Json)" SectionJson
    ReadRegStr $0 SHCTX "Software\Classes\.json" ""
    ${If} $0 != "Rigwright.Machine"
        WriteRegStr SHCTX "${UNINSTALL_KEY}" "JsonBefore" "$0"
    ${EndIf}
    WriteRegStr SHCTX "Software\Classes\.json" "" "Rigwright.Machine"
    !insertmacro TellExplorer
SectionEnd

Section "!un.$(Program)" SectionRemoveProgram
    SectionIn RO
    !insertmacro WaitUntilClosed
    Delete "$SMPROGRAMS\Rigwright.lnk"
    !include "${LISTS}/remove.nsh"
    Delete "$INSTDIR\uninstall.exe"
    SetOutPath "$TEMP"
    RMDir "$INSTDIR"

    ReadRegStr $0 SHCTX "Software\Classes\.json" ""
    ${If} $0 == "Rigwright.Machine"
        ReadRegStr $1 SHCTX "${UNINSTALL_KEY}" "JsonBefore"
        ${If} $1 == ""
            DeleteRegValue SHCTX "Software\Classes\.json" ""
        ${Else}
            WriteRegStr SHCTX "Software\Classes\.json" "" "$1"
        ${EndIf}
    ${EndIf}
    DeleteRegValue SHCTX "Software\Classes\.json\OpenWithProgids" "Rigwright.Machine"
    DeleteRegKey /ifempty SHCTX "Software\Classes\.json\OpenWithProgids"
    DeleteRegKey /ifempty SHCTX "Software\Classes\.json"
    DeleteRegKey SHCTX "Software\Classes\.rig.json"
    DeleteRegKey SHCTX "Software\Classes\Rigwright.Machine"
    DeleteRegKey SHCTX "Software\Classes\Applications\rigwright.exe"
    DeleteRegKey SHCTX "${UNINSTALL_KEY}"
    !insertmacro TellExplorer
SectionEnd

Section /o "un.$(Own)" SectionRemoveOwn
    SetShellVarContext current
    RMDir /r "$LOCALAPPDATA\rigwright"
    RMDir /r "$APPDATA\rigwright"
SectionEnd

!insertmacro MUI_FUNCTION_DESCRIPTION_BEGIN
    !insertmacro MUI_DESCRIPTION_TEXT ${SectionJson} "$(JsonWhy)"
!insertmacro MUI_FUNCTION_DESCRIPTION_END
!insertmacro MUI_UNFUNCTION_DESCRIPTION_BEGIN
    !insertmacro MUI_DESCRIPTION_TEXT ${SectionRemoveOwn} "$(OwnWhy)"
!insertmacro MUI_UNFUNCTION_DESCRIPTION_END

Function .onInit
    ${IfNot} ${AtLeastBuild} 17763
        MessageBox MB_OK|MB_ICONSTOP "$(TooOld)" /SD IDOK
        SetErrorLevel 3
        Quit
    ${EndIf}
    SetRegView 64
    StrCpy $9 $INSTDIR ; of /D=, which MultiUser would forget
    !insertmacro MULTIUSER_INIT
    ${If} $9 != ""
        StrCpy $INSTDIR $9
    ${EndIf}
    ${GetParameters} $0
    ClearErrors
    ${GetOptions} $0 "/JSON" $1
    ${IfNot} ${Errors}
        !insertmacro SelectSection ${SectionJson}
    ${EndIf}
FunctionEnd

Function un.onInit
    SetRegView 64
    !insertmacro MULTIUSER_UNINIT
    ${GetParameters} $0
    ClearErrors
    ${GetOptions} $0 "/REMOVEDATA" $1
    ${IfNot} ${Errors}
        !insertmacro SelectSection ${SectionRemoveOwn}
    ${EndIf}
FunctionEnd
