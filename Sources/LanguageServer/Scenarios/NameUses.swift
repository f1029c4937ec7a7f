import Files
import Notifications
import Scenarios

/// Where a scenario gives and uses the name of a notification.
struct NameUses {
  /// The value of the `id=` that gives it; nil where this scenario gives none.
  private(set) var definition: Range<Int>?
  /// Where it is used, and given.
  private(set) var all: [Range<Int>] = []

  init(of name: String, in outline: ScenarioOutline) {
    for word in outline.lines(with: name).flatMap(\.words) where word.word.text == name {
      guard let use = word.nameUse else { continue }
      all.append(word.bytes)
      if use == .gives, definition == nil { definition = word.bytes }
    }
  }
}

extension OutlinedWord {
  /// What a word does with a name.
  enum NameUse { case gives, uses }

  /// What it does with the name of a notification; nil where it is none.
  var nameUse: NameUse? {
    switch role {
    case .optionValue("id", _): .gives
    case .parameter(let kind), .optionValue(_, let kind?):
      [.notification, .notificationOrGroup, .anything].contains(kind) ? .uses : nil
    case .when, .verb, .keyword, .optionKey, .optionValue, .unknown: nil
    }
  }
}
