import Files
import Screens
import Sessions
import Testing

@testable import Interaction

@Suite("What is left for the holder of the terminal")
struct PendingEffectsTests {
  @Test("It is given once, in the order in which it was asked for")
  func order() {
    var pending = PendingEffects()
    for effect in [TerminalEffect.ring, .redraw, .quit] { pending.append(effect) }
    var taken: [TerminalEffect] = []
    while let effect = pending.popFirst() { taken.append(effect) }
    #expect(taken == [.ring, .redraw, .quit])
  }

  @Test("An event in another is not the outermost")
  func depth() {
    var pending = PendingEffects()
    #expect(pending.isOutermost)
    pending.begin()
    pending.begin()
    pending.end()
    #expect(!pending.isOutermost)
    pending.end()
    #expect(pending.isOutermost)
  }

  @Test(
    "The bell rings for what comes by itself, from a pipe and of a program, as for what a person does"
  )
  func bell() throws {
    let app = "app {\"bundleIdentifier\":\"com.example.chat\",\"displayName\":\"Chat\"}\n"
    let payload = "{\"aps\":{\"alert\":\"Kettle\",\"sound\":\"default\"}}"
    var rings: [Int] = []
    for way in 0..<3 {
      var seat = try TestSession(app + "lock\nwait 1m")
      seat.interaction.model.bell.rings = true
      seat.acts = []
      switch way {
      case 0: seat.run(["push chat \(payload)"])
      case 1:
        var program = Conversation(DataLocations(dataFolder: nil))
        _ = program.answer("push chat \(payload)", on: &seat.interaction)
      default:
        var lines = PayloadLines(SourceFile(path: "-", bytes: Array(payload.utf8)))
        if let line = lines.next() { seat.interaction.receive(line) }
      }
      seat.acts += seat.interaction.takeEffects()
      rings.append(seat.acts.count { $0 == .ring })
    }
    #expect(rings == [1, 1, 1])
  }

  @Test("A session has few parts, each with a name of its own")
  func parts() throws {
    let seat = try TestSession("wake")
    let parts = Mirror(reflecting: seat.interaction).children.compactMap(\.label)
    #expect(parts.count <= 15, "\(parts)")
    #expect(parts.contains("kept") && parts.contains("model"))
  }
}
