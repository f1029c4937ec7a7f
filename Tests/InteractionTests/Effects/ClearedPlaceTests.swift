import TerminalCore
import Testing

@testable import Interaction
@testable import Screens
@testable import Sessions

@Suite("Where the list is after clearing, undo and redo")
struct ClearedPlaceTests {
  private func seat() throws -> TestSession {
    let pushes = (0..<30).map {
      "push chat {\"aps\":{\"alert\":\"Cup \($0)\",\"thread-id\":\"t\($0)\"}}"
    }
    let first = [
      #"app {"bundleIdentifier":"com.example.chat","displayName":"Chat"}"#, "authenticate",
    ]
    var seat = try TestSession(
      (first + pushes).joined(separator: "\n"), size: Size(columns: 80, rows: 24))
    seat.type("jjjjjjjjj")
    return seat
  }

  @Test("An undo shows the list as it was before the clearing, however often it is done again")
  func scrolled() throws {
    var seat = try seat()
    let (selection, line) = (seat.interaction.model.list.selection, seat.selectedLine)
    for keys in ["xu", "Uu", "Uu"] {
      seat.type(keys)
      #expect(seat.interaction.model.list.selection == selection, "\(seat.text)")
      #expect(seat.selectedLine == line, "\(seat.text)")
    }
  }

  @Test("After undo, redo and undo of a clear-all the row is selected that was")
  func all() throws {
    var seat = try seat()
    let (selection, line) = (seat.interaction.model.list.selection, seat.selectedLine)
    seat.send(.input(.key(Key(.character("x"), .control))))
    for keys in ["u", "Uu", "Uu"] {
      seat.type(keys)
      #expect(seat.interaction.model.list.selection == selection, "\(seat.text)")
      #expect(seat.selectedLine == line, "\(seat.text)")
    }
  }

  @Test("A redo that takes another row away remembers nothing")
  func other() throws {
    var seat = try seat()
    seat.type("xujj")
    let selection = seat.interaction.model.list.selection
    seat.type("U")
    #expect(seat.interaction.model.list.selection == selection, "\(seat.text)")
    #expect(seat.interaction.model.list.cleared.isEmpty)
  }
}
