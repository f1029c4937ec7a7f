import Files
import Notifications
import Testing

@testable import Scenarios

@Suite("Cases of a scenario")
struct ScenarioCaseTests {
  private func bytes(_ text: String) -> [UInt8] { Array(text.utf8) }

  private func document(_ text: String, _ name: String) -> ScenarioDocument {
    ScenarioDocument(
      bytes(text), path: "a.scenario", filling: ScenarioCases(bytes(text))[name])
  }

  @Test("Each line gives a name and what stands in the place of keys, in the order of the file")
  func reads() {
    let text = """
      title "{what} boils"  # {what}
      case pot what=Tea n=3
      tag smoke
      case "two words" what='A kettle' payload={"aps":
        {"badge":1}}
      wake
      case late what=x
      """
    let cases = ScenarioCases(bytes(text)).all
    #expect(cases.map(\.name) == ["pot", "two words"])
    #expect(cases[0].values.map(\.key) == ["what", "n"])
    #expect(cases[1].values.map(\.text) == ["A kettle", "{\"aps\":\n  {\"badge\":1}}"])
    #expect(ScenarioCases([0xFF, 0xFE]).all.isEmpty && ScenarioCases([]).all.isEmpty)
  }

  @Test("A byte that is no UTF-8 leaves the cases and what they fill in, and none of them plays")
  func encoding() {
    let cases = ScenarioCases(bytes("case x a=one\nnote {a}\nnote ") + [0xE9])
    let document = ScenarioDocument(cases, path: "a.scenario", playing: cases["x"])
    #expect(document.diagnostics.map { "\($0.place)" } == ["a.scenario:3:6"])
    #expect(document.isBroken && document.lines[1].word(of: .text)?.text == "one")
  }

  @Test(
    "A key of the case is filled in as text, before the line is read; all other braces stay",
    arguments: [
      ("note {a}", "one two"), ("note \"{a} {b} {c}\"", "one two 2 {c}"),
      ("note '{ a }{}{a'", "{ a }{}{a"), ("note \"{{a}}\"", "{one two}"),
      ("note \"{a}{b}\"", "one two2"),
    ])
  func fills(line: String, said: String) {
    let text = "case x a=\"\\\"one two\\\"\" b=2\n"
    let quoted = "case x a=\"one two\" b=2\n"
    let used = line == "note {a}" ? text : quoted
    let document = document(used + line, "x")
    #expect(document.diagnostics.isEmpty, "\(document.diagnostics)")
    #expect(document.lines.last?.word(of: .text)?.text == said)
  }

  @Test("What is filled in may be words, options, times, numbers in JSON, and whole lines")
  func pieces() {
    let text = """
      case x when=09:50 push="push chat" option="id=a" n=3 rest="\\nwake\\nlock"
      {when} {push} {"aps":{"badge":{n}}} {option}{rest}
      """
    let document = document(text, "x")
    #expect(document.diagnostics.isEmpty, "\(document.diagnostics)")
    #expect(document.lines.map(\.verb.name) == ["case", "push", "wake", "lock"])
    #expect(document.lines[1].option("id")?.text == "a")
    #expect(document.lines[1].when == When("09:50"))
  }

  @Test("Places are those of the file, whatever was filled in before them")
  func places() {
    let text = "case x a=longer-than-its-key b=é\nnote {a} bogus=1\nwake {b} {b} x\nlock now\n"
    let places = document(text, "x").diagnostics.map { "\($0.place.line):\($0.place.column)" }
    #expect(places == ["2:10", "3:6", "4:6"], "\(document(text, "x").diagnostics)")
    let plain = ScenarioDocument(bytes("note ab bogus=1\n"), path: "a.scenario").diagnostics
    #expect(plain.map { "\($0.place.column)" } == ["9"])
  }

  @Test(
    "What a case fills in is said of its line where that cannot be taken apart into words",
    arguments: ["title \"{n}\"", "note \"a {n} b\"", "push chat {\"aps\":{\"alert\":\"{n}\"}}"])
  func filledQuote(line: String) throws {
    let found = try #require(document("case x n='5\"'\n\(line)\n", "x").diagnostics.first)
    #expect(found.message.hasSuffix(" ({n} is “5\"” in case x, line 1)"), "\(found)")
  }

  @Test("A mistake in what a case fills in says what that is, and where it is given")
  func filledMistakes() {
    let text = "case good n=5s\ncase bad n=soon\nwait {n}\nnote a b # {n}\n"
    let said = [
      "3:6: error: \"soon\" is no duration; write one such as 5s, 90m or 1h30m"
        + " ({n} is “soon” in case bad, line 2)",
      "4:8: error: too much for note",
    ]
    let found = alone(text, "bad").diagnostics.map(\.description)
    #expect(found.count == 2 && found.first == "a.scenario:" + said[0], "\(found)")
    #expect(found.last?.hasPrefix("a.scenario:" + said[1]) == true)
    let long = "case x n=\"\(String(repeating: "b", count: 70))\"\nwait {n}\n"
    #expect(document(long, "x").diagnostics.first?.message.contains("bbb⋯” in case x") == true)
    for (word, isTold) in [("\"{n}\"", true), ("'{n}'", true), ("\"{n}s\"", false)] {
      let found = document("case x n=soon\nwait \(word)\n", "x").diagnostics
      #expect(found.count == 1 && found[0].message.contains("{n} is “soon”") == isTold, "\(found)")
    }
  }

  @Test("A word that is a key which no case gives is told as that alone, beside other mistakes")
  func unknownKey() throws {
    let text = """
      case a id=tea
      app {"bundleIdentifier":"com.example.tea"}
      psuh tea {"aps":{"alert":"{k} stays"}} id={k}
      expect delivered {k} # {z}
      """
    let cases = ScenarioCases(Array(text.utf8))
    let document = ScenarioDocument(Array(text.utf8), path: "x", filling: cases.all.first)
    #expect(
      document.diagnostics.map(\.description) == [
        #"x:3:1: error: unknown verb "psuh"; did you mean "push"?"#,
        "x:3:43: error: no case gives “k”; write case NAME k=VALUE before the other lines",
        "x:4:18: error: no case gives “k”; write case NAME k=VALUE before the other lines",
      ])
  }

  @Test("Places in JSON are those of the file, whatever was filled in before them")
  func placesInJSON() {
    func columns(_ line: String) -> [String] {
      document("case x t=\"a long value here it is\" e= m=\"[1,\\n2]\"\n" + line, "x").diagnostics
        .map { "\($0.place.line):\($0.place.column)" }
    }
    let head = "push c {\"aps\":{\"alert\":\"é{t}{t}{e}\"},"
    #expect(columns(head + "\"b\": 04}") == ["2:\(head.count + 6)"])
    // What is filled in is where its brace opens, over whatever lines it goes.
    #expect(columns("push c {\"a\":{t}}") == ["2:13", "2:13"])
    #expect(columns("push c {\"a\":\n \"{t}\",\n \"b\":04}") == ["4:6"])
    #expect(columns("push c {\"a\":{m}, \"b\":04}") == ["2:22"])
    let plain = ScenarioDocument(bytes("push c {\"b\": 04}"), path: "a.scenario").diagnostics
    #expect(plain.map { "\($0.place.column)" } == ["14"], "\(plain)")
  }

  @Test(
    "A key that other cases give and lines have is missed at the case, and what it may be there",
    arguments: [
      (
        "case one title=Hello\ncase two titel=Bye\nnote {title}",
        ["2:10: error: case two gives no “title”; did you mean it by “titel”?"]
      ),
      (
        "case one n=1\ncase two m=2 other=3\npush c {\"aps\":{\"badge\":{n}}}\nnote {other}{m}",
        [
          "2:1: error: case two gives no “n”, which other cases give; "
            + "without it {n} stays as it is written"
        ]
      ),
      (
        "case two titel=Bye\nnote \"{title}\"",
        ["1:10: warning: no line has {titel}; did you mean “title”?"]
      ),
      ("case one a=1 rest=x\ncase two a=2\nnote {a} # {rest}", []),
      (
        "case one a=1 n=x\ncase two a=2\nnote {a}#{n}",
        [
          "2:1: error: case two gives no “n”, which other cases give; "
            + "without it {n} stays as it is written"
        ]
      ),
      ("case one a=1\ncase two a=2 why=\"{b}\"\nnote {a}", []), ("case two a=1\nnote x", []),
    ])
  func slips(text: String, said: [String]) {
    let found = alone(text, "two").diagnostics.map(\.description)
    #expect(found == said.map { "a.scenario:" + $0 })
    #expect(
      document(text, "two").diagnostics.contains { $0.severity == .error }
        == found.contains { $0.contains("error") })
  }

  @Test(
    "What is wrong with a case is told at its place",
    arguments: [
      ("case\nwake", "1:1: error: case lacks NAME; write case NAME KEY=TEXT…"),
      ("case x\nwake", "1:1: error: case needs at least one of: KEY="),
      ("case x a=1 a=2", "1:12: error: a= is given twice; once is enough"),
      ("case x a=1\ncase x a=2", "2:6: error: a case is called “x” already, in line 1; give it"),
      ("wake\ncase x a=1", "2:1: error: case stands before all lines but title"),
      ("09:41 case x a=1", "1:1: error: case is of the whole scenario"),
      ("case a/b x=1", "1:6: error: \"a/b\" is no name of a file"),
      (
        "case .a x=1",
        "1:6: error: \".a\" is no name of a file; write one without slashes or a dot in front, "
      ),
      (
        "case c x={y} y=0",
        "1:10: error: the value of a case is not filled in itself; write it out"
      ),
    ])
  func mistakes(text: String, message: String) {
    let found = ScenarioDocument(bytes(text), path: "a.scenario").diagnostics.map(\.description)
    #expect(found.contains { $0.hasPrefix("a.scenario:" + message) }, "\(found)")
  }

  @Test("G5: two cases may have names that look the same and are other bytes")
  func lookalikes() {
    let names = ["caf\u{E9}", "cafe\u{301}"]
    let text = "case \(names[0]) x=1\ncase \(names[1]) x=2\n"
    #expect(ScenarioDocument(bytes(text), path: "a.scenario").diagnostics.isEmpty)
    let cases = ScenarioCases(bytes(text))
    #expect(cases.isSound && names.map { cases[$0]?.values.map(\.text) } == [["1"], ["2"]])
  }

  @Test(
    "A name is taken apart and put together again",
    arguments: [
      ("a.scenario[b]", "a.scenario", "b"), ("x/a.scenario", "x/a.scenario", nil),
      ("a.app[b]", "a.app[b]", nil), ("[b].scenario", "[b].scenario", nil),
      ("A.SCENARIO[b c]", "A.SCENARIO", "b c"), ("a.scenario[b]]", "a.scenario", "b]"),
      ("]", "]", nil), ("", "", nil),
    ] as [(String, String, String?)])
  func names(text: String, path: String, caseName: String?) {
    let name = ScenarioName(text)
    #expect(name.path == path && name.caseName == caseName)
    #expect(name.text == text)
  }

  private func alone(_ text: String, _ name: String) -> ScenarioDocument {
    let cases = ScenarioCases(bytes(text))
    return ScenarioDocument(cases, path: "a.scenario", playing: cases[name])
  }

  @Test(
    "Played alone, a case is read without the lines of the others, and all else is where it was",
    arguments: [("x", 2), ("y", 2), ("late", 5)])
  func alone(name: String, mistakes: Int) {
    let text = """
      \u{FEFF}# Teas
      case x a=longer-than-its-key
      # {a}
      case y a=é
      title "{a}"

      case late a={"aps":
        {"badge":1}}
      note {a} bogus=1
      wake {a}

      """
    let (one, all) = (alone(text, name), document(text, name))
    #expect(one.diagnostics == all.diagnostics && one.diagnostics.count == mistakes)
    let others = all.lines.filter { $0.caseName.map { $0.text != name } ?? false }
    #expect(others.count == 2 && one.lines.count == all.lines.count - 2)
    let kept = all.lines.filter { $0.caseName.map { $0.text == name } ?? true }
    #expect(one.lines.map(\.place) == kept.map(\.place))
  }

  @Test(
    "What is wrong with a case is told with each of them",
    arguments: ["case x a=2", "case z", "case z a=1 a=2", "case 'z"])
  func mistaken(line: String) {
    let text = "case x a=1\ncase y a=2\n\(line)\nwake\n"
    for name in ["x", "y"] {
      let found = alone(text, name).diagnostics
      #expect(found == document(text, name).diagnostics && !found.isEmpty)
    }
  }

  @Test("A case that is played alone reads three lines, whatever the number of cases")
  func growth() {
    func lines(_ count: Int) -> [Int] {
      let heads = (1...count).map { "case c\($0) n=\($0)\n" }.joined()
      let text = heads + "title \"{n}\"\nnote {n}\n"
      return [1, 2, count].map { alone(text, "c\($0)").lines.count }
    }
    #expect(lines(4) == [3, 3, 3] && lines(400) == [3, 3, 3])
  }

  @Test("Of 20,000 cases each is found by its name, and none is taken for another")
  func many() {
    let heads = (1...20_000).map { "case c\($0) n=\($0)\n" }.joined()
    let cases = ScenarioCases(bytes(heads))
    #expect(cases.all.count == 20_000 && cases["c19999"]?.values.first?.text == "19999")
    #expect(ScenarioDocument(bytes(heads), path: "a.scenario").diagnostics.isEmpty)
  }

  @Test("A text that is gone through line by line keeps its braces, and is read with its case")
  func stepping() throws {
    let text = "case x n=2\ncase y n=3\nexpect groups {n}\n"
    var stepped = try #require(SteppedScenario(bytes(text), path: "a.scenario", playing: "y"))
    #expect(stepped.words(3) == "expect groups {n}")
    let before = stepped.document()
    #expect(before.lines.last?.expectation?.text == "groups 3")
    let isReplaced = stepped.replace(2, with: "case y n=7")
    let after = stepped.document()
    #expect(isReplaced && after.lines.last?.expectation?.text == "groups 7")
  }
}
