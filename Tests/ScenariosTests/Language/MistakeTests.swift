import Scenarios
import Testing

@Suite struct MistakeTests {
  @Test(
    "Each mistake is said where it is, with what to write instead",
    arguments: [
      ("psuh chat {}", "1:1: error: unknown verb \"psuh\"; did you mean \"push\"?"),
      (
        "09:4 wake",
        "1:1: error: \"09:4\" is no time; write one such as 09:41, 2018-06-04T09:41 or +5s"
      ),
      (
        "-5s wake",
        "1:1: error: the clock only goes forward; write a time to come, such as +5s"
      ),
      ("  09:41", "1:3: error: a verb is missing here"),
      ("wake now", "1:6: error: too much for wake, which takes nothing"),
      (
        "note a b",
        "1:8: error: too much for note; write note TEXT; put quotes around a text with spaces"
      ),
      (
        "push chat",
        "1:1: error: push lacks PAYLOAD; write push APP|- PAYLOAD [id=NAME] [collapse-id=ID] "
          + "[expiration=WHEN] [priority=N] [push-type=TYPE] [topic=TOPIC] [to=watch] "
          + "[via=file|http|binary0|binary1|binary2] [identifier=N]"
      ),
      (
        "push chat {} collapse=x",
        "1:14: error: push has no option collapse=; did you mean \"collapse-id\"?"
      ),
      ("wake a=1", "1:6: error: wake has no option a=; it takes no options"),
      ("push c {} id=a id=b", "1:16: error: id= is given twice; once is enough"),
      (
        "setting chat",
        "1:1: error: setting needs at least one of: notifications= lock-screen= center= banners= sounds= "
          + "badges= critical= car-play= announce= time-sensitive= banner-style= previews= grouping= "
          + "delivery= display="
      ),
      ("setting chat grouping=of", "1:23: error: grouping= knows no \"of\"; did you mean \"off\"?"),
      (
        "setting chat grouping=zz",
        "1:23: error: grouping= knows no \"zz\"; write one of: automatic by-app off"
      ),
      ("wait 5", "1:6: error: \"5\" is no duration; write one such as 5s, 90m or 1h30m"),
      ("volume 2", "1:8: error: \"2\" is no volume; write 0 to 1, such as 0.5"),
      ("volume 0x1p-1", "1:8: error: \"0x1p-1\" is no volume; write 0 to 1, such as 0.5"),
      (
        "expect view ratio 0x1p-1",
        "1:19: error: \"0x1p-1\" is no ratio; write one such as 0.75"
      ),
      (
        "dnd on schedule=25:00-07:00",
        "1:17: error: \"25:00-07:00\" is no part of a day; write when it begins and ends, such as 22:00-07:00"
      ),
      (
        "will-present chat alert,alart",
        "1:19: error: will-present knows no \"alart\"; did you mean \"alert\"?"
      ),
      ("seed x", "1:6: error: \"x\" is no whole number; write a number from 0"),
      (
        "seed 9223372036854775808",
        "1:6: error: 9223372036854775808 is out of range; write 0 to 9223372036854775807"
      ),
      ("device battery=50.5", "1:16: error: \"50.5\" is no whole number; write 0 to 100"),
      (
        "expect badge chat >=1.5",
        "1:19: error: \"1.5\" is no whole number; write a number from 0"
      ),
      ("device battery=-1", "1:16: error: -1 is out of range; write 0 to 100"),
      ("device battery=-0", "1:16: error: \"-0\" is no whole number; write 0 to 100"),
      (
        "push-fault chat 503 ServiceUnavailable times=-1",
        "1:46: error: -1 is out of range; write a number from 0"
      ),
      ("device battery=101", "1:16: error: 101 is out of range; write 0 to 100"),
      (
        "policy group.stackTreshold 3",
        "1:8: error: unknown policy \"group.stackTreshold\"; did you mean \"group.stackThreshold\"?"
      ),
      ("title \"a", "1:7: error: this \" is never closed; close it on the same line"),
      ("title it's", "1:9: error: this ' is never closed; close it on the same line"),
      (
        "title \"a\\t\"",
        "1:9: error: there is no such escape; there are \\\" \\\\ \\n and \\u{1F600}"
      ),
      ("title \"\\u1F600\"", "1:8: error: write the code point in braces, such as \\u{1F600}"),
      (
        "title \"\\u{110000}\"",
        "1:8: error: there is no character \\u{110000}; the last one is \\u{10FFFF}"
      ),
      (
        "title \"\\u{D800}\"",
        "1:8: error: there is no character \\u{D800}; the last one is \\u{10FFFF}"
      ),
      (
        "expect notification n1 body “Hello world”",
        "1:29: error: typographic quotes such as “ hold no words together; "
          + "write \" before and behind the text"
      ),
      (
        "push c {} id=«a b»",
        "1:14: error: typographic quotes such as « hold no words together; "
          + "write \" before and behind the text"
      ),
      (
        "expect notification n1 body “Hello”",
        "1:29: warning: the typographic quotes are part of this text; write \"Hello\", "
          + "or \"“Hello”\" where they are meant"
      ),
      (
        "expect\u{A0}groups 0",
        "1:7: error: the no-break space (U+00A0) here separates no words; write a plain space"
      ),
      (
        "expect groups\u{3000}0",
        "1:14: error: the blank here (U+3000) separates no words; write a plain space"
      ),
      (
        "expect notification n1 body matches none",
        "1:37: error: write the expression between slashes: /…/, or /…/i"
      ),
      ("push c {\"aps\":", "1:8: error: this { is never closed"),
      ("push c {\"aps", "1:9: error: this \" is never closed; close it on the same line"),
      (
        "expect",
        "1:1: error: expect lacks what to expect; write one of: groups group notification whole order outcome delivered "
          + "apns pending reached banner sound watch wake badge setting app device call actions view "
          + "received prompt alert sheet offers suggestion authorization focus held summary muted "
          + "screen why"
      ),
      ("expect grup a", "1:8: error: there is no expectation \"grup\"; did you mean \"group\"?"),
      (
        "expect group a",
        "1:1: error: expect group lacks one of: count expanded collapsed hidden absent title subtitle body summary"
      ),
      (
        "expect group a sumary x",
        "1:16: error: expect group knows no \"sumary\"; did you mean \"summary\"?"
      ),
      ("expect why n1 G3x", "1:15: error: there is no rule G3x; did you mean \"G3\"?"),
      (
        "expect screen matches abc",
        "1:23: error: write the expression between slashes: /…/, or /…/i"
      ),
      (
        "expect screen matches /he SAID/i",
        "1:23: error: close the expression with a slash, and put one with blanks in quotes: \"/…/\""
      ),
      (
        "snapshot a size=80",
        "1:17: error: \"80\" is no size; write columns and rows up to 1000, such as 80x24"
      ),
      (
        "snapshot a size=23x30",
        "1:17: error: \"23x30\" is too small; a phone alone needs 24 columns"
      ),
      (
        "snapshot a bare=off size=39x12",
        "1:26: error: \"39x12\" is too small; a screen needs 40x12"
      ),
      (
        "snapshot a size=40x11 bare=off",
        "1:17: error: \"40x11\" is too small; a screen needs 40x12"
      ),
      ("expand [1]", "1:8: error: this is JSON where GROUP is needed"),
    ])
  func says(text: String, message: String) {
    let found = ScenarioDocument(Array(text.utf8), path: "a").diagnostics.map(\.description)
    #expect(found.first == "a:" + message)
  }

  @Test(
    "A text may have typographic quotes and strange blanks in it, and stays an expectation",
    arguments: [
      ("expect notification n1 body \"“Hello”\"", 0), ("note Guten\u{A0}Morgen", 0),
      ("note “", 0), ("note it’s", 0), ("expect notification n1 body “Hello”", 1),
    ])
  func odd(line: String, warnings: Int) {
    let document = ScenarioDocument(line: line, path: "a")
    #expect(document.diagnostics.count == warnings && !document.isBroken)
    #expect(document.lines.first.map { $0.verb.name == "expect" } == line.hasPrefix("expect"))
    #expect(!line.hasPrefix("expect") || document.lines.first?.expectation != nil)
  }

  @Test("A wrong regular expression is a mistake of the file")
  func wrongPattern() throws {
    let document = ScenarioDocument(line: "expect screen matches /(/", path: "a")
    let message = try #require(document.diagnostics.first?.description)
    #expect(message.hasPrefix("a:1:23: error: /(/ is no regular expression: "))
  }

  @Test("All mistakes of a file come in one go, in its order, and good lines stay")
  func allAtOnce() {
    let text =
      "wake\r\n# psuh\r\nfoo \"x\r\n  wait x y=2\nlock\npush c {\n  \"aps\": nul\n}\nsleep\n"
    let document = ScenarioDocument(Array(text.utf8), path: "a")
    #expect(document.lines.map(\.verb.name) == ["wake", "lock", "sleep"])
    let places = document.diagnostics.map(\.place)
    #expect(places == places.sorted())
    #expect(document.diagnostics.count == 5, "\(document.diagnostics)")
    #expect(document.diagnostics.last?.place.line == 7, "inline JSON is wrong at its own place")
  }

  @Test(
    "A bracket of the wrong kind in JSON is told as in a file, and the line's other words are read")
  func wrongBracket() {
    let text =
      "push c {\"aps\":{\"n\":[1,2}} id=a bogus=1\n"
      + "push c {\n \"x\": {\"n\": [1 }\n}\nwake\n"
    let document = ScenarioDocument(Array(text.utf8), path: "a")
    let words = "where ] has to close the array of line"
    #expect(
      document.diagnostics.map(\.description).filter { !$0.contains("bogus") } == [
        "a:1:24: error: found '}' \(words) 1", "a:3:16: error: found '}' \(words) 3",
      ])
    #expect(document.diagnostics.count == 3, "\(document.diagnostics)")
    #expect(document.lines.map(\.verb.name) == ["wake"])
  }

  @Test("Lines that go on with JSON which is never closed are no lines of their own")
  func unclosedLines() {
    let text = "push c {\n  \"aps\": {\n  }, \"n\": [1,\n ]\n   , \"url\": \"y\"\nwake\n"
    let document = ScenarioDocument(Array(text.utf8), path: "a")
    #expect(document.diagnostics.map(\.description) == ["a:1:8: error: this { is never closed"])
    #expect(document.lines.map(\.verb.name) == ["wake"])
  }

  @Test("What names a file has no slash in any character, no dot in front and no zero byte")
  func namesOfFiles() {
    for name in ["a/\u{301}b", ".\u{301}b", "a\\u{0}b"] {
      for line in ["snapshot \"\(name)\"", "case \"\(name)\" k=1"] {
        let message = ScenarioDocument(line: line, path: "a").diagnostics.first?.message ?? ""
        #expect(message.contains("is no name of a file"), "\(line): \(message)")
      }
    }
  }

  @Test("Inline JSON is wrong at its own place, also on the line of the verb")
  func inlineColumn() {
    let document = ScenarioDocument(line: "push é {\"aps\": 1,, \"b\": 2}", path: "a")
    #expect(document.diagnostics.first?.place.column == 18, "\(document.diagnostics)")
  }

  @Test("Bytes that are no UTF-8, UTF-16 and zero bytes are refused at their place")
  func encodings() {
    let latin = ScenarioDocument(Array("wake\ntitle caf".utf8) + [0xE9], path: "a")
    #expect(
      latin.diagnostics.map(\.description) == [
        "a:2:10: error: this byte is no UTF-8; save the file as UTF-8"
      ])
    let more = Array("frob\nnote \"é".utf8) + [0xFF] + Array("\" \"\nwait x\nnote ".utf8) + [0xFE]
    #expect(
      ScenarioDocument(more, path: "a").diagnostics.map { "\($0.place)" } == [
        "a:1:1", "a:2:8", "a:2:11", "a:3:6",
      ], "all of a file's mistakes come in one go")
    let wide = ScenarioDocument([0xFF, 0xFE, 0x77, 0], path: "a")
    #expect(
      wide.diagnostics.map(\.description) == ["a:1:1: error: this is UTF-16; save it as UTF-8"])
    let zero = ScenarioDocument([0x77, 0x61, 0], path: "a")
    #expect(
      zero.diagnostics.map(\.description) == ["a:1:3: error: this is no text: it has a zero byte"])
  }
}
