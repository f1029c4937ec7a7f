import Notifications

/// A value of a YAML document, with aliases and merge keys (`<<`) in the
/// place of what they stand for.
package struct YAMLNode: Hashable {
  /// What it is.
  let value: Value
  /// Where it begins; of an alias, where what it stands for begins.
  let place: Place
  /// How many values it comes to with all in it; a text counts once more for every 64 bytes.
  let count: Int

  /// What a value is.
  enum Value: Hashable {
    /// A word; whether it stands there without quotes, so that it may be a number or a switch.
    case scalar(String, isPlain: Bool)
    case list([YAMLNode])
    case mapping([Member])
  }

  /// A key with its value.
  struct Member: Hashable {
    /// Without its quotes.
    let key: String
    /// Where the key begins.
    let place: Place
    /// An empty word where nothing follows.
    let value: YAMLNode
  }

  /// The value of a key; nil for anything but a mapping, and where it has no such key.
  subscript(key: String) -> YAMLNode? { members.first { $0.key == key }?.value }

  /// The word, where it is one.
  var text: String? {
    guard case .scalar(let text, _) = value else { return nil }
    return text
  }

  /// The elements; none for anything but a list.
  var elements: [YAMLNode] {
    guard case .list(let elements) = value else { return [] }
    return elements
  }

  /// The keys with their values; none for anything but a mapping.
  var members: [Member] {
    guard case .mapping(let members) = value else { return [] }
    return members
  }

  /// What is written as one or as a list of them.
  var all: [YAMLNode] { elements.isEmpty ? [self] : elements }

  /// Whether nothing is written there: no word, a word for nothing, or a list without elements.
  var isNothing: Bool {
    switch value {
    case .scalar(let text, let isPlain): isPlain && ["", "~", "null"].contains(text)
    case .list(let elements): elements.isEmpty
    case .mapping: false
    }
  }

  /// What it is, with its article, for complaints.
  var kindInWords: String {
    switch value {
    case .scalar: "a word"
    case .list: "a list"
    case .mapping: "a mapping"
    }
  }
}
