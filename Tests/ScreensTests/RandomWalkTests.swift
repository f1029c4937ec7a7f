import Delivery
import Notifications
import TerminalCore
import TestSupport
import Testing

@testable import Screens

@Suite("Random walks")
struct RandomWalkTests {
  @Test(
    "Whatever is pressed and comes, screens have their size and the footer its help",
    arguments: walkSeeds(8))
  func walk(seed: UInt64) {
    var random = SplitMix(seed: seed)
    var harness = ScreenHarness.morning(
      columns: .random(in: 40...130, using: &random), rows: .random(in: 12...40, using: &random),
      theme: Palette.builtIn.map(\.name).randomElement(using: &random) ?? "terminal",
      glyphs: Bool.random(using: &random) ? .unicode : .ascii)
    // A line that cannot act tells the interface nothing, and it has to have seen the list once.
    harness.send(.tick(.zero))
    for step in 0..<120 {
      act(&harness, &random)
      let frame = harness.model.show(in: harness.scene)
      #expect(frame.canvas.size == harness.model.size)
      let rows = harness.model.list.rows(in: harness.scene)
      if let filter = harness.model.list.filter {
        let fresh = FilteredRows(harness.state) { number in
          filter.terms.allSatisfy { $0.fits(number, in: harness.state) }
        }
        #expect(filter.rows.items == fresh.items, "seed \(seed), step \(step): \(filter.text)")
      }
      #expect((harness.model.list.selection == nil) == rows.isEmpty, "seed \(seed), step \(step)")
      if harness.model.sheets.isEmpty, harness.model.pressed.pending.isEmpty,
        harness.model.typedLine == nil
      {
        // Where something is written, a question mark is a letter of it.
        let help = harness.model.isWriting(in: harness.scene) ? "F1 help" : "? help"
        #expect(frame.text.contains(help), "seed \(seed), step \(step)\n\(frame.text)")
      }
      if let filter = harness.model.inspector.logFilter, harness.model.inspector.isLogRead {
        let fresh = harness.scene.facts.facts.indices.filter { index in
          filter.fits(harness.scene.facts.facts[index].logText(in: harness.state))
        }
        #expect(filter.hits == fresh, "seed \(seed), step \(step): \(filter.text)")
      }
      if let spot = harness.model.list.selection {
        #expect(rows.index(of: spot) != nil, "seed \(seed), step \(step): \(spot) is gone")
      }
    }
  }

  private static let lines = [
    "manage mail", "manage messages sheet=turn-off", "suggest podcasts", "deliver-quietly mail",
    ScreenHarness.news, ScreenHarness.trial, "authorize news options=alert,provisional", "cancel",
    "allow",
    "unlock", "home", "settings mail", "launch messages", "set-badge mail 12345", "banner dismiss",
    "push podcasts {\"aps\":{\"alert\":\"Bees\",\"sound\":\"default\"}}", "wait 3s", "lock",
    "setting mail banner-style=persistent", "dnd on", "policy banner.seconds 2",
    "policy body.listLines 1", "wait 7m", "locale ar", "locale en",
    ScreenHarness.socialApp, "view post", "act post comment", "view post", "authenticate",
    "dismiss",
  ]

  private func act(_ harness: inout ScreenHarness, _ random: inout SplitMix) {
    switch Int.random(in: 0..<12, using: &random) {
    case 0: harness.push("T", "Body", thread: ["a", "b", nil].randomElement(using: &random) ?? nil)
    case 1:
      let size = Size(
        columns: .random(in: 40...130, using: &random), rows: .random(in: 12...40, using: &random))
      harness.send(.input(.resize(size)))
    case 2, 3:
      let point = Point(
        column: .random(in: 0..<harness.model.size.columns, using: &random),
        row: .random(in: 0..<harness.model.size.rows, using: &random))
      let act = [
        Mouse.Act.press(.left), .drag(.left), .drag(.left), .release(.left), .wheelUp, .wheelDown,
      ].randomElement(using: &random)
      harness.send(.input(.mouse(Mouse(act ?? .wheelUp, at: point))))
    case 4, 6: harness.play(Self.lines.randomElement(using: &random) ?? "")
    case 5:
      let codes: [Key.Code] = [.character("1"), .character("3"), .character(" "), .tab, .left]
      if let code = codes.randomElement(using: &random) { harness.press(code) }
    default:
      guard
        let keys = Control.all.randomElement(using: &random)?.shortcuts
          .randomElement(using: &random)?.keys
      else { return }
      for key in keys { harness.send(.input(.key(key))) }
    }
  }
}
