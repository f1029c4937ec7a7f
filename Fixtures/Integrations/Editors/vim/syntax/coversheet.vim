" Scenarios of Coversheet. Made from the table of verbs by
" RECORD=documents swift test --filter DocumentTests
" do not edit.
if exists('b:current_syntax')
  finish
endif
syntax include @coversheetJSON syntax/json.vim
unlet! b:current_syntax
setlocal iskeyword+=-

syntax match coversheetTime /\v^\s*\zs([+@]\S+|\d{1,2}:\d{2}\S*|\d{4}-\d{2}-\d{2}T\S+)/ nextgroup=coversheetVerb,coversheetExpect skipwhite
syntax match coversheetVerb /\v^\s*\zs(deliver-prominently|dismiss-suggestion|open-app-settings|deliver-quietly|schedule-legacy|present-legacy|set-categories|cancel-legacy|read-feedback|authenticate|delete-focus|focus-filter|show-summary|will-present|watch-clear|watch-close|background|force-quit|headphones|push-fault|watch-view|authorize|clear-all|configure|set-badge|terminate|uninstall|watch-act|collapse|language|schedule|settings|snapshot|timezone|turn-off|carplay|confirm|dismiss|include|network|setting|suggest|summary|suspend|answer|arrive|banner|cancel|center|device|expand|expect|launch|locale|manage|policy|remove|ringer|unlock|volume|alert|allow|clear|fails|focus|input|leave|pause|power|press|sleep|title|watch|world|case|deny|edit|home|keep|lock|mute|note|play|push|redo|seed|send|skip|type|undo|view|wait|wake|act|app|arm|dnd|tag|tap|at)\ze(\s|$)/
syntax match coversheetVerb /\v(deliver-prominently|dismiss-suggestion|open-app-settings|deliver-quietly|schedule-legacy|present-legacy|set-categories|cancel-legacy|read-feedback|authenticate|delete-focus|focus-filter|show-summary|will-present|watch-clear|watch-close|background|force-quit|headphones|push-fault|watch-view|authorize|clear-all|configure|set-badge|terminate|uninstall|watch-act|collapse|language|schedule|settings|snapshot|timezone|turn-off|carplay|confirm|dismiss|include|network|setting|suggest|summary|suspend|answer|arrive|banner|cancel|center|device|expand|expect|launch|locale|manage|policy|remove|ringer|unlock|volume|alert|allow|clear|fails|focus|input|leave|pause|power|press|sleep|title|watch|world|case|deny|edit|home|keep|lock|mute|note|play|push|redo|seed|send|skip|type|undo|view|wait|wake|act|app|arm|dnd|tag|tap|at)\ze(\s|$)/ contained
syntax match coversheetExpect /\v^\s*\zsexpect\ze\s/ nextgroup=coversheetNot,coversheetSubject skipwhite
syntax match coversheetExpect /\vexpect\ze\s/ contained nextgroup=coversheetNot,coversheetSubject skipwhite
syntax keyword coversheetNot not contained nextgroup=coversheetSubject skipwhite
syntax match coversheetSubject /\v(authorization|notification|suggestion|delivered|received|actions|outcome|pending|reached|setting|summary|banner|device|groups|offers|prompt|screen|alert|badge|focus|group|muted|order|sheet|sound|watch|whole|apns|call|held|view|wake|app|why)\ze(\s|$)/ contained
syntax match coversheetKey /\v\s\zs[A-Za-z0-9-]+\ze\=/
syntax region coversheetString start=/"/ skip=/\\./ end=/"/ oneline
syntax region coversheetString start=/'/ end=/'/ oneline
syntax region coversheetObject matchgroup=Delimiter start=/\v(\s|\=)@<=\{/ end=/}/ contains=@coversheetJSON
syntax region coversheetArray matchgroup=Delimiter start=/\v(\s|\=)@<=\[/ end=/]/ contains=@coversheetJSON
syntax match coversheetComment /\v(^|\s)\zs#.*$/

highlight default link coversheetTime Number
highlight default link coversheetVerb Statement
highlight default link coversheetExpect Statement
highlight default link coversheetNot Operator
highlight default link coversheetSubject Type
highlight default link coversheetKey Identifier
highlight default link coversheetString String
highlight default link coversheetComment Comment
let b:current_syntax = 'coversheet'
