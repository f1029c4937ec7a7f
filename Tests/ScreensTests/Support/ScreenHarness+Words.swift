import Delivery
import Files
import Notifications
import Scenarios
import TerminalCore

@testable import Screens

extension ScreenHarness {
  /// An album that speaks five languages, some of them badly: `few` is missing in Polish, a key in
  /// Japanese.
  static func album(
    columns: Int = 80, rows: Int = 24, theme: String = "terminal", glyphs: Glyphs = .unicode
  ) -> ScreenHarness {
    var harness = ScreenHarness(columns: columns, rows: rows, theme: theme, glyphs: glyphs)
    harness.play(app)
    for name in ["Ben", "Jo", "Anna"] {
      harness.play(
        "push album {\"aps\":{\"alert\":{\"title\":\"Beach\",\"body\":\"\(name) likes it\","
          + "\"summary-arg\":\"\(name)\"},\"category\":\"comment\",\"thread-id\":\"beach\"}}")
    }
    harness.model = Model(size: Size(columns: columns, rows: rows), theme: theme, glyphs: glyphs)
    return harness
  }

  /// Performs lines of a scenario; what cannot be read does nothing.
  mutating func play(_ text: String) {
    let document = ScenarioDocument(Array(text.utf8), path: "album.scenario")
    let files = ScenarioFiles.onDisk(
      folder: "", dataFolder: nil, timeZones: TimeZoneFolder("/usr/share/zoneinfo"))
    for line in document.lines {
      let acts = (try? line.acts(in: ResolutionContext(state: state, files: files))) ?? []
      for case .command(let command) in acts { perform(command) }
    }
  }

  private static let app = """
    app {"bundleIdentifier":"com.example.album","displayName":"Album","developmentRegion":"en",
      "categories":[
        {"identifier":"comment","categorySummaryFormat":{"key":"MORE"},
         "hiddenPreviewsBodyPlaceholder":{"key":"HIDDEN"}},
        {"identifier":"like","hiddenPreviewsBodyPlaceholder":"Somebody likes something"},
        {"identifier":"plain"}],
      "strings":{
        "en":{},"pl":{},"ja":{"MORE":"%2$@さんからのコメント他%1$u件"},
        "ar":{},"de":{"HIDDEN":"%u Kommentare"}},
      "stringsdict":{
        "en":{\(plural("MORE", "one", "%u more comment from %@", "other", "%u more comments from %@")),
              \(plural("HIDDEN", "one", "%u comment", "other", "%u comments"))},
        "pl":{\(plural(
          "MORE", "one", "%u kolejny komentarz od %@", "many", "%u kolejnych komentarzy od %@",
          "other", "%u kolejnego komentarza od %@")),
              \(plural(
                "HIDDEN", "one", "%u komentarz", "few", "%u komentarze",
                "many", "%u komentarzy", "other", "%u komentarza"))},
        "ar":{\(plural(
          "MORE", "zero", "لا تعليقات أخرى من %2$@", "one", "تعليق آخر من %2$@",
          "two", "تعليقان آخران من %2$@", "few", "%1$u تعليقات أخرى من %2$@",
          "many", "%1$u تعليقًا آخر من %2$@", "other", "%1$u تعليق آخر من %2$@")),
              \(plural("HIDDEN", "one", "تعليق", "other", "%u تعليق"))}}}
    """

  private static func plural(_ key: String, _ forms: String...) -> String {
    let pairs = stride(from: 0, to: forms.count, by: 2).map {
      ",\"\(forms[$0])\":\"\(forms[$0 + 1])\""
    }
    return "\"\(key)\":{\"NSStringLocalizedFormatKey\":\"%#@n@\",\"n\":{"
      + "\"NSStringFormatSpecTypeKey\":\"NSStringPluralRuleType\","
      + "\"NSStringFormatValueTypeKey\":\"u\"\(pairs.joined())}}"
  }
}
