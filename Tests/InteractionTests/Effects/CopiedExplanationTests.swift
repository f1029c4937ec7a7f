import Screens
import Sessions
import TerminalCore
import Testing

@testable import Interaction

@Suite("The explanation that is copied")
struct CopiedExplanationTests {
  @Test("F19: of a row that is open it says as little as Why that the lock screen only counts it")
  func counted() throws {
    var seat = try TestSession(
      """
      device os=16
      app {"bundleIdentifier":"com.example.chat","displayName":"Chat"}
      push chat {"aps":{"alert":"Kettle"}}
      setting all display=count
      """)
    #expect(seat.text.contains("1 Notification"), "\(seat.text)")
    let words = "the lock screen only counts"
    let closed = seat.session.explanation(of: 0).text(on: seat.session.state.device)
    #expect(closed.contains(words), "\(closed)")
    seat.press(.enter)
    seat.type("yw")
    let copied = seat.acts.compactMap { act -> String? in
      if case .copy(let text) = act { text } else { nil }
    }
    try #require(copied.count == 1, "\(seat.text)")
    #expect(copied[0].contains("Kettle") && copied[0].contains("Where does it show?"))
    #expect(!copied[0].contains(words), "\(copied[0])")
  }
}
