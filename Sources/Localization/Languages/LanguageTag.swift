import CICU

/// The name of a language, however it is spelled: `pt-BR`, `pt_BR`, `zh_CN`.
///
/// Two spellings of one language are equal: compare tags, never the names that files and devices
/// have.
package struct LanguageTag: Hashable, Sendable {
  /// `zh`, in lower case.
  package var language: String
  /// `Hant`; empty where none is written.
  var script: String
  /// `HK`, in upper case; empty where none is written.
  var region: String

  /// Takes a name apart; L18: `zh_CN` is `zh-Hans`, `zh_TW` `zh-Hant`, `sh` `sr-Latn`, `iw` `he` as
  /// other codes that were given up, and `English` `en`, as old folders are called. `zh-yue` is
  /// `yue`: the canonical form of BCP 47, §2.2.2.
  ///
  /// Variants and keywords are dropped, and so is whatever stands behind a part that is not ASCII.
  /// An encoding behind a point, as in `de_DE.UTF-8`, is dropped, too. An empty name gives an empty
  /// tag.
  package init(_ name: String) {
    let named = name.prefix { $0 != "." }
    var parts = named.split { "-_@".contains($0) }.prefix { $0.allSatisfy(\.isASCII) }[...]
    let first = Self.takeLanguage(from: &parts)
    language = Self.successor(of: first) ?? first
    script = ""
    region = ""
    if let part = parts.first, part.count == 4, part.allSatisfy(\.isLetter) {
      script = part.prefix(1).uppercased() + part.dropFirst().lowercased()
      parts.removeFirst()
    }
    // Serbo-Croatian was written in both alphabets, and is met for Serbian in the Latin one.
    if first == "sh", script.isEmpty { script = "Latn" }
    if let part = parts.first, Self.isRegion(part) { region = part.uppercased() }
    chooseChineseScript()
  }

  private static func takeLanguage(from parts: inout ArraySlice<Substring>) -> String {
    let first = parts.popFirst()?.lowercased() ?? ""
    guard extensible.contains(first), let member = parts.first, member.count == 3,
      member.allSatisfy(\.isLetter)
    else { return first }
    parts.removeFirst()
    return member.lowercased()
  }

  // Of ISO 3166, or a number of UN M.49.
  private static func isRegion(_ part: Substring) -> Bool {
    part.count == 2 && part.allSatisfy(\.isLetter)
      || part.count == 3 && part.allSatisfy(\.isNumber)
  }

  private mutating func chooseChineseScript() {
    guard language == "zh", script.isEmpty else { return }
    switch region {
    case "CN": (script, region) = ("Hans", "")
    case "TW": (script, region) = ("Hant", "")
    case "HK", "MO": script = "Hant"
    case "SG": script = "Hans"
    default: break
    }
  }

  /// `zh-Hant-HK`. Parts that are not there take no hyphen.
  package var name: String { joined("-") }

  /// `zh_Hant_HK`, as ICU writes it.
  var locale: String { joined("_") }

  /// Its parts that are there, with something between them.
  func joined(_ separator: String) -> String {
    [language, script, region].filter { !$0.isEmpty }.joined(separator: separator)
  }

  /// Whether its texts run from right to left.
  ///
  /// The script decides; where none is named, the one in which the language is mostly written, in
  /// its region if it has one: Sindhi is written in Arabic letters, and not so in India. Loads CLDR
  /// when asked first, but for languages that run one way in all regions.
  package var isRightToLeft: Bool {
    if !script.isEmpty {
      return ["Arab", "Hebr", "Thaa", "Syrc", "Nkoo", "Adlm", "Rohg"].contains(script)
    }
    if Self.runningRight.contains(language) { return false }
    if Self.runningLeft.contains(language) { return true }
    let likely = Self.likely(locale)
    // Where ICU cannot be loaded, these are mostly written so.
    return likely.script.isEmpty ? ["sd", "ug"].contains(language) : likely.isRightToLeft
  }

  // In all regions, so that a frame in one of them neither waits for CLDR nor asks it.
  private static let runningRight = [
    "", "en", "de", "es", "fr", "it", "ja", "ko", "pl", "pt", "ru", "zh",
  ]
  private static let runningLeft = ["ar", "he", "fa", "ur", "yi", "ps", "dv", "ckb"]

  /// The digits that it writes, from 0 to 9; nil for ASCII's. The region counts: Arabic has ASCII's
  /// in Morocco.
  var digits: [Character]? {
    var scalars = [Int32](repeating: 0, count: 10)
    guard cicu_digits(locale, &scalars), scalars[0] != 0x30 else { return nil }
    let digits = scalars.compactMap { Unicode.Scalar(UInt32(bitPattern: $0)).map { Character($0) } }
    return digits.count == 10 ? digits : nil
  }

  /// CLDR's parent; nil where that is the root.
  ///
  /// Following parents ends at the root; a limit beside the caller's loop is still wise.
  var parent: LanguageTag? {
    if let named = namedParent { return named == "root" ? nil : LanguageTag(named) }
    var parent = self
    if !region.isEmpty {
      // `zh-HK` is short for `zh-Hant-HK`, whose parent is not `zh`.
      if script.isEmpty, let script = unusualScript {
        parent.script = script
      } else {
        parent.region = ""
      }
    } else if !script.isEmpty {
      parent.script = ""
    } else {
      return nil
    }
    return parent
  }

  private var namedParent: String? {
    Self.answer { cicu_named_parent(locale, $0, $1) }
  }

  private var unusualScript: String? {
    let usual = Self.likely(language).script
    let own = Self.likely(locale).script
    return own == usual || own.isEmpty ? nil : own
  }

  /// With the script and region that it most likely means; as it is where ICU does not know.
  ///
  /// Loads CLDR when asked first.
  static func likely(_ locale: String) -> LanguageTag {
    LanguageTag(answer { cicu_likely_subtags(locale, $0, $1) } ?? locale)
  }

  private static func answer(
    _ ask: (UnsafeMutablePointer<CChar>, Int32) -> Bool
  ) -> String? {
    var buffer = [CChar](repeating: 0, count: 160)
    let isAnswered = buffer.withUnsafeMutableBufferPointer { pointer in
      pointer.baseAddress.map { ask($0, Int32(pointer.count)) } ?? false
    }
    guard isAnswered else { return nil }
    return String(decoding: buffer.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
  }
}
