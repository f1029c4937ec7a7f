import Explaining
import Notifications
import Scenarios
import TestSupport
import Testing

@testable import Sessions

@Suite("Undo and redo of each act, by lines")
struct UndoStoryTests {
  private static let world = """
    app { "bundleIdentifier": "a.chat", "displayName": "Chat",
      "authorization": { "options": ["alert", "sound", "badge", "providesAppNotificationSettings"] },
      "delegate": { "openSettingsFor": true },
      "categories": [ { "identifier": "C", "options": ["customDismissAction"], "actions": [
        { "identifier": "like", "title": "Like" },
        { "identifier": "reply", "title": "Reply", "textInput": {} } ] } ],
      "content": [ { "name": "Card", "UNNotificationExtensionCategory": "C",
        "UNNotificationExtensionInitialContentSizeRatio": 1,
        "UNNotificationExtensionUserInteractionEnabled": true, "inputView": ["x", "y"],
        "view": [ { "label": "status" }, { "button": "more" } ],
        "on": { "press more": [ { "set": { "status": "pressed" } }, { "becomeFirstResponder": true } ],
          "input *": [ { "set": { "status": "{input}" } } ] } } ] }
    app { "bundleIdentifier": "a.mail", "displayName": "Mail" }
    push chat {"aps":{"alert":{"title":"Anna","body":"One"},"thread-id":"t","category":"C"}} id=one
    push chat {"aps":{"alert":{"title":"Ben","body":"Two"},"thread-id":"t","category":"C"}} id=two
    push mail {"aps":{"alert":"Three","badge":3}} id=three
    authenticate

    """

  /// Lines that set a harness, `; ` between them, and an act of the person's.
  private static let acts: [(setup: String, act: String)] = [
    ("", "lock"), ("", "sleep"), ("", "unlock"), ("unlock", "center"),
    ("unlock", "lock"), ("", "ringer off"), ("", "dnd on"), ("", "dnd on schedule=22:00-07:00"),
    ("", "volume 0.9"), ("", "expand chat/t"), ("expand chat/t", "collapse chat/t"),
    ("", "clear three"), ("", "clear chat/t"), ("expand chat/t", "clear two"), ("", "clear-all"),
    ("", "clear-all lock-screen"), ("unlock; lock", "clear-all notification-center"),
    ("", "tap three"), ("unlock; center", "tap three"),
    ("expand chat/t; unlock; center; expand chat/t", "tap one"), ("", "setting chat sounds=off"),
    ("", "setting chat grouping=off"), ("", "setting chat notifications=off"),
    ("", "setting all previews=never"), ("", "setting all grouping=by-app"),
    ("unlock", "settings chat"), ("unlock", "launch mail"),
    ("unlock; launch mail", "force-quit mail"),
    ("", "deliver-quietly chat"), ("deliver-quietly chat", "deliver-prominently chat"),
    ("", "turn-off mail"), ("", "manage one"), ("suggest mail", "dismiss-suggestion"),
    ("unlock", "open-app-settings chat"), ("", "view one"), ("view one", "press more"),
    ("view one", "dismiss"), ("", "act one like"), ("", "act one reply text=Hi"),
    ("view one; press more", "input x"), ("act one reply", "type Hello"),
    ("unlock; push mail {\"aps\":{\"alert\":\"B\"}} id=b", "banner dismiss"),
    ("unlock; push mail {\"aps\":{\"alert\":\"B\"}} id=b", "banner tap"),
    ("unlock; push mail {\"aps\":{\"alert\":\"B\"}} id=b", "banner pull"),
  ]

  @Test("Taken back, an act was never done; done again, it was", arguments: acts)
  func undone(row: (setup: String, act: String)) throws {
    let before = Self.world + row.setup.replacing("; ", with: "\n") + "\n"
    let without = try HeadlessRun.played(before)
    let with = try HeadlessRun.played(before + row.act)
    #expect(
      without.report.diagnostics.isEmpty && with.report.diagnostics.isEmpty,
      "\(with.report.diagnostics)")
    #expect(with.phone != without.phone, "\(row.act) changes something")
    let undone = try HeadlessRun.played(before + row.act + "\nundo")
    #expect(undone.phone == without.phone, "undo of \(row.act)")
    let redone = try HeadlessRun.played(before + row.act + "\nundo\nredo")
    #expect(redone.phone == with.phone, "redo of \(row.act)")
    #expect(undone.report.diagnostics.isEmpty && redone.report.diagnostics.isEmpty)
  }

  @Test(
    "What is opened and answered is one deed",
    arguments: [
      "manage one; deliver-quietly", "manage one; turn-off; confirm", "arm clear all; confirm",
      "arm clear chat/t; confirm", "manage one; cancel", "arm clear all; cancel",
    ])
  func deeds(course: String) throws {
    let without = try HeadlessRun.played(Self.world)
    let lines = Self.world + course.replacing("; ", with: "\n")
    let undone = try HeadlessRun.played(lines + "\nundo")
    #expect(undone.phone == without.phone, "\(course)")
  }

  @Test(
    "G22: what is cleared beside a Clear All that is armed is a deed of its own",
    arguments: [
      "arm clear chat/t; clear three", "arm clear all; clear three",
      "arm clear all; clear-all lock-screen",
    ])
  func beside(course: String) throws {
    let lines = Self.world + course.replacing("; ", with: "\n")
    let cleared = try HeadlessRun.played(lines)
    let undone = try HeadlessRun.played(lines + "\ncancel\nundo")
    #expect(undone.report.diagnostics.isEmpty, "\(undone.report.diagnostics)")
    #expect(undone.phone == cleared.phone, "\(course)")
    let first = course.split(separator: ";").prefix(1).joined()
    let before = try HeadlessRun.played(Self.world + first)
    #expect(try HeadlessRun.played(lines + "\nundo").phone == before.phone, "\(course)")
  }

  @Test("What comes from outside is never taken back, and time does not move")
  func outside() throws {
    let course =
      "clear three\n+5s push mail {\"aps\":{\"alert\":\"Four\"}} id=four\n+5s note x\nundo\n"
    let run = try HeadlessRun.played(Self.world + course)
    #expect(run.session.state.clockText == "09:41:10")
    #expect(run.session.state.list.count == 4)
  }

  @Test(
    "What apps did that had no ground without an act is there again with it",
    arguments: [
      "setting chat notifications=off; setting chat notifications=on; "
        + "push chat {\"aps\":{\"alert\":\"Four\"}} id=four; remove chat delivered four",
      "setting chat notifications=off; setting chat notifications=on; "
        + "push chat {\"aps\":{\"alert\":\"Four\",\"thread-id\":\"t\"}} id=four; "
        + "remove chat delivered four; wait 5s; "
        + "push chat {\"aps\":{\"alert\":\"Five\",\"thread-id\":\"t\"}} id=five",
      "unlock; center; tap three; terminate mail", "unlock; center; tap three; suspend mail",
    ])
  func groundless(course: String) throws {
    let lines = Self.world + course.replacing("; ", with: "\n")
    let before = try HeadlessRun.played(lines)
    #expect(before.report.diagnostics.isEmpty, "\(before.report.diagnostics)")
    let after = try HeadlessRun.played(lines + "\nundo\nredo")
    #expect(after.phone == before.phone)
    #expect(after.session.scenarioLines == before.session.scenarioLines)
    #expect(after.session.entries == before.session.entries)
    expectSameIdle(after.session, before.session)
  }

  // Steps are equal whatever was in vain before them.
  private func expectSameIdle(
    _ left: Session, _ right: Session, _ place: SourceLocation = #_sourceLocation
  ) {
    #expect(left.entries.map(\.idle) == right.entries.map(\.idle), sourceLocation: place)
    #expect(left.idle == right.idle, sourceLocation: place)
  }

  @Test(
    "However often an act is taken back and done again, what was in vain around it is there once",
    arguments: [
      "unlock; terminate mail; launch mail", "terminate mail; clear three; terminate chat",
      "unlock; terminate mail; launch mail; terminate chat",
    ])
  func often(course: String) throws {
    let lines = Self.world + course.replacing("; ", with: "\n") + "\n"
    let before = try HeadlessRun.played(lines)
    #expect(before.session.entries.last?.idle.count == 1, "directly before the act")
    for rounds in 1...3 {
      let after = try HeadlessRun.played(lines + String(repeating: "undo\nredo\n", count: rounds))
      #expect(after.phone == before.phone && after.session.entries == before.session.entries)
      expectSameIdle(after.session, before.session)
    }
  }

  @Test("What an app did in vain behind an act has its effect once the act is taken back")
  func inVain() throws {
    let course = Self.world + "clear three\nremove mail delivered three\n"
    let undone = try HeadlessRun.played(course + "undo\n")
    let alone = try HeadlessRun.played(Self.world + "remove mail delivered three\n")
    #expect(undone.phone == alone.phone && undone.session.state.list.count == 2)
    #expect(undone.session.scenarioLines == alone.session.scenarioLines)
    let redone = try HeadlessRun.played(course + "undo\nredo\n")
    let before = try HeadlessRun.played(course)
    #expect(redone.phone == before.phone)
  }

  @Test("What is in vain before an act stays before it when that is done again")
  func order() throws {
    let course =
      Self.world + "unlock\nterminate mail\nlaunch mail\n"
      + "push chat {\"aps\":{\"alert\":\"Four\"}}\n"
    let before = try HeadlessRun.played(course)
    #expect(before.session.entries.contains { !$0.idle.isEmpty })
    for rounds in ["undo\nredo\n", "undo\nredo\nundo\nredo\n"] {
      let after = try HeadlessRun.played(course + rounds)
      #expect(after.phone == before.phone)
      expectSameIdle(after.session, before.session)
    }
  }

  @Test("Looked back at and returned from, what was in vain is not forgotten")
  func lookedBack() throws {
    var session = try HeadlessRun.played(
      Self.world + "clear three\nremove mail delivered three\n"
    ).session
    session.lookAtPreviousEvent()
    session.returnToPresent()
    _ = try session.undo()
    #expect(session.state.list.count == 2)
  }

  @Test("Without an act there is nothing to take back, and a line that asks for it says so")
  func nothing() throws {
    for line in ["undo", "redo"] {
      let run = try HeadlessRun.played("note x\n" + line)
      #expect(run.report.diagnostics.count == 1, "\(line)")
      #expect(run.report.diagnostics.first?.place.line == 2)
    }
  }

  @Test("Several acts are taken back in the other order, one by one")
  func several() throws {
    let lines = ["expand chat/t", "clear three", "setting chat sounds=off", "ringer off"]
    var course = Self.world
    var phones = [try HeadlessRun.played(course).phone]
    for line in lines {
      course += line + "\n"
      phones.append(try HeadlessRun.played(course).phone)
    }
    for count in 1...lines.count {
      let undos = String(repeating: "undo\n", count: count)
      let run = try HeadlessRun.played(course + undos)
      #expect(run.phone == phones[lines.count - count], "\(count) taken back")
      let redos = String(repeating: "redo\n", count: count)
      #expect(try HeadlessRun.played(course + undos + redos).phone == phones[lines.count])
    }
  }

  @Test("An act of the person's after an undo ends what could be done again")
  func newAct() throws {
    let run = try HeadlessRun.played(Self.world + "clear three\nundo\nringer off\nredo\n")
    #expect(run.report.diagnostics.count == 1)
    #expect(run.session.state.list.count == 3)
  }

  @Test("Every scenario line of a session, replayed, leads to the same phone", arguments: acts)
  func replayed(row: (setup: String, act: String)) throws {
    let first = try HeadlessRun.played(
      Self.world + row.setup.replacing("; ", with: "\n") + "\n" + row.act)
    let second = try HeadlessRun.played(first.session.scenarioLines.joined(separator: "\n"))
    #expect(second.report.diagnostics.isEmpty, "\(second.report.diagnostics)")
    #expect(second.phone == first.phone)
  }
}
