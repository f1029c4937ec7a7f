import TerminalCore

extension Shortcut {
  /// Reads keys as a person writes them: `x`, `X`, `gg` or `g g`, `ctrl-r`, `alt-x`, `shift-tab`,
  /// `down`, `F5`. What help shows (`Ctrl-R`, `↑`) is read too.
  ///
  /// One to three keys; upper and lower case of a letter differ.
  ///
  /// - Returns: nil for what is no key; `names` are those that it may have been meant as.
  package init?(reading text: String) {
    let words = text == " " ? [" "] : text.split(separator: " ").map(String.init)
    var keys: [Key] = []
    for word in words {
      guard let read = Self.keys(word) else { return nil }
      keys += read
    }
    // Longer ones are rather a misspelled name.
    guard (1...3).contains(keys.count) else { return nil }
    self.init(keys)
  }

  /// The names of keys that are no characters.
  package static let names = named.map(\.name) + (1...12).map { "f\($0)" }

  /// The capital that `shift-a` is meant for, which is a key by itself; nil for all else.
  package static func capital(meantBy text: String) -> String? {
    let prefix = "shift-"
    guard text.lowercased().hasPrefix(prefix), text.count == prefix.count + 1,
      let letter = text.last, letter.isLetter
    else { return nil }
    return letter.uppercased()
  }

  private static let named: [(name: String, code: Key.Code)] = [
    ("enter", .enter), ("esc", .escape), ("tab", .tab), ("backspace", .backspace),
    ("delete", .delete), ("insert", .insert), ("up", .up), ("down", .down), ("left", .left),
    ("right", .right), ("pgup", .pageUp), ("pgdn", .pageDown), ("home", .home), ("end", .end),
    ("space", .character(" ")),
  ]
  private static let others: [(name: String, code: Key.Code)] = [
    ("escape", .escape), ("return", .enter), ("pageup", .pageUp), ("page-up", .pageUp),
    ("pagedown", .pageDown), ("page-down", .pageDown), ("↵", .enter), ("↑", .up), ("↓", .down),
    ("←", .left), ("→", .right),
  ]

  private static func keys(_ word: String) -> [Key]? {
    var rest = word[...]
    var modifiers: Key.Modifiers = []
    while let (prefix, modifier) = modifierPrefixes.first(where: {
      rest.lowercased().hasPrefix($0.0)
    }),
      rest.count > prefix.count
    {
      rest = rest.dropFirst(prefix.count)
      modifiers.insert(modifier)
    }
    if let code = code(rest.lowercased()) { return [Key(code, modifiers)] }
    if modifiers.isEmpty { return rest.count <= 2 ? rest.map { Key(.character($0)) } : nil }
    guard rest.count == 1, let character = rest.first, !modifiers.contains(.shift) else {
      return nil
    }
    if !modifiers.contains(.control) { return [Key(.character(character), modifiers)] }
    // Terminals do not tell Ctrl-R from Ctrl-r, nor what they send for Ctrl-I from Tab.
    let plain = character.lowercased()
    if let code = sentAlike[plain] { return [Key(code, modifiers.subtracting(.control))] }
    return plain.first.map { [Key(.character($0), modifiers)] }
  }

  private static let sentAlike: [String: Key.Code] = [
    "i": .tab, "m": .enter, "j": .enter, "h": .backspace, "[": .escape,
  ]

  private static let modifierPrefixes: [(String, Key.Modifiers)] = [
    ("ctrl-", .control), ("control-", .control), ("alt-", .alt), ("meta-", .alt),
    ("shift-", .shift),
  ]

  private static func code(_ name: String) -> Key.Code? {
    if let known = (named + others).first(where: { $0.name == name }) { return known.code }
    guard name.first == "f", let number = Int(name.dropFirst()), (1...24).contains(number) else {
      return nil
    }
    return .function(number)
  }
}
