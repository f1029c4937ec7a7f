import TestSupport
import TestTraits
import Testing

@Suite("Lines on standard input", .waitsOutside)
struct ConversationTests {
  @Test("Each line is answered on a line, as the contract says", arguments: talks)
  func answers(line: String, answer: String) throws {
    let outcome = try converse([install, push, line])
    #expect(outcome.lines.dropFirst(2).joined(separator: "\n") == answer)
  }

  private static let talks: [(String, String)] = [
    (
      "psuh x",
      #"{"error":"unknown verb \"psuh\"; did you mean \"push\"?","ok":false,"suggestions":["push"]}"#
    ),
    (
      "push caht {}",
      #"{"error":"unknown app \"caht\"; did you mean \"chat\"?","ok":false,"suggestions":["chat"]}"#
    ),
    (
      "09:40 wake",
      #"{"error":"the clock only goes forward; it reads 2018-06-04T09:41 already, and 09:40 is past","#
        + #""ok":false,"suggestions":[]}"#
    ),
    (
      "expect groups 2",
      #"{"error":"expected groups 2, but found 1","ok":false,"suggestions":[]}"#
    ),
    ("expect groups 1", #"{"facts":[],"ok":true}"#),
    (
      "explain n9",
      #"{"error":"“n9” is no notification, request, group or app; did you mean \"n1\"?","ok":false,"#
        + #""suggestions":["n1"]}"#
    ),
    (
      "render hom",
      #"{"error":"“hom” is no screen, size or format; did you mean \"home\"?","ok":false,"#
        + #""suggestions":["home"]}"#
    ),
    (
      "subscribe listd",
      #"{"error":"there is no fact “listd”; did you mean \"listed\"?","ok":false,"#
        + #""suggestions":["listed"]}"#
    ),
    ("subscribe listed updated", #"{"ok":true,"subscribed":["listed","updated"]}"#),
    (
      "ringer on",
      #"{"facts":[],"ok":true}"#
    ),
    (
      "undo",
      #"{"error":"there is nothing to undo","ok":false,"suggestions":[]}"#
    ),
    ("", #"{"facts":[],"ok":true}"#), ("# only a comment", #"{"facts":[],"ok":true}"#),
  ]

  @Test("What is wrong in a file that a line names is told with its place there")
  func place() throws {
    let folder = try ScratchFolder([
      "slip.scenario": "wake\nexpekt groups 1\n", "unmet.scenario": "wake\nexpect groups 1\n",
      "tea.apns": "{\n  \"aps\": {\"alert\": \"x\" \"y\"}\n}\n",
    ])
    for (line, place) in [
      ("include \(folder.path)/slip.scenario", "slip.scenario:2:1"),
      ("include \(folder.path)/unmet.scenario", "unmet.scenario:2:1"),
      ("push chat \(folder.path)/tea.apns", "tea.apns:2:"),
    ] {
      let answer = try converse([install, line]).lines.last ?? ""
      #expect(answer.contains("\"error\":\"\(folder.path)/\(place)"), "\(answer)")
    }
  }

  @Test("A line that is wrong in parts is answered with the facts of the others and all mistakes")
  func partlyDone() throws {
    let folder = try ScratchFolder([
      "slips.scenario": "\(push)\nlaunch nobody\nlaunch nobody2\n\(push)\n",
      "unmet.scenario": "expect groups 1\nexpect groups 2\n",
    ])
    let slips = try converse([install, "include \(folder.path)/slips.scenario"]).lines.last ?? ""
    #expect(slips.contains(#","facts":[{"#) && slips.contains(#","ok":false,"#), "\(slips)")
    #expect(slips.split(separator: #""fact":"received""#).count == 3, "\(slips)")
    #expect(slips.contains(#"unknown app \"nobody2\""#), "\(slips)")
    let unmet = try converse([install, "include \(folder.path)/unmet.scenario"]).lines.last ?? ""
    for said in ["expected groups 1", "expected groups 2"] {
      #expect(unmet.contains(said), "\(unmet)")
    }
    #expect(!unmet.contains(#""facts""#), "\(unmet)")
    let late = try converse([install, "+5s launch nobody"]).lines.last ?? ""
    #expect(late.contains(#""fact":"clockMoved""#) && !late.contains("diagnostics"), "\(late)")
  }

  @Test("State, explanation and picture are the ones that the commands give")
  func queries() throws {
    let outcome = try converse([install, push, "state", "explain n1", "render 40x12 text"])
    #expect(outcome.lines[2].hasPrefix(#"{"ok":true,"state":{"alert":null,"#))
    #expect(
      outcome.lines[3].hasPrefix(#"{"explanation":{"advice":null,"answer":"On the lock screen "#))
    #expect(outcome.lines[3].contains(#","judgments":[{"#), "\(outcome.lines[3])")
    #expect(outcome.lines[4].hasPrefix(#"{"ok":true,"text":" 9:41"#), "\(outcome.lines[4])")
    #expect(outcome.lines.count == 5)
  }

  @Test("Y5, Y21: what a check says of a payload is among the diagnostics of the state")
  func lint() throws {
    let payload = #"{"aps":{"alert":{"body":"b","thread-id":"t"},"catgory":"x"}}"#
    let outcome = try converse([install, "push chat \(payload)", "state"])
    let state = try #require(outcome.lines.last)
    let checked = try CommandLineHarness(["a.apns": payload]).run("check", "a.apns").output
    let messages = checked.split(separator: "\n").compactMap { $0.split(separator: ": ").last }
    #expect(messages.count == 2)
    for message in messages { #expect(state.contains(message), "\(message): \(state)") }
  }

  @Test(
    "§5: every line has an answer, a blank one and a comment too",
    arguments: ["", "   ", "# to be seen to", "  # indented"])
  func blank(line: String) throws {
    let outcome = try converse([install, line, "wake"])
    #expect(outcome.lines.count == 3, "\(outcome.lines)")
    #expect(outcome.lines.dropFirst().first == #"{"facts":[],"ok":true}"#)
  }

  @Test("Y5: what is to be said of what a line sends is in its answer, where there is something")
  func complaints() throws {
    let slip = try converse([install, #"push chat {"aps":{"alert":"Hello","soudn":"default"}}"#])
    let answer = try #require(slip.lines.last)
    #expect(answer.contains(#""ok":true"#) && answer.contains(#""diagnostics":[{"#), "\(answer)")
    #expect(answer.contains("soudn"), "\(answer)")
    let fine = try converse([install, push])
    #expect(fine.lines.last?.contains("diagnostics") == false, "\(fine.lines)")
  }

  @Test("L21: what is wrong with an app's own file is said once, and a line is told by its number")
  func ownFiles() throws {
    let harness = try CommandLineHarness([
      "L.app/Info.plist":
        #"<plist version="1.0"><dict><key>CFBundleIdentifier</key><string>com.example.l</string></dict></plist>"#,
      "L.app/en.lproj/Localizable.strings": "\"dup\" = \"one\";\n\"dup\" = \"two\";\n",
    ])
    let keyed = #"push l {"aps":{"alert":{"loc-key":"dup"}}}"#
    let slip = #"push l {"aps":{"alert":{"loc-key":"dup"},"catgory":"x"}}"#
    let lines = ["app L.app", keyed, keyed, slip, slip, "state"]
    let outcome = try harness.run("run", "-", input: lines.map { $0 + "\n" }.joined())
    let answers = outcome.lines.dropLast()
    #expect(answers.count { $0.contains("is given twice") } == 1, "\(answers)")
    #expect(answers.count { $0.contains("catgory") } == 2, "\(answers)")
    let state = try #require(outcome.lines.last)
    #expect(state.split(separator: "is given twice").count == 2, "\(state)")
    #expect(state.contains("-:4:") && state.contains("-:5:"), "\(state)")
  }

  @Test("§5: a line over 1 MiB is refused with that reason, and the next one is taken")
  func longLine() throws {
    let outcome = try converse([install, String(repeating: "a", count: (1 << 20) + 1), "wake"])
    #expect(outcome.lines.count == 3)
    #expect(
      outcome.lines.dropFirst().first?.hasPrefix(
        #"{"error":"this line is longer than 1048576 bytes (1 MiB)"#) == true)
  }

  @Test(
    "A line that means something in a file alone is refused, and nothing is done",
    arguments: [
      ("snapshot x", "write render for the picture"), ("tag a", "tag is for the first lines"),
      ("skip why", "skip is for"), ("fails why", "fails is for"), ("case a b=1", "case is for"),
    ])
  func ofFiles(line: String, says: String) throws {
    let outcome = try converse([install, line])
    #expect(outcome.lines.last?.contains(#""ok":false"#) == true, "\(outcome.lines)")
    #expect(outcome.lines.last?.contains(says) == true, "\(outcome.lines)")
    #expect(outcome.status == .exited(2))
  }

  @Test("Who subscribes to facts gets each as it happens, behind the answer, and no others")
  func subscription() throws {
    let outcome = try converse([install, "subscribe listed", push, "lock"])
    let facts = outcome.lines.filter { !$0.contains("\"ok\"") }
    #expect(facts.count == 1)
    #expect(facts.first?.contains(#""fact":"listed""#) ?? false, "\(facts)")
    let all = try converse([install, "subscribe", push])
    #expect(all.lines.filter { !$0.contains("\"ok\"") }.count == 4)
  }

  @Test("Undo is told as a rewind and the facts that hold instead")
  func rewind() throws {
    let outcome = try converse([install, push, "clear n1", "undo"])
    let answer = try #require(outcome.lines.last)
    #expect(answer.contains(#""fact":"rewound","reasons":[],"toSequence":5}"#), "\(answer)")
  }

  @Test(
    "It ends with 2 after a line that was wrong, with 1 after a check that failed, else with 0",
    arguments: [("wake", 0), ("expect groups 9", 1), ("psuh", 2), ("psuh\nexpect groups 9", 2)])
  func status(lines: String, status: Int32) throws {
    let outcome = try CommandLineHarness().run("run", "-", input: lines)
    #expect(outcome.status == .exited(status))
    #expect(outcome.errors == "")
  }

  private let install = #"app {"bundleIdentifier":"com.example.chat"}"#
  private let push = #"push chat {"aps":{"alert":"Hello"}}"#

  private func converse(_ lines: [String]) throws -> Program.Outcome {
    try CommandLineHarness().run("run", "-", input: lines.map { $0 + "\n" }.joined())
  }
}

extension Program.Outcome {
  fileprivate var lines: [String] {
    output.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
  }
}
