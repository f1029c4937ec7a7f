import Notifications
import Screens
import TerminalCore
import TestSupport
import Testing

@testable import Interaction
@testable import Sessions

@Suite("A long time that passes")
struct PassingTimeTests {
  private let drops = """
    app {"bundleIdentifier":"com.example.chat"}
    schedule chat {"identifier":"drops","content":{"body":"Drops"},"trigger":{"timeInterval":60,"repeats":true}}
    """

  private func passing(_ line: String = "wait 52w") throws -> TestSession {
    var seat = try TestSession("policy clock.maxEvents 1000000\n" + drops)
    seat.run([line])
    return seat
  }

  @Test("K26: a wait in which much comes goes on between frames, and says how far it is")
  func progress() throws {
    var seat = try passing()
    #expect(seat.interaction.isLoading)
    let before = seat.session.state.notifications.count
    #expect(before > 0 && before < 3000)
    for _ in 0..<10 { seat.interaction.load() }
    #expect(seat.session.state.notifications.count > before)
    seat.interaction.tellLoading(at: .zero)
    seat.interaction.tellLoading(at: .seconds(1))
    #expect(seat.text.contains("0 %, "), "\(seat.text)")
    #expect(seat.text.contains("Esc stops"), "\(seat.text)")
  }

  @Test(
    "Esc and Ctrl-C stop it; what came stays, and the journal has the time that passed",
    arguments: [Key(.escape), Key(.character("c"), .control)])
  func stopping(key: Key) throws {
    var seat = try passing()
    for _ in 0..<10 { seat.interaction.load() }
    let (count, now) = (seat.session.state.notifications.count, seat.session.state.now)
    seat.send(.input(.key(key)))
    #expect(!seat.interaction.isLoading)
    #expect(seat.session.state.notifications.count == count && seat.session.state.now == now)
    #expect(seat.text.contains("what came stays"), "\(seat.text)")
    let lines = seat.session.scenarioLines
    let again = try TestSession(lines.joined(separator: "\n"))
    #expect(again.session.state.now == now)
    #expect(again.session.state.notifications.count == count)
  }

  @Test("Let alone it ends where it was to go, with the facts of one move")
  func ending() throws {
    var seat = try passing("wait 3d")
    while seat.interaction.isLoading { seat.interaction.load() }
    #expect(seat.session.state.notifications.count == 3 * 24 * 60)
    #expect(seat.text.contains("events came"), "\(seat.text)")
    var plain = try TestSession("policy clock.maxEvents 1000000\n" + drops + "\nwait 3d")
    while plain.interaction.isLoading { plain.interaction.load() }
    #expect(plain.session.facts.facts.map(\.at) == seat.session.facts.facts.map(\.at))
    #expect(plain.session.scenarioLines == seat.session.scenarioLines)
  }

  @Test("K26: where too much comes it is refused, and nothing of it is left")
  func limit() throws {
    var seat = try TestSession("policy clock.maxEvents 3000\n" + drops)
    seat.run(["wait 52w"])
    while seat.interaction.isLoading { seat.interaction.load() }
    #expect(seat.session.state.notifications.isEmpty)
    #expect(seat.clock == "09:41:00")
    #expect(seat.text.contains("More than 3000 events come by themselves"), "\(seat.text)")
  }

  @Test("K26: what is awaited in vain is refused as well, whoever wrote the line")
  func awaited() throws {
    var seat = try TestSession("policy clock.maxEvents 30\n" + drops)
    seat.run(["expect within 52w badge chat 9"])
    #expect(seat.text.contains("More than 30 events"), "\(seat.text)")
    var program = Conversation(DataLocations(dataFolder: nil))
    let answer = program.answer("expect within 52w badge chat 9", on: &seat.interaction)
    #expect(
      answer["error"]?.string?.hasPrefix("more than 30 events come by themselves until ") == true,
      "\(answer)")
    #expect(seat.session.state.notifications.count == 2 * 31)
  }

  @Test("Going on by a day in which much comes goes on between frames, too")
  func keys() throws {
    var seat = try TestSession(drops + "\n" + drops.replacing("drops", with: "more"))
    seat.send(.input(.key(Key(.right, .control))))
    #expect(seat.interaction.isLoading)
    while seat.interaction.isLoading { seat.interaction.load() }
    #expect(seat.clock == "09:41:00")
    #expect(seat.session.state.notifications.count == 2 * 24 * 60)
  }
}
