import Delivery
import TerminalCore

@testable import Screens

extension ScreenHarness {
  /// Makes the phone speak other languages.
  mutating func speak(_ languages: String...) {
    var change = DeviceConfiguration()
    change.languages = languages
    perform(.configure(change))
  }

  /// A morning in Arabic and Hebrew: mixed directions, a stack, marks, brackets and digits.
  static func mirrored(
    columns: Int = 80, rows: Int = 24, theme: String = "terminal", glyphs: Glyphs = .unicode
  ) -> ScreenHarness {
    var harness = ScreenHarness(columns: columns, rows: rows, theme: theme, glyphs: glyphs)
    harness.speak("ar", "en")
    harness.install("com.example.messages", "رسائل", icon: "💬")
    harness.install("com.example.sugar", "Sugar")
    harness.push("Anna", "See you at six? مرحبا!", thread: "family", then: 4000)
    harness.push("סבתא", "אכלת? (3 פעמים)", thread: "grandma")
    harness.push("סבתא", "שמתי לך 12 קציצות ב־Tupperware.", thread: "grandma")
    harness.push(
      "سلمى", "سأصل الساعة 18:30 (أو قبلها بـ 5 دقائق) إلى Café Bee، فلا تأكلوا الكعكة قبلي!",
      thread: "cake")
    harness.push("Low blood sugar", "Glucose level at 57.", app: "com.example.sugar", then: 20)
    harness.model = Model(
      size: Size(columns: columns, rows: rows), theme: theme, glyphs: glyphs)
    harness.model.appearance.bidi = .program
    return harness
  }

  /// Settings with two apps, one of them with a reply whose button is of letters that join.
  static let replyInArabic = """
    app {"bundleIdentifier":"com.example.a","displayName":"A","categories":[{"identifier":"C",
      "actions":[{"identifier":"R","title":"R","textInput":{"buttonTitle":"لا"}}]}]}
    app {"bundleIdentifier":"com.example.b","displayName":"B"}
    setting a sounds=off badges=off
    unlock
    settings
    """
}
