import JSONRPC
import LanguageServer
import Notifications
import Testing

@Suite("Scenarios in an editor")
struct ScenarioFeatureTests {
  static let day = """
    app {"bundleIdentifier":"com.example.bistro","displayName":"Bistro"}
    push bistro {"aps":{"alert":{"title":"Ada","body":"Two soups"}}} id=soup
    expect notification soup title Ada
    expect notification soup body "One soup"
    09:45 wake
    expect why soup U1

    """

  func client() throws -> EditorClient {
    let client = try EditorClient(["day.scenario": Self.day])
    client.open("day.scenario")
    return client
  }

  @Test("A verb says what its line does and how it is written")
  func verb() throws {
    let words = try client().hover("day.scenario", 1, 2)
    #expect(words.contains("push APP"))
    #expect(words.contains("- `id=`"))
  }

  @Test("An expectation says whether it holds, and by what it differs")
  func expectation() throws {
    let client = try client()
    #expect(try client.hover("day.scenario", 2, 2).hasPrefix("holds"))
    let words = try client.hover("day.scenario", 3, 2)
    #expect(words.hasPrefix(#"does not hold: "One soup", but found "Two soups""#), "\(words)")
    #expect(words.contains("at character 1"))
    client.type(" ", in: "day.scenario", 4, 0, 0)
    #expect(
      try client.hover("day.scenario", 2, 2).hasPrefix("holds"), "what comes before is as it was")
    client.type("x", in: "day.scenario", 1, 50, 51)
    #expect(!(try client.hover("day.scenario", 2, 2).hasPrefix("holds")), "now it is not known")
  }

  @Test("A name says what it stands for, a rule what it says")
  func names() throws {
    let client = try client()
    #expect(try client.hover("day.scenario", 2, 21).contains("Two soups"))
    #expect(try client.hover("day.scenario", 5, 16).hasPrefix("**U1**"))
  }

  @Test("What comes next is what the line on the screen would offer")
  func completion() throws {
    let client = try client()
    client.type("expect notification s", in: "day.scenario", 6, 0, 0)
    let list = try client.ask("textDocument/completion", client.at("day.scenario", 6, 21))
    let labels = list["items"]?.array?.compactMap { $0["label"]?.string } ?? []
    #expect(labels.contains("soup"))
    let verbs = try client.ask("textDocument/completion", client.at("day.scenario", 0, 1))
    #expect(verbs["items"]?.array?.first?["label"]?.string?.hasPrefix("a") == true)
  }

  @Test("In JSON no verb comes next, not even in its last row at the end of the file")
  func insideJSON() throws {
    let client = try EditorClient()
    client.open("day.scenario", "push tea {\"aps\":\n pu \"x\"}")
    let answer = try client.ask("textDocument/completion", client.at("day.scenario", 1, 3))
    #expect(answer == .null)
  }

  @Test("A completion takes the place of the word that is typed, in the client's units")
  func completionRange() throws {
    let client = try client()
    client.type("note \"🍲\" t", in: "day.scenario", 6, 0, 0)
    client.type("\n+1m pus", in: "day.scenario", 6, 11, 11)
    let list = try client.ask("textDocument/completion", client.at("day.scenario", 7, 7))
    let item = list["items"]?.array?.first { $0["label"]?.string == "push" }
    let range = item?[path: "textEdit", "range"]
    #expect(range?[path: "start", "character"]?.integer == 4)
    #expect(range?[path: "end", "character"]?.integer == 7)
  }

  @Test("Files near the scenario are offered where one is wanted")
  func paths() throws {
    let client = try EditorClient([
      "day.scenario": "push bistro \ninclude \n", "Payloads/soup.apns": "{}",
      "_steps.scenario": "wake\n",
    ])
    client.open("day.scenario")
    let labels = { (line: Int, unit: Int) in
      try client.ask("textDocument/completion", client.at("day.scenario", line, unit))["items"]?
        .array?.compactMap { $0["label"]?.string } ?? []
    }
    #expect(try labels(0, 12).contains("Payloads/soup.apns"))
    #expect(try labels(1, 8).contains("_steps.scenario"))
  }

  @Test("Formatting leaves one blank between words, and changes no word")
  func formatting() throws {
    let untidy = """
        wake   # early
      \tpush  bistro   {"aps": {
          "alert":   "A   b" } }   id=soup  \t
      note  "two  blanks"  text=x
      expect "
      """
    let client = try EditorClient(["day.scenario": untidy])
    client.open("day.scenario")
    let edits = try client.ask("textDocument/formatting", client.at("day.scenario", 0, 0))
    #expect(
      client.edited(untidy, edits) == """
        wake   # early
        push bistro {"aps": {
            "alert":   "A   b" } } id=soup
        note "two  blanks" text=x
        expect "
        """)
  }

  @Test("A verb that is mistyped can be put right, and an expectation be as it is")
  func actions() throws {
    let client = try client()
    client.type("wkae", in: "day.scenario", 4, 6, 10)
    client.settle()
    let mended = try client.actions("day.scenario", line: 4).first
    #expect(mended?["title"]?.string == "write wake")
    let titles = try client.actions("day.scenario", line: 3).compactMap { $0["title"]?.string }
    #expect(
      titles == [
        #"expect it as it is: expect notification soup body "Two soups""#, "open at this line",
      ])
  }

  @Test("What is expected of an app or of the phone can be as it is, too")
  func asItIs() throws {
    let client = try EditorClient([
      "day.scenario": Self.day.split(separator: "\n").prefix(2).joined(separator: "\n")
        + "\nexpect badge bistro 3\nexpect group bistro count 2\nexpect not groups 1\n"
    ])
    client.open("day.scenario")
    client.settle()
    let titles = try (2...4).map { line in
      try client.actions("day.scenario", line: line).first?["title"]?.string
    }
    #expect(
      titles == [
        "expect it as it is: expect badge bistro none",
        "expect it as it is: expect group bistro count 1", "expect it as it is: expect groups 1",
      ])
  }

  @Test("Behind a line stands what is so then, once that is asked for")
  func expectAfter() throws {
    let client = try client()
    let action = try client.actions("day.scenario", line: 1).first {
      $0["title"]?.string == "expect it as it is after this line"
    }
    let edits = action?[path: "edit", "changes"]?[client.uri("day.scenario")]
    let text = client.edited(Self.day, edits)
    #expect(text.contains("id=soup\nexpect notification soup in lock-screen\n"), "\(text)")
  }

  @Test("The text that a notification has is written before those that it lacks")
  func onlyText() throws {
    let day = """
      app {"bundleIdentifier":"com.example.tea","displayName":"Tea"}
      push tea {"aps":{"alert":"plain"}} id=one

      """
    let client = try EditorClient(["day.scenario": day])
    client.open("day.scenario")
    let action = try client.actions("day.scenario", line: 1).first {
      $0["title"]?.string == "expect it as it is after this line"
    }
    let edits = action?[path: "edit", "changes"]?[client.uri("day.scenario")]
    let text = client.edited(day, edits)
    #expect(
      text.contains("in lock-screen\nexpect notification one body plain\n")
        || text.contains("in lock-screen\nexpect notification one body \"plain\"\n"), "\(text)")
    #expect(!text.contains("title none"), "\(text)")
  }

  @Test("What is written behind a line ends its lines as the document does")
  func lineEnds() throws {
    let day = Self.day.split(separator: "\n").map { $0 + "\r\n" }.joined()
    let client = try EditorClient(["day.scenario": day])
    client.open("day.scenario")
    let action = try client.actions("day.scenario", line: 1).first {
      $0["title"]?.string == "expect it as it is after this line"
    }
    let edits = action?[path: "edit", "changes"]?[client.uri("day.scenario")]
    let text = client.edited(day, edits)
    #expect(text.contains("id=soup\r\nexpect notification soup in lock-screen\r\n"), "\(text)")
    let bytes = Array(text.utf8)
    let ends = bytes.indices.filter { bytes[$0] == UInt8(ascii: "\n") }
    #expect(ends.allSatisfy { bytes[$0 - 1] == UInt8(ascii: "\r") })
  }

  @Test(
    "An action of a line that is not there is refused, whatever number the client gives",
    arguments: [Int64.min, -1, 0, 8, .max])
  func noLine(number: Int64) throws {
    let client = try client()
    let action: JSONValue = [
      "title": "expect it as it is after this line",
      "data": ["uri": .string(client.uri("day.scenario")), "line": .integer(number)],
    ]
    let refusal = JSONRPCError.invalidParams("the action is of no line of a document that is open")
    #expect(throws: refusal) { try client.ask("codeAction/resolve", action) }
  }

  @Test("Opening at a line is a command of the client's, with the path and the line")
  func opening() throws {
    let client = try client()
    let action = try client.actions("day.scenario", line: 4).last
    #expect(action?[path: "command", "command"]?.string == LanguageServer.openCommand)
    #expect(
      action?[path: "command", "arguments"] == [.string(client.folder("day.scenario")), 5])
  }

  @Test("A payload's mistakes are mended as check --fix does")
  func mending() throws {
    let text = #"{"aps":{"alert":"A","mutable-content":true,}}"#
    let client = try EditorClient(["soup.apns": text])
    client.open("soup.apns")
    let action = try client.actions("soup.apns", line: 0).first
    let edits = action?[path: "edit", "changes"]?[client.uri("soup.apns")]
    #expect(client.edited(text, edits) == #"{"aps":{"alert":"A","mutable-content":1}}"#)
  }

  @Test("Words are colored by what they are, in the order of the text")
  func tokens() throws {
    let client = try EditorClient(["day.scenario": "09:41 push mail {\n\"a\":1} id=x # é\n"])
    client.open("day.scenario")
    let data = try client.ask("textDocument/semanticTokens/full", client.at("day.scenario", 0, 0))
    let numbers = data["data"]?.array?.compactMap(\.integer) ?? []
    let rows = stride(from: 0, to: numbers.count, by: 5).map { Array(numbers[$0..<$0 + 4]) }
    #expect(
      rows == [
        [0, 0, 5, 1], [0, 6, 4, 0], [0, 5, 4, 7], [0, 5, 1, 4], [1, 0, 6, 4], [0, 7, 2, 3],
        [0, 3, 1, 2], [0, 2, 3, 5],
      ])
  }

  static let cases = """
    case one body=Ready place=pot
    case two body=Cold place=cup
    app {"bundleIdentifier":"com.example.tea","displayName":"Tea"}
    push tea {"aps":{"alert":{"title":"Tea","body":"{body}"}}} id={place}
    expect notification {place} body "{body}"
    +1m push tea {"aps":{"alert":"Late"}} id=late
    expect within 5m delivered late
    +2m push tea {"aps":{"alert":"Never"}} id=never
    expect not within 10s groups >=3
    expect within 30s notification late body Later
    snapshot {place}

    """
}
