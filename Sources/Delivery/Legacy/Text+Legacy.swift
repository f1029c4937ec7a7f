import Localization
import Notifications

extension Text {
  /// L13, L14, N31: what a local notification of old says is looked up as a key; what no table has,
  /// and does not look like a key, is words.
  func keyOrWords(_ localizer: Localizer) -> Text {
    guard case .localized(let text) = wording, localizer.entry(text.key) == nil,
      !text.key.looksLikeKey
    else { return self }
    return .literal(text.key, at: place)
  }
}

extension String {
  /// Whether it is written as keys of string tables are: without blanks or small letters.
  package var looksLikeKey: Bool {
    !isEmpty
      && utf8.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
          UInt8(ascii: "_"), UInt8(ascii: "."), UInt8(ascii: "-"):
          true
        default: false
        }
      }
  }
}
