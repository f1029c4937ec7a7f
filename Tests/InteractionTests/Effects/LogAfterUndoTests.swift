import Delivery
import Testing

@testable import Interaction
@testable import Sessions

@Suite("The log after something was taken back")
struct LogAfterUndoTests {
  @Test(
    "A struck act stands before the facts of those that came after it, and each of those above its own"
  )
  func struck() throws {
    var seat = try TestSession("app {\"bundleIdentifier\":\"com.example.chat\"}\n")
    seat.run(["setting chat sounds=off"])
    seat.run((0..<3).map { "push chat {\"aps\":{\"alert\":\"z\"}} id=z\($0)" })
    seat.type("u")
    let scene = seat.interaction.scene
    let arrivals = seat.session.facts.facts.indices.filter {
      if case .received = seat.session.facts.facts[$0].event { true } else { false }
    }
    #expect(arrivals.count == 3 && scene.commandLog.last == "undo")
    #expect(scene.commandPlaces[0] <= arrivals[0])
    for number in 0..<3 {
      let end = number < 2 ? arrivals[number + 1] : seat.session.facts.count
      #expect((arrivals[number] + 1...end).contains(scene.commandPlaces[number + 1]))
    }
  }
}
