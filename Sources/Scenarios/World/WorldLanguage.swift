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

  /// What people write in it.
  var phrases: WorldPhrases {
    switch self {
    case .english: .english
    case .german: .german
    case .spanish: .spanish
    case .polish: .polish
    case .arabic: .arabic
    case .hindi: .hindi
    case .japanese: .japanese
    case .thai: .thai
    }
  }
}
