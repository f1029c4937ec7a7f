import TerminalCore
import Testing

@testable import Screens

@Suite("What things are called where the screen is read")
struct LinearNameTests {
  private func entered(_ station: Station) -> ScreenHarness {
    var harness = ScreenHarness.morning(columns: 79, rows: 60, glyphs: .words)
    harness.send(.tick(.zero))
    station.enter(&harness)
    _ = harness.model.show(in: harness.scene)
    return harness
  }

  @Test("A line that is typed has its name with one colon", arguments: ["f", "/", "Lf"])
  func typedLine(keys: String) throws {
    for written in ["", "anna"] {
      let harness = entered(Station(keys: keys + written))
      let field = try #require(harness.linear.lines.first { $0.role == .field }, "\(keys)")
      #expect(!field.words.contains("::") && !field.words.hasPrefix("/"), "\(field.words)")
      #expect(["filter", "search", "log"].contains { field.words.hasPrefix($0) }, "\(field.words)")
      #expect(written.isEmpty || field.words.contains(written), "\(field.words)")
    }
  }

  @Test(
    "What is offered is named without its key, which is said before it",
    arguments: EverySurfaceTests.stations)
  func offered(station: Station) {
    for line in entered(station).linear.lines {
      guard case .control(let id)? = line.id, let control = Control.with(id) else { continue }
      for shortcut in control.shortcuts.prefix(1) {
        #expect(!line.words.hasPrefix("\(shortcut.ascii) "), "\(line.words)")
      }
    }
  }

  @Test("The words of a notification that is viewed are one line, joined as those of its row are")
  func viewed() {
    let lines = entered(Station(keys: "jjjv")).linear.lines
    let words = lines.filter { $0.id == .view(.content) }.map(\.words)
    #expect(words == ["The one about bees. Episode 12 is out."], "\(lines)")
  }

  @Test("That an alert is critical is said once")
  func critical() throws {
    let lines = entered(Station("the list") { _ in }).linear.lines
    let line = try #require(lines.first { $0.words.contains("SUGAR") }, "\(lines)")
    let words = line.words.split(separator: " ").filter { $0.lowercased().hasPrefix("critical") }
    #expect(words.count == 1, "\(line.words)")
  }
}
