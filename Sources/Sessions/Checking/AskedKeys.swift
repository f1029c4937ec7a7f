import Notifications

/// The keys that lines ask apps' tables for, whatever becomes of them: what is refused or
/// taken back uses them as well.
struct AskedKeys {
  private var keys: [BundleIdentifier: Set<ExactText>] = [:]

  /// Those that an app's tables were asked for.
  subscript(app: BundleIdentifier) -> Set<ExactText> { keys[app] ?? [] }

  /// Takes in those of a content.
  mutating func insert(_ content: Content, of app: BundleIdentifier) {
    guard content.hasKeyedWords else { return }
    keys[app, default: []].formUnion(content.keyedTexts.compactMap(\.key).map(ExactText.init))
  }

  /// Takes in one.
  mutating func insert(_ key: String, of app: BundleIdentifier) {
    keys[app, default: []].insert(ExactText(key))
  }
}

extension Text {
  fileprivate var key: String? {
    if case .localized(let localized) = wording { localized.key } else { nil }
  }
}
