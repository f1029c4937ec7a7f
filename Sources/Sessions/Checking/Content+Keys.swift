import Notifications

extension Content {
  /// Whether any of its words is a key of a string table; without making a list of them.
  var hasKeys: Bool {
    title?.isKey == true || subtitle?.isKey == true || body?.isKey == true
  }

  /// Those of its words that are keys of string tables.
  var keyedTexts: [Text] {
    [title, subtitle, body].compactMap(\.self).filter(\.isKey)
  }
}

extension Text {
  fileprivate var isKey: Bool {
    if case .localized = wording { true } else { false }
  }
}
