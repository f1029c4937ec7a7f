import Delivery
import Notifications
import TerminalCore
import Testing

@testable import Screens

@Suite("Values and absences in the palette")
struct PaletteValueTests {
  private func typed(_ text: String) -> ScreenHarness {
    var harness = ScreenHarness.morning(columns: 120, rows: 40)
    harness.type(":" + text)
    return harness
  }

  @Test(
    "The word for a value finds it, and Enter sets it",
    arguments: [
      ("arabic", .locale("ar_EG")), ("locale: Arabic", .locale("ar_EG")),
      ("locale: ara", .locale("ar_EG")), ("never", .previews(.never)),
      ("previews: nev", .previews(.never)),
      ("dark mode", .theme("dark")), ("night mode", .theme("dark")), ("mono", .theme("mono")),
      ("compact", .density(.compact)),
      ("ios 16", .system(.ios16)), ("mute", .ringer(false)),
      ("iOS 18", .system(.ios16)), ("iOS 26", .system(.ios16)),
      ("contrast", .theme("high-contrast-dark")), ("high contrast", .theme("high-contrast-light")),
      ("red green", .theme("red-green-safe")), ("disturb: on", .doNotDisturb(true)),
      ("grouping: off", .grouping("com.example.sugar", .off)),
      ("grouping: by app", .grouping("com.example.sugar", .byApp)),
    ] as [(String, OptionValue.Change)])
  func values(text: String, change: OptionValue.Change) throws {
    let harness = typed(text)
    let acts = try #require(harness.model.commands?.suggestions.map(\.act))
    if case .locale = change {
      let isLocale = acts.contains {
        if case .option(.locale(let locale)) = $0 { locale.hasPrefix("ar") } else { false }
      }
      #expect(isLocale, "\(acts.prefix(4))")
    } else {
      #expect(acts.prefix(3).contains(.option(change)), "\(text): \(acts.prefix(4))")
    }
  }

  @Test(
    "No two rows read alike",
    arguments: ["dark", "theme", "prev", "en", "density", "ringer", "ios"])
  func once(text: String) throws {
    let titles = try #require(typed(text).model.commands?.suggestions.map(\.text))
      .filter { $0.contains(": ") }
    #expect(Set(titles).count == titles.count, "\(text): \(titles)")
  }

  @Test("A word in brackets finds what it stands behind, and no option is spelled in two ways")
  func spelled() throws {
    var harness = ScreenHarness.morning(columns: 120, rows: 40)
    harness.play(
      #"app {"bundleIdentifier":"com.example.tea","displayName":"Tea","developmentRegion":"en","#
        + #""strings":{"en":{"A":"Tea"},"pt-BR":{"A":"Chá"}}}"#)
    harness.type(":brazil")
    let brazil = try #require(harness.model.commands?.suggestions.map(\.text))
    #expect(brazil.contains { $0.hasSuffix("(Brazil)") }, "\(brazil)")
    let off = try #require(typed("off").model.commands?.suggestions.map { $0.text.lowercased() })
    #expect(off.count { $0 == "do not disturb: off" } == 1, "\(off)")
  }

  @Test("A value that is taken is set, and said")
  func taken() {
    var harness = typed("never")
    harness.press(.enter)
    #expect(harness.model.sheets.isEmpty && harness.state.previews == .never)
    #expect(harness.model.message?.text == Words.previews(.never))
  }

  @Test(
    "What there is not has a reason, and what there is instead",
    arguments: Absence.all.flatMap(\.words))
  func absences(text: String) throws {
    var harness = typed(text)
    let suggestions = try #require(harness.model.commands?.suggestions)
    let index = try #require(suggestions.firstIndex { $0.act == .nothing }, "\(text)")
    #expect(index < 3, "\(text): \(suggestions.prefix(4).map(\.text))")
    #expect(suggestions[index].summary.hasSuffix("."))
    harness.model.select(suggestion: index)
    harness.press(.enter)
    #expect(harness.model.commands?.complaint?.text == suggestions[index].summary)
  }

  @Test("The palette is as high as its hits")
  func height() {
    #expect(typed("never").model.commands?.selected == 0)
    let (few, many) = (typed("arabic").boxRows, typed("").boxRows)
    #expect(few < many && few <= 8, "\(few) of \(many)")
  }
}

extension ScreenHarness {
  /// Rows of the box that lies on top.
  fileprivate var boxRows: Int {
    var copy = self
    _ = copy.model.show(in: copy.scene)
    return copy.model.painted.targets.rect(of: .sheet)?.size.rows ?? 0
  }
}
