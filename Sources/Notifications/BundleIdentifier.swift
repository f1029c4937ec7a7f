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
  package static func == (left: Self, right: Self) -> Bool { left.text.isExactly(right.text) }
  package func hash(into hasher: inout Hasher) { text.hashExactly(into: &hasher) }
}

extension BundleIdentifier: Comparable, CustomStringConvertible {
  package static func < (left: Self, right: Self) -> Bool { left.text < right.text }
  package var description: String { text }
}
