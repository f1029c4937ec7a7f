import Notifications
import Scenarios
import Screens
import TerminalCore
import TestSupport
import Testing

@testable import Interaction
@testable import Sessions

@Suite("What the phone says is in its language")
struct PhoneLanguageTests {
  // Names and contents without letters: every letter in a bare picture is the phone's own.
  private static let world = """
    app {"bundleIdentifier":"com.example.a","displayName":"★1","openSettingsFor":true,
      "entitlements":["com.apple.developer.usernotifications.critical-alerts"],
      "authorization":{"options":["alert","sound","badge","criticalAlert"],"request":"firstLaunch"}} \
    state=granted
    app {"bundleIdentifier":"com.example.b","displayName":"★2"} state=fresh
    app {"bundleIdentifier":"com.example.c","displayName":"★3"} state=fresh
    push a {"aps":{"alert":{"title":"1","body":"2"},"thread-id":"7"}}
    +2h push a {"aps":{"alert":{"title":"1","body":"3"},"thread-id":"7"}}
    +26h push a {"aps":{"alert":{"title":"1","body":"4"},"thread-id":"7"}}
    push a {"aps":{"alert":{"title":"5","body":"6"},"thread-id":"8",
      "sound":{"critical":1,"name":"default","volume":1.0}}} id=loud
    authorize b options=alert,sound,badge,provisional
    push b {"aps":{"alert":{"title":"9","body":"0"}}} id=quiet
    wait 8m
    set-badge a 12
    """

  private static let screens =
    [
      "wake", "wake\nexpand a/7", "unlock\ncenter", "unlock\nhome",
      "unlock\nsettings", "unlock\nsettings a", "unlock\nsettings b", "unlock\nsettings c",
      "authorize c options=alert,sound", "wake\nsuggest a", "wake\nmanage a", "wake\nturn-off a",
      "unlock\ncenter\nview loud",
      "unlock\npush a {\"aps\":{\"alert\":\"1\"}}",
    ] + watches

  // Idle, with a short look, and with a long one.
  private static let watches = ["watch-view w2\nwatch-close", "wait 1m", "watch-view w2"].map {
    "watch\npush a {\"aps\":{\"alert\":\"1\"}} id=w1\npush a {\"aps\":{\"alert\":\"1\"}} id=w2\n\($0)"
  }

  @Test(
    "T25, P21: in a bare picture no letter is Latin where the language has none",
    arguments: ["ar", "he", "hi", "ja", "ko", "ru", "th", "zh-Hans", "zh-Hant"])
  func noLatin(language: String) throws {
    for acts in Self.screens {
      let text = try Self.picture(language, acts)
      // Some languages keep these words as they are.
      var own = text.replacing("OK", with: "").replacing("App", with: "")
      // CLDR has the halves of a day in Latin in Hindi.
      if language == "hi" { own = own.replacing("am", with: "").replacing("pm", with: "") }
      let latin = own.filter { $0.isASCII && $0.isLetter }
      #expect(latin.isEmpty, "\(language), \(acts):\n\(text)")
    }
  }

  @Test(
    "T25: in the others no word stands as it does in English",
    arguments: ["cs", "de", "es", "fr", "pl", "pt-BR", "tr"])
  func noEnglish(language: String) throws {
    let english = [
      "notifications", "Clear", "Show Less", "critical", "ago", "Manage", "Notification Center",
      "Settings", "Always", "not determined", "provisional", "Cancel", "Keep", "Allow",
    ]
    for acts in Self.screens {
      let text = try Self.picture(language, acts)
      let words = " \(String(text.map { $0.isLetter ? $0 : " " })) "
      for word in english where !(language == "fr" && word == "notifications") {
        #expect(!words.contains(" \(word) "), "\(word) in \(language), \(acts):\n\(text)")
      }
    }
  }

  @Test("H4, T25: above the list its number is in the phone's words and digits")
  func count() throws {
    #expect(try Self.picture("de", "wake").contains("5 Mitteilungen"))
    #expect(try Self.picture("ru", "wake").contains("5 уведомлений"))
    #expect(try Self.picture("en", "wake").contains("5 notifications"))
  }

  private static func picture(_ language: String, _ acts: String) throws -> String {
    let locale = LocaleName.likely(for: language)
    let text = "device os=12 locale=\(locale) languages=\(language)\n\(world)\n\(acts)\n"
    let folder = try ScratchFolder(["day.scenario": text])
    let opening = try LoadedInput(
      [folder("day.scenario")], settings: WorldSettings(),
      locations: DataLocations(dataFolder: Checkout.path))
    var run = HeadlessRun(opening)
    run.play()
    let complaints = run.report.diagnostics.filter { $0.severity == .error }
    #expect(complaints.isEmpty, "\(complaints)")
    return run.session.frame(.asIs, size: Size(columns: 80, rows: 50), isBare: true).text
  }
}

private enum LocaleName {
  /// A locale of a language, so that its region's clock and digits are there too.
  static func likely(for language: String) -> String {
    [
      "ar": "ar_EG", "zh-Hans": "zh_CN", "zh-Hant": "zh_TW", "pt-BR": "pt_BR", "en": "en_US",
    ][language] ?? language
  }
}
