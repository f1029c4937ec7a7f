/// An app's bundle identifier, such as `com.example.chat`. Compared exactly.
package struct BundleIdentifier: Hashable, Sendable, ExpressibleByStringLiteral {
  /// The identifier as it is written.
  package let text: String

  package init(_ text: String) { self.text = text }
  package init(stringLiteral text: String) { self.text = text }

  /// What stands after the last dot: a short name for people.
  package var lastPart: String {
    text.split(separator: ".").last.map(String.init) ?? text
  }
}

extension BundleIdentifier {
  /// Y21: whether it is the word of a template that was to be filled in: `[BUNDLE_ID]`,
  /// `{app_bundle_id}`, `$(PRODUCT_BUNDLE_IDENTIFIER)`, `YOUR_BUNDLE_ID`.
  package var isTemplateWord: Bool {
    let isPlain = text.utf8.allSatisfy { !"[]{}<>()$%# ".utf8.contains($0) }
    return !isPlain || text.contains("_") && !text.contains(".") && text == text.uppercased()
  }

  package static func == (left: Self, right: Self) -> Bool { left.text.isExactly(right.text) }
  package func hash(into hasher: inout Hasher) { text.hashExactly(into: &hasher) }
}

extension BundleIdentifier: Comparable, CustomStringConvertible {
  package static func < (left: Self, right: Self) -> Bool { left.text < right.text }
  package var description: String { text }
}
