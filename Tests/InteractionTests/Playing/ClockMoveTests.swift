import Notifications
import Screens
import TerminalCore
import TestSupport
import Testing

@testable import Interaction
@testable import Sessions

@Suite("Time that passes while a scenario is loaded")
struct ClockMoveTests {
  private let drops = """
    app {"bundleIdentifier":"com.example.chat"}
    schedule chat {"identifier":"drops","content":{"body":"Drops"},"trigger":{"timeInterval":60,"repeats":true}}

    """

  @Test("K26: a wait is loaded in steps, which together are one move with the facts of one")
  func steps() throws {
    var seat = try TestSession(drops + "wait 4h\n+1h note half\n+1h note done\n", playsAll: false)
    for _ in 0..<10 { seat.interaction.load() }
    #expect(seat.interaction.isLoading)
    #expect((1..<20).contains(seat.session.state.notifications.count))
    while seat.interaction.isLoading { seat.interaction.load() }
    #expect(seat.session.state.notifications.count == 360)
    #expect(seat.session.scenarioLines.count == 7, "\(seat.session.scenarioLines)")
    var again = try TestSession(seat.session.scenarioLines.joined(separator: "\n"))
    while again.interaction.isLoading { again.interaction.load() }
    #expect(again.session.facts.facts.map(\.at) == seat.session.facts.facts.map(\.at))
  }

  @Test("K26: Escape stops it; what has come stays")
  func stopping() throws {
    var seat = try TestSession(drops + "wait 1000w\n", playsAll: false)
    for _ in 0..<10 { seat.interaction.load() }
    seat.press(.escape)
    #expect(!seat.interaction.isLoading)
    #expect(seat.session.state.notifications.count > 0)
  }

  @Test(
    "K26: a wait in which too much comes by itself is refused at its place, and nothing of it is left"
  )
  func limit() throws {
    let seat = try TestSession("policy clock.maxEvents 50\n" + drops + "wait 1w\nnote next\n")
    let said = seat.interaction.complaints.said.map(\.description)
    #expect(
      said.count == 1 && said[0].contains("day.scenario:4:1: error: more than 50 events"), "\(said)"
    )
    #expect(seat.session.state.notifications.isEmpty)
    #expect(seat.clock == "09:41:00")
  }

  @Test("The line to stop before is one of what was opened, and not of what that includes")
  func stopLine() throws {
    let folder = try ScratchFolder(["b.scenario": "note 1\nnote 2\nnote 3\nnote 4\n"])
    let seat = try TestSession("include \(folder("b.scenario"))\nnote 5\nnote 6\n", stopLine: 3)
    #expect(seat.session.facts.count == 5)
    #expect(seat.interaction.nextEventTime != nil)
  }

  @Test("Enter on a line behind an include plays what is included, and goes on to the line")
  func enterBehindInclude() throws {
    let folder = try ScratchFolder(["b.scenario": "+1m note 2\n+1m note 3\n"])
    var seat = try TestSession(
      "note 1\ninclude \(folder("b.scenario"))\n+1m note 4\n+1m note 5\n", stopLine: 2)
    seat.type("Tjj")
    seat.press(.enter)
    #expect(seat.clock == "09:44:00")
    #expect(seat.interaction.nextEventTime != nil)
  }
}
