import TerminalCore
import Testing

@testable import Interaction
@testable import Screens
@testable import Sessions

@Suite("A search whose hits are cleared and come back")
struct SearchAfterUndoTests {
  @Test("An undo stands on the hit that it brings back: the count says so, and n goes on from it")
  func undone() throws {
    let pushes = (0..<5).map {
      #"push chat {"aps":{"alert":{"title":"Cup \#($0)","body":"Full."},"thread-id":"t\#($0)"}}"#
    }
    let app = #"app {"bundleIdentifier":"com.example.chat","displayName":"Chat"}"#
    var seat = try TestSession(
      ([app] + pushes).joined(separator: "\n"), size: Size(columns: 80, rows: 24))
    seat.type("/cup")
    seat.press(.enter)
    seat.type("nn")
    #expect(seat.text.contains("/cup · 3 of 5"), "\(seat.text)")
    seat.type("xx")
    #expect(seat.text.contains("/cup · 3 of 3"), "\(seat.text)")
    seat.type("u")
    #expect(seat.text.contains("/cup · 3 of 4"), "\(seat.text)")
    seat.type("u")
    #expect(seat.text.contains("/cup · 3 of 5"), "\(seat.text)")
    seat.type("n")
    #expect(seat.text.contains("/cup · 4 of 5"), "\(seat.text)")
  }
}
