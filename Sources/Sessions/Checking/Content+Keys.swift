import Notifications

extension Content {
  /// Those of its words that are keys of string tables.
  var keyedTexts: [Text] {
    [title, subtitle, body].compactMap(\.self).filter(\.isKeyed)
  }
}
