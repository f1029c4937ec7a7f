import Delivery
import Sessions
import TerminalCore

extension Bench {
  /// A change of the phone's locale against a move by a page, with 10,000 groups: nothing is put
  /// into words that is not seen.
  static let localeChange = Bench(
    name: "locale-change", summary: "a change of locale against a page, with 10,000 groups"
  ) { conditions, findings throws(BenchError) in
    let world = try World(groups: 10_000, conditions)
    var changes: [Duration] = []
    var pages: [Duration] = []
    for round in 0..<conditions.rounds {
      pages.append(world.press(Key(.pageDown)))
      let language = round.isMultiple(of: 2) ? "pl" : "en"
      for character in "ol" + language { _ = world.press(Key(.character(character))) }
      changes.append(world.press(Key(.enter)))
      guard world.interaction.session.state.device.locale.hasPrefix(language) else {
        throw BenchError("the locale did not become \(language)")
      }
    }
    findings.note("locale-change.page", pages)
    findings.note("locale-change.locale", changes)
    findings.promise(
      "locale-change.ratio", changes.median / pages.median, "×",
      atMost: conditions.isSmoke ? 2.5 : 2)
  }
}

extension World {
  /// Loads as many stacks of an app that speaks English and Polish, their words found by keys.
  fileprivate convenience init(groups: Int, _ conditions: BenchConditions) throws(BenchError) {
    let scenario = try conditions.folder.write(Array(Self.app.utf8), to: "locale.scenario")
    let lines = (0..<groups * 2).map { number in
      """
      {"Simulator Target Bundle":"com.example.album","aps":{"alert":{"title":"Album",\
      "body":"Somebody likes number \(number)","summary-arg":"Jo \(number % 7)"},\
      "category":"like","thread-id":"thread\(number % groups)"}}\n
      """
    }
    let payloads = try conditions.folder.write(Array(lines.joined().utf8), to: "locale.ndjson")
    try self.init(groups * 2, paths: [scenario, payloads], dataFolder: ".")
  }

  private static let app = """
    app {"bundleIdentifier":"com.example.album","displayName":"Album","developmentRegion":"en",
      "categories":[{"identifier":"like","categorySummaryFormat":{"key":"MORE"},
        "hiddenPreviewsBodyPlaceholder":{"key":"HIDDEN"}}],
      "strings":{"en":{"HIDDEN":"%u likes"},"pl":{"HIDDEN":"polubienia: %u"}},
      "stringsdict":{"en":\(plural("%u more like from %@", "%u more likes from %@")),
        "pl":\(plural("%u kolejne polubienie od %@", "%u kolejnych polubień od %@"))}}

    """

  private static func plural(_ one: String, _ other: String) -> String {
    """
    {"MORE":{"NSStringLocalizedFormatKey":"%#@n@","n":{\
    "NSStringFormatSpecTypeKey":"NSStringPluralRuleType","NSStringFormatValueTypeKey":"u",\
    "one":"\(one)","few":"\(other)","many":"\(other)","other":"\(other)"}}}
    """
  }
}
