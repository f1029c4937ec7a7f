import TerminalCore
import Testing

@testable import Interaction
@testable import Screens
@testable import Sessions

@Suite("Where the list is once its rows are as high as they were")
struct StandingListTests {
  // Twelve cups; the fifth may be a group.
  private func seat(_ keys: String, members: Int = 1) throws -> TestSession {
    let cups = Array(0..<4) + Array(repeating: 4, count: members) + Array(5..<12)
    let pushes = cups.map {
      #"push chat {"aps":{"alert":{"title":"Cup \#($0)","body":"It is full."},"thread-id":"t\#($0)"}}"#
    }
    let app = #"app {"bundleIdentifier":"com.example.chat","displayName":"Chat"}"#
    var seat = try TestSession(
      ([app] + pushes).joined(separator: "\n"), size: Size(columns: 80, rows: 24))
    seat.type(keys)
    return seat
  }

  // Without what is said and the last row.
  private func list(_ seat: TestSession) -> [Substring] {
    seat.text.split(separator: "\n", omittingEmptySubsequences: false).dropLast(3)
  }

  static let places = ["", "j", "jjjj", "G", "Gkk"]

  @Test("Undoing what hid the previews shows what was seen before", arguments: places)
  func previews(place: String) throws {
    var seat = try seat(place)
    let before = list(seat)
    for _ in 1...2 {
      seat.type("opop")
      #expect(list(seat) != before, "\(seat.text)")
      seat.type("uu")
      #expect(list(seat) == before, "\(seat.text)")
      seat.type("UU")
      seat.type("uu")
      #expect(list(seat) == before, "\(seat.text)")
    }
  }

  @Test("So it is where the box of hints lay over the selected row")
  func hints() throws {
    var seat = try seat("G")
    let before = list(seat)
    seat.type("o")
    seat.wait(.seconds(1))
    seat.type("pop")
    #expect(list(seat) != before, "\(seat.text)")
    seat.type("uu")
    #expect(list(seat) == before, "\(seat.text)")
  }

  @Test("Compact rows and back show what was seen before", arguments: places)
  func density(place: String) throws {
    var seat = try seat(place)
    let before = list(seat)
    seat.type("ov")
    #expect(list(seat) != before, "\(seat.text)")
    seat.type("ov")
    #expect(list(seat) == before, "\(seat.text)")
  }

  @Test("Words that were edited and left as they were are where they were", arguments: places)
  func edited(place: String) throws {
    var seat = try seat(place)
    let before = list(seat)
    seat.type("I")
    seat.type("!")
    seat.press(.escape)
    #expect(list(seat) == before, "\(seat.text)")
  }

  @Test("So they are where Enter keeps them, nothing being changed", arguments: places, ["", "!"])
  func kept(place: String, typed: String) throws {
    var seat = try seat(place)
    let before = list(seat)
    seat.type("I" + typed)
    if !typed.isEmpty { seat.press(.backspace) }
    seat.press(.enter)
    #expect(list(seat) == before, "\(seat.text)")
  }

  @Test("A list that keys moved on stays where they left it")
  func moved() throws {
    var seat = try seat("jjjjjopopjjjjjjkkkkkk")
    let before = seat.selectedLine
    seat.type("op")
    #expect(seat.text.contains("▌  Cup 6"), "\(seat.text)")
    #expect(seat.selectedLine == before, "\(seat.text)")
  }

  @Test("A group that is collapsed again by redo is where it was collapsed to")
  func redone() throws {
    var seat = try seat("Gkkkkejjh", members: 4)
    let before = seat.selectedLine
    #expect(before >= 0, "\(seat.text)")
    seat.type("u")
    #expect(seat.text.contains("Show Less"), "\(seat.text)")
    seat.type("U")
    #expect(seat.selectedLine == before, "\(seat.text)")
  }

  @Test("A group that a typed line collapses is where its first row was seen, as by the key")
  func typedCollapse() throws {
    var (typed, pressed) = (
      try seat("Gkkkkejj", members: 4), try seat("Gkkkkejj", members: 4)
    )
    let before = pressed.selectedLine
    pressed.type("h")
    typed.run(["collapse chat/t4"])
    #expect(before >= 0 && pressed.selectedLine >= 0, "\(pressed.text)")
    #expect(pressed.selectedLine != before, "\(pressed.text)")
    #expect(typed.selectedLine == pressed.selectedLine, "\(typed.text)")
  }

  @Test("A list that is scrolled by hand forgets where it stood")
  func scrolled() throws {
    var seat = try seat("jjjjjj")
    seat.type("opop")
    #expect(!seat.interaction.model.list.places.isEmpty)
    seat.send(.input(.mouse(Mouse(.wheelUp, at: Point(column: 10, row: 10)))))
    #expect(seat.interaction.model.list.places.isEmpty)
  }
}
