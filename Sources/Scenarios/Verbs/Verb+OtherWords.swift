extension Verb {
  /// Other words by which it may be looked for, with blanks between them; never shown, and nothing that a
  /// line understands.
  package var aliases: String { Self.aliases[name] ?? "" }

  private static let aliases: [String: String] = [
    "act": "action button press",
    "allow": "permit yes prompt permission",
    "app": "install open load reload reread refresh bundle",
    "at": "time clock",
    "authenticate": "face touch id recognize recognise owner",
    "authorize": "authorise permission ask request prompt",
    "background": "run state",
    "badge": "count icon number",
    "banner": "alert drop",
    "center": "centre notification",
    "clear": "delete remove dismiss",
    "clear-all": "delete remove everything empty",
    "deliver-prominently": "loud louder unmute keep",
    "deliver-quietly": "quiet silent mute keep",
    "deny": "refuse no prompt permission",
    "device": "phone ios os version profile model",
    "dismiss": "close",
    "dnd": "do not disturb silence focus quiet",
    "expand": "open unfold more",
    "collapse": "close fold less",
    "expect": "assert check verify test",
    "keep": "provisional trial",
    "language": "locale translation localization localisation",
    "locale": "region language country",
    "lock": "screen",
    "manage": "turn off quietly sheet options",
    "note": "comment say",
    "policy": "switch rule reading",
    "push": "send deliver notify payload",
    "redo": "again repeat",
    "remove": "withdraw delete",
    "ringer": "mute silent sound",
    "set-badge": "count icon number",
    "setting": "previews grouping sounds banners badges switch",
    "settings": "preferences switches",
    "snapshot": "screenshot picture svg compare",
    "tap": "press click open",
    "terminate": "quit kill",
    "timezone": "clock zone",
    "turn-off": "disable mute stop notifications",
    "undo": "revert back",
    "uninstall": "delete remove",
    "unlock": "passcode",
    "view": "open rich preview",
    "volume": "sound loud",
    "wait": "time pass later",
    "world": "generate random many thousands",
  ]

  /// Whether what is typed is a name of it: its own, or words that begin its other ones.
  package func isMeant(by typed: String) -> Bool {
    OtherWords.fit(typed, name + " " + aliases)
  }
}

/// How names are looked for by a part of them.
package enum OtherWords {
  /// Whether every word that was typed begins one of some words; `-` divides words as a blank does.
  ///
  /// A single word has to have three letters, or nearly everything would be meant.
  package static func fit(_ typed: String, _ words: String) -> Bool {
    // What was pasted is no name, and dividing it for each of them would be felt.
    guard typed.utf8.count <= longest else { return false }
    let wanted = split(typed)
    guard let first = wanted.first, wanted.count > 1 || first.count >= 3 else { return false }
    let words = split(words)
    return wanted.allSatisfy { wanted in words.contains { $0.hasPrefix(wanted) } }
  }

  /// Whether two names are the same but for capitals, blanks and `-`.
  package static func same(_ first: String, _ second: String) -> Bool {
    second.utf8.count <= longest && split(first) == split(second)
  }

  /// Whether a name begins with what was typed but for capitals, blanks and `-`: three letters or more.
  package static func begins(_ name: String, with typed: String) -> Bool {
    guard (3...longest).contains(typed.utf8.count) else { return false }
    return split(name).joined(separator: " ").hasPrefix(split(typed).joined(separator: " "))
  }

  private static let longest = 100

  private static func split(_ text: String) -> [String] {
    text.lowercased().split { $0 == " " || $0 == "-" }.map(String.init)
  }
}
