/// A language that is made up: an app's own texts, changed so that one sees what is not localized
/// before a translator does.
///
/// Only words from string tables are changed; a literal stays plain. Regions from `XA` to `XZ` are
/// free for private use (ISO 3166); CLDR has `en-XA` and `ar-XB` for the same purpose.
package enum PseudoLocale: String, CaseIterable, Hashable, Sendable {
  /// A third longer, as German or Finnish are.
  case longer = "en-XL"
  /// With marks on every letter, which shows cut marks and fonts without them.
  case accented = "en-XA"
  /// In letters that run from right to left.
  case rightToLeft = "ar-XB"

  /// Nil for a name that is a real language's, or none.
  package init?(_ name: String) {
    // Asked with every text: most names are too short.
    guard name.utf8.count == 5, name.utf8.dropFirst(3).first.map({ $0 | 0x20 }) == 0x78 else {
      return nil
    }
    self.init(rawValue: LanguageTag(name).name)
  }

  /// What it does, in a few words.
  package var summary: String {
    switch self {
    case .longer: "a third longer"
    case .accented: "accented"
    case .rightToLeft: "right to left"
    }
  }

  /// A text without placeholders as it reads in this language.
  package func words(_ text: String) -> String {
    switch self {
    case .longer: text.lengthened
    case .accented: String(text.map { Self.accents[$0] ?? $0 })
    case .rightToLeft: String(text.map { Self.letters[$0] ?? $0 })
    }
  }

  private static let accents = table("áƀçðéƒĝĥíĵķļɱñóþǫŕšťúṽŵẋýž", "ÁƁÇÐÉƑĜĤÍĴĶĻṀÑÓÞǪŔŠŤÚṼŴẊÝŽ")
  // Hebrew letters, as their reading order is that of Arabic, and no terminal has to join them.
  private static let letters = table("אבקדהפגחיזכלמנופקרסתוושכיז", "אבקדהפגחיזכלמנופקרסתוושכיז")

  private static func table(_ small: String, _ capital: String) -> [Character: Character] {
    let latin = "abcdefghijklmnopqrstuvwxyz"
    return Dictionary(
      zip(latin + latin.uppercased(), small + capital).map { ($0, $1) }, uniquingKeysWith: { $1 })
  }
}

extension String {
  // Every third letter twice: a third longer, with the breaks between words where they were.
  fileprivate var lengthened: String {
    var (longer, letters) = ("", 0)
    for character in self {
      longer.append(character)
      guard character.isLetter else { continue }
      letters += 1
      if letters.isMultiple(of: 3) { longer.append(contentsOf: character.lowercased()) }
    }
    return longer
  }
}
