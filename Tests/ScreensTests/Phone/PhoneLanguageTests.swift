import Delivery
import Notifications
import TerminalCore
import TestSupport
import Testing

@testable import Screens

@Suite("The phone's own words, in its language")
struct PhoneLanguageTests {
  @Test(
    "F4, T25: Do Not Disturb is called as the language has it, wherever the phone shows it",
    arguments: [
      ("en_US", "Do Not Disturb"), ("de_DE", "Nicht stören"), ("ja_JP", "おやすみモード"),
      ("ar_EG", "عدم الإزعاج"),
    ])
  func doNotDisturb(locale: String, name: String) {
    var harness = ScreenHarness.today(columns: 120, rows: 40)
    harness.speakSystemWords(of: locale)
    for system in [12, 15, 16] {
      harness.play("device os=\(system)\ndnd off\ndnd on")
      let shown = harness.text.split(separator: "\n").filter { $0.contains("☾ \(name)") }
      #expect(shown.count == (system == 12 ? 1 : 2), "\(system): \(harness.text)")
    }
    #expect(harness.state.focusInForce?.name == Focus.doNotDisturb)
    harness.play("unlock\nsettings")
    // On the row beside what the status line says.
    #expect(harness.text.occurrences(of: name) >= 2, "\(harness.text)")
    harness.model.phone.settings.open(.focuses)
    #expect(harness.text.occurrences(of: name) >= 2, "\(harness.text)")
  }

  @Test("F7: what came while it was on is counted under that name, too")
  func past() {
    var harness = ScreenHarness.today(columns: 120, rows: 40)
    harness.speakSystemWords(of: "de_DE")
    harness.play(
      """
      dnd on
      push rota {"aps":{"alert":"Kettle"}}
      dnd off
      unlock
      center
      """)
    #expect(harness.text.contains("1 während „Nicht stören“"), "\(harness.text)")
  }

  @Test("F4: a name that the person gave stays as it is")
  func ownName() {
    var harness = ScreenHarness.today(columns: 120, rows: 40)
    harness.speakSystemWords(of: "de_DE")
    #expect(harness.text.contains("☾ Work"), "\(harness.text)")
  }

  @Test(
    "F5, F8, T25: where a Focus has no people, times or place, the phone says so in its language",
    arguments: [("en_US", "none"), ("ko_KR", "없음"), ("he_IL", "ללא"), ("th_TH", "ไม่มี")])
  func nothingSet(locale: String, none: String) {
    var harness = ScreenHarness.today(columns: 120, rows: 40)
    harness.speakSystemWords(of: locale)
    let page = FocusPage("Personal", in: harness.state)
    for field in [FocusField.people, .schedule, .place] {
      #expect(page.value(of: field) == .words(none), "\(field)")
    }
    harness.model.open(FocusFormSheet("Personal"))
    harness.type("G")
    #expect(harness.text.contains(none), "\(harness.text)")
  }

  @Test("All that is counted on one screen is in the same digits")
  func digits() {
    var harness = ScreenHarness.summary(columns: 120, rows: 40)
    harness.speakSystemWords(of: "ar_EG")
    harness.play(#"at 18:00\#npush rota {"aps":{"alert":"Kettle"}}"#)
    #expect(harness.text.contains("٤ إشعارات"), "of the summary: \(harness.text)")
    #expect(harness.text.contains("٥ إشعارات"), "of the list: \(harness.text)")
    harness.play(
      """
      setting all display=count
      watch
      push rota {"aps":{"alert":"a"}}
      push rota {"aps":{"alert":"b"}}
      push rota {"aps":{"alert":"c"}}
      watch-close
      """)
    let strays = harness.text.matches(of: /[0-9]+ إشعار/)
    #expect(strays.isEmpty, "\(harness.text)")
    #expect(harness.state.watch.look == nil && harness.state.hasWatch)
  }

  @Test(
    "T24: what is set is listed as the language does",
    arguments: [
      ("en_US", "Banners, Sounds"), ("ja_JP", "バナー、サウンド"), ("ar_EG", "الشعارات والأصوات"),
    ])
  func sequence(locale: String, words: String) {
    var harness = ScreenHarness.today(columns: 120, rows: 40)
    harness.speakSystemWords(of: locale)
    harness.play("setting rota badges=off\nunlock\nsettings")
    #expect(harness.text.contains(words), "\(harness.text)")
  }
}
