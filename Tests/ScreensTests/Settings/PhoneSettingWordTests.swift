import Delivery
import Notifications
import TerminalCore
import Testing

@testable import Screens

@Suite("What rows of Settings say of themselves, from iOS 15")
struct PhoneSettingWordTests {
  private func settings() -> ScreenHarness {
    var harness = ScreenHarness.today(columns: 100, rows: 40)
    harness.play("focus off\nunlock\nsettings")
    return harness
  }

  @Test("F8: times of a Focus are typed with Enter, as its row says; arrows take the usual ones")
  func spans() throws {
    var harness = settings()
    for name in ["Do Not Disturb", "Sleep"] {
      harness.model.phone.settings.open(
        .focus(name), selecting: .phone(.focusField(name, .schedule)))
      harness.press(.enter)
      let line = try #require(harness.model.sheets.last as? CommandSheet).field.text
      #expect(line.hasSuffix("schedule="), "\(line)")
      harness.model.sheets = []
      harness.press(.right)
      let usual = harness.state.words(DailySpan(start: 540, end: 1020))
      #expect(FocusPage(name, in: harness.state).value(of: .schedule) == .words(usual), "\(name)")
    }
  }

  @Test("Why has words for each row, and no mark of one that leads on or is switched")
  func remarks() {
    var harness = settings()
    var remarks = 0
    for branch in [nil, .focuses, .focus("Work"), .summary] as [SettingsBranch?] {
      harness.model.phone.settings.open(branch)
      for row in harness.model.phone.settingsRows(harness.scene) {
        guard let answer = Remark(setting: row, harness.model, harness.scene)?.answer else {
          continue
        }
        remarks += 1
        #expect(!answer.contains { "›‹●○━".contains($0) }, "\(row): \(answer)")
      }
    }
    #expect(remarks > 4)
    let work = Remark(setting: .phone(.focus("Work")), harness.model, harness.scene)
    #expect(work?.answer == "off")
  }

  @Test("w explains the selected row of Settings where the inspector is not seen, too")
  func why() {
    var harness = settings()
    harness.send(.input(.resize(Size(columns: 80, rows: 24))))
    for row in harness.model.phone.settingsRows(harness.scene) {
      harness.model.phone.settings.row = row
      let last = harness.text.split(separator: "\n").last ?? ""
      #expect(last.contains("w why"), "\(row): \(last)")
      var asked = harness
      asked.type("w")
      #expect(asked.model.message == nil && asked.model.inspector.tab == .why, "\(row)")
      #expect(asked.model.layout.hasInspector, "\(row)")
    }
  }
}
