import Delivery
import Notifications
import Push
import TerminalCore
import Testing

@testable import Interaction
@testable import Sessions

@Suite("What is done in several presses is taken back as one")
struct WholeDeedTests {
  private static let day = """
    app {"bundleIdentifier":"com.example.chat","displayName":"Chat","delegate":{"openSettingsFor":true},"authorization":{"options":["alert","providesAppNotificationSettings"],"request":"firstLaunch"}}
    app {"bundleIdentifier":"com.example.pod","displayName":"Pod","authorization":{"options":["alert","provisional"],"request":"firstLaunch"}}
    push chat {"aps":{"alert":"one"}} id=first
    push chat {"aps":{"alert":"two"}} id=second
    push pod {"aps":{"alert":"bees"}} id=bees

    """

  private func seat(_ lines: String...) throws -> TestSession {
    try TestSession(Self.day + lines.joined(separator: "\n") + "\n")
  }

  @Test(
    "X7, X8, X23, G18: one undo takes back sheet and answer, in the words of the screen",
    arguments: [
      ("unlock\nmanage chat\nturn-off\nconfirm", "Turn Off All Notifications · Chat"),
      ("unlock\nmanage chat\ndeliver-quietly", "Deliver Quietly · Chat"),
      ("unlock\nmanage chat\nturn-off\nconfigure", "Configure in Chat… · Chat"),
      ("unlock\nmanage chat\nsettings chat", "Settings · Chat"),
      ("manage pod sheet=keep\nkeep quietly", "Deliver Quietly · Pod"),
      ("manage pod sheet=keep\ndeliver-quietly", "Deliver Quietly · Pod"),
      ("manage pod sheet=keep\ndeliver-prominently", "Deliver Prominently · Pod"),
      ("manage pod sheet=turn-off\nconfirm", "Turn Off All Notifications · Pod"),
      ("manage chat\ncancel", "Manage · Chat"),
      ("arm clear all\nconfirm", "Clear All · everything, 3 notifications"),
    ])
  func whole(lines: String, title: String) throws {
    let isUnlocked = lines.hasPrefix("unlock")
    let before = try seat(isUnlocked ? "unlock" : "")
    var seat = try seat(lines)
    let after = seat.session.state.json.value
    #expect(seat.session.undoTitle?.withoutDots == title.withoutDots)
    seat.type("u")
    #expect(seat.session.state.json.value == before.session.state.json.value, "\(seat.text)")
    #expect(seat.text.contains("Undid: "), "\(seat.text)")
    seat.type("U")
    #expect(seat.session.state.json.value == after, "\(seat.text)")
  }

  @Test(
    "X7, G22: what was only asked for is not called done",
    arguments: [
      ("manage chat\nturn-off", "the sheet “Turn Off… · Chat”"),
      ("manage chat", "the sheet “Manage · Chat”"),
      ("manage chat sheet=turn-off", "the sheet “Turn Off · Chat”"),
      ("arm clear all", "the question “Clear All · everything, 3 notifications”"),
    ])
  func unanswered(lines: String, title: String) throws {
    var seat = try seat(lines)
    #expect(seat.session.undoTitle?.withoutDots == title.withoutDots)
    seat.type(":undo")
    seat.press(.enter)
    #expect(seat.text.contains("Undid: the "), "\(seat.text)")
    #expect(seat.session.redoTitle?.withoutDots == title.withoutDots)
  }

  @Test(
    "What an undo brings back is selected and in sight, however it went",
    arguments: [
      "clear first", "clear second", "turn-off chat", "expand chat\ntap second", "clear chat",
      "clear-all",
      "deliver-quietly chat",
    ])
  func returned(line: String) throws {
    let more = (1...40).map {
      "push pod {\"aps\":{\"alert\":\"bee \($0)\",\"thread-id\":\"\($0)\"}}"
    }
    var seat = try seat("unlock", "center", more.joined(separator: "\n"), line)
    seat.type("gg")
    seat.type("u")
    let words = ["one", "two"].filter { seat.selectedRowText.contains($0) }
    if line == "clear-all" || line.hasPrefix("deliver") {
      #expect(seat.selectedLine > 0, "\(seat.text)")
    } else {
      #expect(!words.isEmpty, "\(seat.text)")
    }
  }

  @Test("X7: while a sheet is open, undo goes back by a press")
  func halfway() throws {
    var seat = try seat("manage chat", "turn-off")
    #expect(seat.session.state.sheet?.name == .turnOff)
    seat.type(":undo")
    seat.press(.enter)
    #expect(seat.session.state.sheet?.name == .management, "\(seat.text)")
  }

  @Test(
    "X7: what was asked about and left is not called done",
    arguments: [
      ("manage pod sheet=turn-off\ncancel", "Turn Off… · Pod"),
      ("manage chat\nturn-off\ncancel", "Cancel"),
      ("manage chat\nturn-off\ncancel\ncancel", "Turn Off… · Chat"),
    ])
  func left(lines: String, title: String) throws {
    #expect(try seat(lines).session.undoTitle == title)
  }

  @Test("P1: what waited for the owner is taken back with the look at the phone")
  func owner() throws {
    var session = try self.seat().session
    let before = session.state.json.value
    try session.perform(.management(.openAppSettings("com.example.chat")))
    try #require(session.state.prompt != nil, "a locked phone asks for its owner first")
    try session.perform(.device(.authenticate))
    _ = try session.undo()
    #expect(session.state.json.value == before)
  }

  @Test("What came while the sheet was open stays, before and after")
  func arrivals() throws {
    var seat = try seat(
      "manage chat", "push chat {\"aps\":{\"alert\":\"three\"}} id=third", "turn-off", "confirm")
    #expect(seat.session.state.app("com.example.chat")?.isDelivering == false)
    seat.type("u")
    #expect(seat.session.state.list.count == 4, "\(seat.text)")
    #expect(seat.session.state.app("com.example.chat")?.isDelivering == true)
    seat.type("U")
    #expect(seat.session.state.app("com.example.chat")?.isDelivering == false)
  }

  @Test(
    "Acts are called as the screen calls them, not as a scenario writes them",
    arguments: [
      ("clear first", "Clear “one” · Chat"), ("unlock", "Unlock"),
      ("expand chat", "Expand Chat, 2 notifications"), ("ringer off", "Ringer: off"),
      ("setting chat banners=off", "Banners: off · Chat"), ("dnd on", "Do Not Disturb: on"),
      ("view first", "View “one” · Chat"), ("center", "Notification Center"),
    ])
  func words(line: String, title: String) throws {
    #expect(try seat(line).session.undoTitle == title)
  }
}

extension TestSession {
  // The selected card, as far as it is marked.
  fileprivate var selectedRowText: String {
    text.split(separator: "\n").filter { $0.hasPrefix("▌") }.joined(separator: "\n")
  }
}

extension String {
  fileprivate var withoutDots: String { filter { $0 != "…" } }
}
