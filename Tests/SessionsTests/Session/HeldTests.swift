import Delivery
import Explaining
import Files
import Notifications
import Push
import TestSupport
import Testing

@testable import Sessions

@Suite("What a summary holds, and what a Focus silenced, through all that a session does")
struct HeldTests {
  private static let day = """
    device os=16 start=2018-06-04T08:30
    app {"bundleIdentifier":"com.example.tea","displayName":"Tea"}
    app {"bundleIdentifier":"com.example.cup","displayName":"Cup"}
    summary on times=18:00 apps=tea
    focus Work schedule=09:00-17:00
    09:00 push tea {"aps":{"alert":"Steeping","thread-id":"a","badge":1}} id=n1
    09:10 push tea {"aps":{"alert":"Stewing","thread-id":"b","relevance-score":0.5}} id=n2 expiration=+1h
    09:20 push cup {"aps":{"alert":"Full","sound":"default"}} id=n3
    mute cup hour

    """

  private static let later: [(lines: String, held: Int)] = [
    ("", 2), ("at 10:10\n", 1), ("summary off\n", 0), ("at 12:00\nremove tea delivered n1\n", 0),
    ("focus off\ncenter\nshow-summary\ntap n1\n", 1), ("at 18:00\nsummary open\n", 0),
    ("at 18:00\nsummary clear\n", 0), ("uninstall tea\n", 0),
    ("setting tea delivery=immediate\n", 0),
  ]

  private func played(_ more: String = "") throws -> Session {
    try HeadlessRun.played(Self.day + more).session
  }

  private func phone(_ session: Session) -> String { JSONText.pretty(session.state.json.value) }

  @Test(
    "F6, F12, F16, F17, F18: a journal’s lines lead to the same phone, with all that it holds",
    arguments: later.map(\.lines))
  func resumed(lines: String) throws {
    let session = try played(lines)
    let again = try HeadlessRun.played(session.scenarioLines.joined(separator: "\n")).session
    #expect(phone(again) == phone(session))
    #expect(
      again.state.summary == session.state.summary && again.state.focus == session.state.focus)
  }

  @Test("F12, F17: how many are held is what the rules say", arguments: later)
  func counted(row: (lines: String, held: Int)) throws {
    #expect(try played(row.lines).state.summary.held.count == row.held)
  }

  @Test("F15–F18: what a person did with it is taken back whole, and done again", arguments: later)
  func undone(row: (lines: String, held: Int)) throws {
    var session = try played(row.lines)
    let after = phone(session)
    var undone = 0
    while (try? session.undo()) != nil { undone += 1 }
    #expect(undone > 2, "the summary, the Focus and the mute")
    #expect(session.state.focus.all.isEmpty && session.state.summary.held.isEmpty)
    while (try? session.redo()) != nil {}
    #expect(phone(session) == after)
  }

  @Test("F12, F17: a future that was left comes back with what it held", arguments: later)
  func branched(row: (lines: String, held: Int)) throws {
    var session = try played(row.lines)
    let after = phone(session)
    let held = session.state.summary
    for count in stride(from: 2, to: session.timeline.eventCount, by: 3) {
      session.look(atEvent: count)
      _ = try session.perform(.note("elsewhere"))
      session.take(branch: session.branches.count - 1)
      #expect(phone(session) == after && session.state.summary == held, "left at event \(count)")
    }
  }

  @Test("F12, F13: when its app is read again, what is held is held, in the words of now")
  func reloaded() throws {
    let folder = try ScratchFolder([
      "Tea.app/Info.plist":
        "<plist><dict><key>CFBundleIdentifier</key><string>com.example.tea</string></dict></plist>",
      "Tea.app/en.lproj/Localizable.strings": "\"HOT\" = \"Hot\";\n",
    ])
    let lines = """
      device os=16 start=2018-06-04T08:30
      app \(folder("Tea.app"))
      summary on times=18:00 apps=tea
      09:00 push tea {"aps":{"alert":{"loc-key":"HOT"},"thread-id":"a"}} id=n1 expiration=+20h
      09:10 push tea {"aps":{"alert":{"loc-key":"HOT"},"thread-id":"b"}} id=n2 expiration=+1h
      at 11:00
      """
    var session = try HeadlessRun.played(lines).session
    #expect(session.state.summary.held == [0])
    try folder.write(
      Array("\"HOT\" = \"Scalding\";\n".utf8), to: "Tea.app/en.lproj/Localizable.strings")
    let app = try #require(try AppBundle.read(folder("Tea.app")).value)
    var changes = ReloadedFiles()
    changes.apps[ExactText(folder("Tea.app"))] = ReloadedFiles.InstalledApp(app, .read(of: app))
    _ = session.reread(changes, title: "read again")
    #expect(session.state.summary.held == [0])
    _ = try session.perform(.advance(to: session.state.now + .hours(8)))
    let card = try #require(session.state.summary.cards.first)
    #expect(card.members == [0] && session.state.shown(0).body == "Scalding")
  }

  @Test(
    "F1, B34, B35: a level comes as it was sent, whichever way it comes in",
    arguments: ["file", "http", "binary0", "binary1", "binary2"],
    ["passive", "active", "time-sensitive", "critical", "Loud", ""])
  func wires(way: String, level: String) throws {
    let payload =
      #"{"aps":{"alert":"a","sound":"default","interruption-level":"\#(level)","relevance-score":0.25}}"#
    let state = try played("push cup \(payload) via=\(way) id=x\n").state
    let notification = try #require(state.notifications.last?.value)
    #expect(notification.content.interruptionLevel == (level.isEmpty ? nil : level))
    #expect(notification.content.relevanceScore == 0.25)
    guard case .payload(let source) = notification.content.userInfo else {
      Issue.record("no payload came by \(way)")
      return
    }
    #expect(source.string == payload)
    let byFile = try played("push cup \(payload) id=x\n").state
    #expect(
      state.ending(of: notification.number)?.reach
        == byFile.ending(of: notification.number)?.reach, "\(level) by \(way)")
  }
}
