/// A language that generated notifications are written in.
package enum WorldLanguage: String, CaseIterable, Sendable {
  case english = "en"
  case german = "de"
  case spanish = "es"
  case polish = "pl"
  case arabic = "ar"
  case hindi = "hi"
  case japanese = "ja"
  case thai = "th"
}
