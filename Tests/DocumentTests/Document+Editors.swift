import Notifications
import Scenarios

// How editors color scenarios before a server tells them more.
extension Document {
  private static let editors = "Fixtures/Integrations/Editors/"

  private static let verbs = Verb.all.map(\.name).sorted()
  private static let subjects = ExpectationForm.subjects.sorted()
  // Those of a case are its author's, so that no list has them.
  private static let key = "[A-Za-z0-9-]+"

  // 09:41, +5m, @1528130460, 2018-06-04T09:41, after a line's beginning.
  private static let moment =
    #"(?:[+@]\S+|\d{1,2}:\d{2}(?::\d{2})?\S*|\d{4}-\d{2}-\d{2}T\S+)"#

  /// For VS Code and others that read TextMate's grammars.
  static let textMateGrammar = Document(
    path: editors + "vscode/syntaxes/coversheet.tmLanguage.json",
    text: JSONText.pretty([
      "comment": .string("Made from the table of verbs by \(refreshing); do not edit."),
      "name": "Coversheet", "scopeName": "source.coversheet", "fileTypes": ["scenario"],
      "patterns": [
        ["include": "#comment"],
        [
          "match": .string(
            #"^\s*("# + moment + #")?\s*(expect)\s+(?:(within)\s+(\S+)\s+)?(?:(not)\s+)?("#
              + words(subjects) + #")?(?=\s|$)"#),
          "captures": captures([
            (1, "constant.numeric.time"), (2, "keyword.control"), (3, "keyword.operator"),
            (4, "constant.numeric.time"), (5, "keyword.operator"), (6, "support.type"),
          ]),
        ],
        [
          "match": .string(#"^\s*("# + moment + #")?\s*("# + words(verbs) + #")?(?=\s|$)"#),
          "captures": captures([(1, "constant.numeric.time"), (2, "keyword.control")]),
        ],
        ["include": "#json"], ["include": "#words"],
      ],
      "repository": [
        "comment": ["match": #"(?<=^|\s)#.*$"#, "name": "comment.line.number-sign.coversheet"],
        "json": [
          "begin": #"(?<=^|[\s=])[{\[]"#, "end": #"[}\]]"#,
          "patterns": [["include": "#value"]],
        ],
        "value": [
          "patterns": [
            ["begin": #"[{\[]"#, "end": #"[}\]]"#, "patterns": [["include": "#value"]]],
            [
              "match": #""(?:[^"\\]|\\.)*"(?=\s*:)"#,
              "name": "support.type.property-name.coversheet",
            ], ["include": "#double"],
            ["match": #"-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?"#, "name": "constant.numeric.coversheet"],
            ["match": #"\b(?:true|false|null)\b"#, "name": "constant.language.coversheet"],
          ]
        ],
        "double": [
          "begin": "\"", "end": #""|$"#, "name": "string.quoted.double.coversheet",
          "patterns": [
            [
              "match": #"\\(?:["\\n]|u\{[0-9A-Fa-f]+\}|.)"#,
              "name": "constant.character.escape.coversheet",
            ]
          ],
        ],
        "words": [
          "patterns": [
            ["include": "#double"],
            ["match": #"'[^'\n]*'"#, "name": "string.quoted.single.coversheet"],
            [
              "match": .string(#"(?<=\s)("# + key + #")(=)"#),
              "captures": captures([(1, "variable.parameter"), (2, "keyword.operator")]),
            ],
            [
              "match": #"(?<=[\s=])(?:all|none|on|off)(?=\s|$)"#,
              "name": "constant.language.coversheet",
            ],
          ]
        ],
      ],
    ]))

  private static func captures(_ names: [(Int, String)]) -> JSONValue {
    .object(
      names.map { number, name in
        JSONValue.Member(String(number), ["name": .string(name + ".coversheet")])
      })
  }

  // The longest first: one may begin another.
  private static func words(_ names: [String]) -> String {
    "(?:" + names.sorted { ($1.count, $0) < ($0.count, $1) }.joined(separator: "|") + ")"
  }

  /// For Vim, and for Neovim without Tree-sitter.
  static let vimSyntax = Document(
    path: editors + "vim/syntax/coversheet.vim",
    text: """
      " Scenarios of Coversheet. Made from the table of verbs by
      " \(refreshing)
      " do not edit.
      if exists('b:current_syntax')
        finish
      endif
      syntax include @coversheetJSON syntax/json.vim
      unlet! b:current_syntax
      setlocal iskeyword+=-

      syntax match coversheetTime /\\v^\\s*\\zs([+@]\\S+|\\d{1,2}:\\d{2}\\S*|\\d{4}-\\d{2}-\\d{2}T\\S+)/ nextgroup=coversheetVerb,coversheetExpect skipwhite
      syntax match coversheetVerb /\\v^\\s*\\zs(\(alternatives(verbs)))\\ze(\\s|$)/
      syntax match coversheetVerb /\\v(\(alternatives(verbs)))\\ze(\\s|$)/ contained
      syntax match coversheetExpect /\\v^\\s*\\zsexpect\\ze\\s/ nextgroup=coversheetNot,coversheetSubject skipwhite
      syntax match coversheetExpect /\\vexpect\\ze\\s/ contained nextgroup=coversheetNot,coversheetSubject skipwhite
      syntax keyword coversheetNot not contained nextgroup=coversheetSubject skipwhite
      syntax match coversheetSubject /\\v(\(alternatives(subjects)))\\ze(\\s|$)/ contained
      syntax match coversheetKey /\\v\\s\\zs\(key)\\ze\\=/
      syntax region coversheetString start=/"/ skip=/\\\\./ end=/"/ oneline
      syntax region coversheetString start=/'/ end=/'/ oneline
      syntax region coversheetObject matchgroup=Delimiter start=/\\v(\\s|\\=)@<=\\{/ end=/}/ contains=@coversheetJSON
      syntax region coversheetArray matchgroup=Delimiter start=/\\v(\\s|\\=)@<=\\[/ end=/]/ contains=@coversheetJSON
      syntax match coversheetComment /\\v(^|\\s)\\zs#.*$/

      highlight default link coversheetTime Number
      highlight default link coversheetVerb Statement
      highlight default link coversheetExpect Statement
      highlight default link coversheetNot Operator
      highlight default link coversheetSubject Type
      highlight default link coversheetKey Identifier
      highlight default link coversheetString String
      highlight default link coversheetComment Comment
      let b:current_syntax = 'coversheet'

      """)

  private static func alternatives(_ names: [String]) -> String {
    names.sorted { ($1.count, $0) < ($0.count, $1) }.joined(separator: "|")
  }

  /// For Kate and KWrite.
  static let kateSyntax = Document(
    path: editors + "kate/coversheet.xml",
    text: """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE language>
      <!-- Made from the table of verbs by \(refreshing.replacing("--", with: "- -")); do not edit. -->
      <language name="Coversheet" section="Scripts" version="1" kateversion="5.0" extensions="*.scenario" casesensitive="1">
        <highlighting>
          <list name="verbs">
      \(verbs.map { "      <item>\($0)</item>" }.joined(separator: "\n"))
          </list>
          <list name="subjects">
      \(subjects.map { "      <item>\($0)</item>" }.joined(separator: "\n"))
          </list>
          <contexts>
            <context name="Line" attribute="Normal" lineEndContext="#stay">
              <DetectSpaces/>
              <RegExpr attribute="Comment" context="#stay" String="(?:^|\\s)#.*$"/>
              <RegExpr attribute="Time" context="#stay" String="[+@]\\S+|\\d{1,2}:\\d{2}\\S*|\\d{4}-\\d{2}-\\d{2}T\\S+"/>
              <keyword attribute="Verb" context="Words" String="verbs"/>
              <RegExpr attribute="Normal" context="Words" String="\\S"/>
            </context>
            <context name="Words" attribute="Normal" lineEndContext="#pop">
              <RegExpr attribute="Comment" context="#stay" String="\\s#.*$"/>
              <RegExpr attribute="Key" context="#stay" String="\(key)(?==)"/>
              <RegExpr attribute="String" context="#stay" String="&quot;(?:[^&quot;\\\\]|\\\\.)*&quot;|'[^']*'"/>
              <RegExpr attribute="Normal" context="JSON" String="(?&lt;=[\\s=])[{\\[]"/>
              <keyword attribute="Subject" context="#stay" String="subjects"/>
            </context>
            <context name="JSON" attribute="Normal" lineEndContext="#stay">
              <RegExpr attribute="Key" context="#stay" String="&quot;(?:[^&quot;\\\\]|\\\\.)*&quot;(?=\\s*:)"/>
              <RegExpr attribute="String" context="#stay" String="&quot;(?:[^&quot;\\\\]|\\\\.)*&quot;"/>
              <AnyChar attribute="Normal" context="JSON" String="{["/>
              <AnyChar attribute="Normal" context="#pop" String="}]"/>
            </context>
          </contexts>
          <itemDatas>
            <itemData name="Normal" defStyleNum="dsNormal"/>
            <itemData name="Comment" defStyleNum="dsComment"/>
            <itemData name="Time" defStyleNum="dsBaseN"/>
            <itemData name="Verb" defStyleNum="dsKeyword"/>
            <itemData name="Subject" defStyleNum="dsDataType"/>
            <itemData name="Key" defStyleNum="dsAttribute"/>
            <itemData name="String" defStyleNum="dsString"/>
          </itemDatas>
        </highlighting>
        <general>
          <comments><comment name="singleLine" start="#"/></comments>
          <keywords casesensitive="1" additionalDeliminator="=" weakDeliminator="-"/>
        </general>
      </language>

      """)
}
