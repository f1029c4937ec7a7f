/// An app's bundle identifier, such as `com.example.chat`. Compared exactly.
package struct BundleIdentifier: Hashable, Sendable, ExpressibleByStringLiteral {
  /// The identifier as it is written.
  package let text: String

  package init(_ text: String) { self.text = text }
  package init(stringLiteral text: String) { self.text = text }

  /// What stands after the last dot that something follows: a short name for people.
  package var lastPart: String {
    let dot = UInt8(ascii: ".")
    guard let last = text.utf8.lastIndex(where: { $0 != dot }) else { return text }
    let start = text.utf8[...last].lastIndex(of: dot).map { text.utf8.index(after: $0) }
    return String(text[(start ?? text.startIndex)...last])
  }
}

extension BundleIdentifier {
  /// Y21: whether it is the word of a template that was to be filled in: `[BUNDLE_ID]`,
  /// `{app_bundle_id}`, `$(PRODUCT_BUNDLE_IDENTIFIER)`, `YOUR_BUNDLE_ID`.
  package var isTemplateWord: Bool {
    // Asked for every payload of a stream: one pass over the bytes is the cheapest way.
    var (hasDot, hasUnderscore) = (false, false)
    for byte in text.utf8 {
      switch Unicode.Scalar(byte) {
      case "[", "]", "{", "}", "<", ">", "(", ")", "$", "%", "#", " ": return true
      case ".": hasDot = true
      case "_": hasUnderscore = true
      default: break
      }
    }
    return hasUnderscore && !hasDot && text == text.uppercased()
  }

  @inlinable package static func == (left: Self, right: Self) -> Bool {
    left.text.isExactly(right.text)
  }
  @inlinable package func hash(into hasher: inout Hasher) {
    text.hashExactly(into: &hasher)
  }
}

extension BundleIdentifier: Comparable, CustomStringConvertible {
  package static func < (left: Self, right: Self) -> Bool { left.text < right.text }
  package var description: String { text }
}
