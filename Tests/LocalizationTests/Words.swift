import Files
import Localization
import Notifications

/// An app's words, written as in a scenario's `app {…}`.
func words(_ json: String, developmentRegion: String? = nil) -> AppStrings {
  let document = JSONDocument.read(Array(json.utf8), path: "app", grammar: .ours)
  guard let root = document.root else { return .none }
  return AppStrings.read(inline: root, developmentRegion: developmentRegion).value ?? .none
}

/// A localizer for an app with one plural entry, `K`.
func localizer(
  _ format: String, _ variables: String, _ language: String,
  _ options: LocalizationOptions = LocalizationOptions()
) -> Localizer {
  let json =
    #"{"stringsdict": {"\#(language)": {"K": {"NSStringLocalizedFormatKey": "\#(format)", \#(variables)}}}}"#
  return Localizer(strings: words(json), languages: [language], options: options)
}

/// A variable of a stringsdict as JSON.
func variable(_ name: String, _ forms: [(String, String)]) -> String {
  let pairs = forms.map { #""\#($0.0)": "\#($0.1)""# }.joined(separator: ", ")
  return #""\#(name)": {"NSStringFormatSpecTypeKey": "NSStringPluralRuleType","#
    + #""NSStringFormatValueTypeKey": "u", \#(pairs)}"#
}

extension Text {
  /// What it comes to where no string table is at hand.
  var resolved: ResolvedText { Localizer(strings: .none, languages: []).resolve(self) }

  /// The words of that.
  var words: String { resolved.words }
}

/// The text of a key.
func key(_ key: String, _ arguments: [String] = [], or fallback: String? = nil) -> Text {
  Text(.localized(LocalizedText(key: key, arguments: arguments, fallback: fallback)))
}
