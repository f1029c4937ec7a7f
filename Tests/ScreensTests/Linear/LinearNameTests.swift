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

  @Test("C16: The button that plays a medium is named by what it does, not by how the medium is")
  func playing() throws {
    var harness = ScreenHarness.clip()
    harness.model.appearance.glyphs = .words
    let view = try #require(harness.model.openView(in: harness.scene))
    guard case .media(let picture)? = view.elements.first else {
      return _ = Issue.record("\(view)")
    }
    let control = RichPane(harness.model, harness.scene, view).control(
      try #require(view.media), try #require(picture.button), Size(columns: 5, rows: 1))
    let lines = control.linearLines(as: Spot.self, where: \.isChoice)
    #expect(lines.map(\.words) == [Words.plays])
  }

  @Test("A line of a list in a rich view begins with its words, not with the mark before it")
  func listed() {
    let lines = entered(Station(lines: ScreenHarness.socialApp + "\nview post")).linear.lines
    #expect(lines.contains { $0.words == "John: So beautiful" }, "\(lines)")
  }

  @Test("What can be pressed has no digit of its own: a number that is typed chooses a thing")
  func digits() {
    let lines = entered(Station(lines: ScreenHarness.socialApp + "\nview post")).linear.lines
    let acts = lines.filter { if case .view(.action)? = $0.id { true } else { false } }
    #expect(!acts.isEmpty && !acts.contains { $0.words.first?.isNumber == true }, "\(acts)")
  }

  @Test("What came is a row of the timeline without the mark that it has on the axis")
  func cameBefore() {
    let words = entered(Station(keys: "T")).linear.lines.map(\.words)
    #expect(words.contains { $0.contains(", listed") } && !words.contains { $0.contains("●") })
  }

  @Test("What lies on top is named once")
  func dialogs() throws {
    let lines = entered(Station(lines: ScreenHarness.news)).linear.lines
    let title = try #require(lines.first { $0.role == .dialog }?.words, "\(lines)")
    #expect(lines.count { $0.words == title } == 1, "\(lines)")
  }

  @Test("That an alert is critical is said once")
  func critical() throws {
    let lines = entered(Station("the list") { _ in }).linear.lines
    let line = try #require(lines.first { $0.words.contains("SUGAR") }, "\(lines)")
    let words = line.words.split(separator: " ").filter { $0.lowercased().hasPrefix("critical") }
    #expect(words.count == 1, "\(line.words)")
  }
}
