import Localization
import Notifications

/// What a category says for a number in a locale, and how that came about.
package struct Wording: Hashable, Sendable {
  /// What it counts: it chooses plural forms (T22, H10).
  package let count: Int
  /// The words as they would be shown.
  package let words: String
  /// The app's text that the words were made of; nil for the system's own words.
  package let text: ResolvedText?
  /// The rules that made the words, in the order they acted.
  package let reasons: [Reason]
  /// What is missing or wrong, each with its place.
  package let flaws: [Diagnostic]
  /// Whether the app does not speak the language, so that another stands in (L17, L33).
  package let isStandIn: Bool
  /// Where the text is named that stands in no table: the manifest.
  let textPlace: Place?

  /// The form that the number chose; nil where there are none.
  package var plural: PluralChoice? { text?.plurals.first }

  /// Where to change the words: what is wrong, else the form, else the entry,
  /// else what names the text.
  package var place: Place? {
    let places = [flaws.first?.place, plural?.form.place, text?.found?.place, textPlace]
    return places.compactMap(\.self).first { !$0.path.isEmpty }
  }
}
