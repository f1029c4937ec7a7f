import Testing

@testable import Files

@Suite("Settings in YAML as people write them")
struct YAMLBlockTests {
  @Test(
    "What stands behind a text of several lines is read, however the text is written",
    arguments: [
      "|\n    echo hi\n    exit 0", "|-\n    set -e\n\n    name: of nothing",
      ">+\n    folded\n     words",
      "|2\n    # no comment\n    - no list", "plain words\n    that go on\n    in two: lines",
      "[\n    App,\n    Shared\n  ]", "\"quoted words\n    that go on\"", ">\n    [not, a, list]",
    ])
  func severalLines(text: String) {
    let outline = YAMLOutline.read(
      "settings:\n  script: \(text)\n  after: one\ntargets:\n  Ferry: {}\nlast: two\n")
    #expect(outline["settings"]?["after"]?.text == "one", "lost in the same mapping")
    #expect(outline["targets"]?.members.map(\.key) == ["Ferry"], "lost in the mapping around it")
    #expect(outline["last"]?.text == "two", "lost at the end")
    #expect(outline.members.map(\.key) == ["settings", "targets", "last"], "keys from nowhere")
  }

  @Test("A script among the steps of a list ends where the next step begins")
  func scripts() {
    let outline = YAMLOutline.read(
      """
      steps:
        - name: Lint
          script: |
            if [ -n "$CI" ]; then
              tea: served
            fi
        - script: |
            - dash
          name: Steep
        - plain
      other: x
      """)
    let steps = outline["steps"]?.elements ?? []
    #expect(steps.compactMap { $0["name"]?.text } == ["Lint", "Steep"])
    #expect(steps.last?.text == "plain")
    #expect(steps.count == 3 && outline["other"]?.text == "x")
  }

  @Test(
    "A comment ends a word, in quotes or not; a number sign within a word or its quotes does not",
    arguments: [
      ("Ferry # the app", "Ferry"), ("\"Ferry\" # the app", "Ferry"), ("'Ferry' #the app", "Ferry"),
      ("\"C # D\"", "C # D"), ("'a # b' # c", "a # b"), ("issue#4", "issue#4"),
      ("Ann's Tea # it's hers", "Ann's Tea"), ("\"# all\"", "# all"), ("base0D #x \"y\"", "base0D"),
    ])
  func comments(words: String, value: String) {
    #expect(YAMLOutline.read("key: \(words)\nnext: n")["key"]?.text == value)
    #expect(YAMLOutline.read("- \(words)\n- n").elements.map(\.text) == [value, "n"])
  }

  @Test(
    "A list in brackets is split at its commas, and not within quotes",
    arguments: [
      ("[]", []), ("[a]", ["a"]), ("[a, b]", ["a", "b"]), ("[ a ,b ]", ["a", "b"]),
      ("[\"a, b\", c]", ["a, b", "c"]), ("['x', \"y\"] # z", ["x", "y"]),
      ("[Butcher*.swift, \"Old/**\"]", ["Butcher*.swift", "Old/**"]),
    ])
  func lists(text: String, elements: [String]) {
    #expect(YAMLOutline.read("key: \(text)")["key"]?.elements.compactMap(\.text) == elements)
  }

  @Test(
    "A word with a colon in quotes is a word, and a key may be in quotes",
    arguments: [
      ("- \"tea: green\"\n- b", ["tea: green", "b"]), ("- 'a: b'", ["a: b"]),
      ("- http://example.com", ["http://example.com"]), ("- 10:30", ["10:30"]),
    ])
  func colons(text: String, elements: [String]) {
    #expect(YAMLOutline.read(text).elements.map(\.text) == elements)
  }

  @Test("A key in quotes may hold a colon, and its value may stand on the next line")
  func quotedKeys() {
    let outline = YAMLOutline.read("\"tea: green\": cup\nnext:\n  line\nend: x")
    #expect(outline["tea: green"]?.text == "cup")
    #expect(outline["next"]?.text == "line")
    #expect(outline["end"]?.text == "x")
  }

  @Test("A line that is nothing known ends nothing but itself")
  func strangers() {
    let outline = YAMLOutline.read(
      "a: 1\n<<<<<<< HEAD\nb: 2\n=======\n?\nc:\n  - d\n  e\n  - f\ng: 3")
    #expect(outline.members.map(\.key) == ["a", "b", "c", "g"])
  }

  @Test("Line ends of Windows and blank lines with blanks in them mean nothing")
  func lineEnds() {
    let outline = YAMLOutline.read("a:\r\n  b: 1\r\n   \r\n\r\n  c: 2\r\nd: 3\r\n")
    #expect(outline["a"]?["b"]?.text == "1" && outline["a"]?["c"]?.text == "2")
    #expect(outline["d"]?.text == "3")
  }
}
