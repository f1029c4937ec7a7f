import Screens
import TerminalCore
import Testing

@testable import Interaction
@testable import Sessions

@Suite("Loading that takes long")
struct LoadingTests {
  @Test("it says how far it got after a while, and that it is done")
  func progress() throws {
    var seat = try TestSession(day, playsAll: false)
    seat.interaction.tellLoading(at: seat.time)
    for _ in 0..<100 { seat.interaction.load() }
    seat.interaction.tellLoading(at: seat.time + .milliseconds(100))
    #expect(!seat.text.contains("Loading"), "what is over soon is not worth a word")
    seat.interaction.tellLoading(at: seat.time + .milliseconds(250))
    #expect(seat.text.contains("Loading"))
    #expect(seat.text.contains("Esc stops"))
    while seat.interaction.isLoading { seat.interaction.load() }
    seat.interaction.tellLoading(at: seat.time + .milliseconds(300))
    #expect(seat.text.contains("Loaded 500 notifications."))
  }

  @Test("the newest of what is there is selected, until somebody chooses")
  func selection() throws {
    var seat = try TestSession(day, playsAll: false)
    for _ in 0..<3 {
      for _ in 0..<100 { seat.interaction.load() }
      seat.interaction.tellLoading(at: seat.time)
      #expect(seat.selectedLine == 4, "\(seat.text)")
    }
    seat.type("j")
    let chosen = seat.selectedLine
    for _ in 0..<100 { seat.interaction.load() }
    seat.interaction.tellLoading(at: seat.time)
    #expect(chosen > 4 && seat.selectedLine != 4, "\(seat.text)")
  }

  @Test("Escape stops it, and what is there stays")
  func stopping() throws {
    var seat = try TestSession(day, playsAll: false)
    for _ in 0..<100 { seat.interaction.load() }
    let count = seat.session.state.list.count
    #expect(count > 0 && count < 500)
    seat.press(.escape)
    #expect(!seat.interaction.isLoading)
    #expect(seat.session.state.list.count == count)
    #expect(seat.text.contains("Stopped loading; \(count) notifications are here."))
  }

  private let day = "world apps=2 threads=2 notifications=500 seed=3\n"
}
