import Notifications

/// A program that is to be asked, with what it is asked (V17).
package struct AwaitedAnswer: Hashable, Sendable {
  /// The app whose extension asks.
  package var app: BundleIdentifier
  /// The extension's name.
  package var name: String
  /// The notification's delivery number.
  package var number: Int
  /// Which of the app's extensions asks; the two speak differently.
  package var kind: Kind
  /// The program and its arguments.
  package var command: [String]
  /// The folder in which it runs; nil for an extension written inline.
  package var folder: String?
  /// What it gets on standard input, a line each; the last one is what is to be answered.
  package var requests: [String]

  /// What kind of extension asks.
  package enum Kind: String, CaseIterable, Sendable {
    case service, content
  }
}
