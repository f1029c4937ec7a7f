import Notifications
import Screens

/// The keys that a person chose, one control after the other, without those that collide.
struct KeyChoice {
  /// Keys and the place where they are written.
  struct Entry {
    /// One key, or several to be pressed one after the other.
    var shortcut: Shortcut
    /// Where the file says so, for complaints.
    var place: Place
  }

  /// What was refused, and why.
  private(set) var diagnostics: [Diagnostic] = []
  private var choices: [(id: ControlID, place: Place, entries: [Entry])] = []

  /// Takes a control's keys; none takes them away.
  ///
  /// Ctrl-C stays as it is: keys for `interrupt` are refused. A key that is given twice counts
  /// once, with a warning.
  mutating func choose(_ entries: [Entry], for id: ControlID, at place: Place) {
    if id == Self.wayOut {
      let message = "\"\(id)\" keeps Ctrl-C: there has to be a way out whatever the keys are"
      diagnostics.append(Diagnostic(place, .error, message))
    } else {
      choices.append((id, place, unique(entries)))
    }
  }

  private static let wayOut = ControlID.interrupt

  private mutating func unique(_ entries: [Entry]) -> [Entry] {
    entries.indices.filter { index in
      let isKnown = entries[..<index].contains { $0.shortcut == entries[index].shortcut }
      if isKnown {
        let message = "\(entries[index].shortcut.quoted) is given twice for the same control"
        diagnostics.append(Diagnostic(entries[index].place, .warning, message))
      }
      return !isKnown
    }.map { entries[$0] }
  }
}

extension KeyChoice {
  /// The keymap that comes of it, and the collisions.
  ///
  /// A key that another control has already is refused: the controls that were not chosen come
  /// first, then the others in their order. A control that loses all its new keys gets its own
  /// back where they are free.
  ///
  /// - Returns: Also errors for the collisions, each at the key that was refused; `diagnostics`
  ///   does not hold them.
  func resolved() -> (keymap: Keymap, collisions: [Diagnostic]) {
    var collisions: [Diagnostic] = []
    let chosen = Set(choices.map(\.id))
    var taken = Keymap.standard.controls.filter { !chosen.contains($0.id) }
      .flatMap { control in control.shortcuts.map { (shortcut: $0, id: control.id) } }
    var keys: [ControlID: [Shortcut]] = [:]
    for choice in choices {
      var accepted: [Shortcut] = []
      for entry in choice.entries {
        let other = taken.first { $0.shortcut.collides(with: entry.shortcut) }
        if let other {
          collisions.append(Self.collision(entry, choice.id, with: other))
        } else {
          accepted.append(entry.shortcut)
        }
      }
      let own = Keymap.standard.control(choice.id)?.shortcuts ?? []
      let isRefused = accepted.isEmpty && !choice.entries.isEmpty
      if isRefused {
        accepted = own.filter { key in !taken.contains { $0.shortcut.collides(with: key) } }
      }
      taken += accepted.map { ($0, choice.id) }
      // What is as it was is no change of the person's.
      keys[choice.id] = isRefused && accepted == own ? nil : accepted
    }
    return (Keymap(changing: keys), collisions)
  }

  private static func collision(
    _ entry: Entry, _ id: ControlID, with other: (shortcut: Shortcut, id: ControlID)
  ) -> Diagnostic {
    let what =
      entry.shortcut == other.shortcut
      ? "is a key of \"\(other.id)\" already"
      : "and \(other.shortcut.quoted) of \"\(other.id)\" begin alike, so one could never be pressed"
    return Diagnostic(
      entry.place, .error,
      "\(entry.shortcut.quoted) \(what); give \"\(id)\" another key, or \"\(other.id)\"")
  }
}

extension Shortcut {
  fileprivate var quoted: String { "\"\(description)\"" }

  /// Whether both could not be in force: they are the same, or one is the beginning of the other.
  fileprivate func collides(with other: Shortcut) -> Bool {
    keys.starts(with: other.keys) || other.keys.starts(with: keys)
  }
}
