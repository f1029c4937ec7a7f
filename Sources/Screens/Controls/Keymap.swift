import Notifications
import TerminalCore

/// The controls with the keys that are in force: the table's own, or those that the person chose.
///
/// Keys, footer, help, palette and hints read this and not `Control.all`, whose
/// keys are only the default.
package struct Keymap: Sendable {
  /// Every control in the order of the table, with its keys in force; none
  /// where the person wants none.
  package let controls: [Control]
  /// The ids of the controls whose keys are not the default, in the order of the table.
  package let changed: [ControlID]
  /// Those that the footer shows where there is room, in their order there.
  let footer: [Control]
  // In the order of the table.
  private let ids: [ControlID]
  /// The same for copies alone, so that it is compared at once.
  let mark = Mark()

  /// Tells one keymap from another.
  final class Mark: Sendable, Equatable {
    static func == (left: Mark, right: Mark) -> Bool { left === right }
  }

  /// The default.
  package static let standard = Keymap()

  /// Without any control.
  static let none = Keymap(of: [], changed: [])

  /// Makes a keymap.
  ///
  /// An empty list leaves a control without keys. Collisions are not looked for: `KeyChoice` does.
  ///
  /// - Parameter keys: The keys of those controls that have others, by id.
  package init(changing keys: [ControlID: [Shortcut]] = [:]) {
    self.init(
      of: Control.all.map { control in keys[control.id].map(control.having) ?? control },
      changed: Control.all.map(\.id).filter { keys[$0] != nil })
  }

  private init(of controls: [Control], changed: [ControlID]) {
    (self.controls, self.changed) = (controls, changed)
    footer = controls.filter(\.isInFooter)
      .ordered { ($0.footerRank ?? 0) < ($1.footerRank ?? 0) }
    ids = controls.map(\.id)
  }

  /// The control with this id; nil in a keymap without controls.
  ///
  /// It may still have no keys.
  package func control(_ id: ControlID) -> Control? {
    ids.firstIndex(of: id).map { controls[$0] }
  }

  /// The control to which keys belong, pressed one after the other.
  ///
  /// - Parameter keys: All of its keys; nil for a beginning, and for keys that belong to none.
  package func control(for keys: [Key]) -> Control? {
    let current = controls.first { $0.shortcuts.contains { $0.keys == keys } }
    if current != nil || controls.contains(where: { $0.continues(keys) }) { return current }
    return controls.first { control in
      !changed.contains(control.id) && control.publishedShortcuts.contains { $0.keys == keys }
    }
  }

  /// Whether keys are the beginning of a control's.
  ///
  /// A control's keys as a whole are no beginning of it.
  package func continues(_ keys: [Key]) -> Bool {
    controls.contains { control in
      control.continues(keys)
        || !changed.contains(control.id)
          && control.publishedShortcuts.contains { $0.continues(keys) }
    }
  }

  /// What a key means while something lies on top: its control's id. Enter, Esc and the keys for
  /// moving mean there what they always do, whatever they were given to: what a layer names its
  /// keys stays true, and every layer can be left.
  package func meaning(of key: Key) -> ControlID? {
    Self.fixed.first { Key($0.code) == key }?.id ?? control(for: [key])?.id
  }

  /// The key that does the same on whatever lies on top; nil where none does.
  ///
  /// - Parameter keys: Those that the person has for it, pressed one after the other.
  func fixedKey(for keys: [Key]) -> Key? {
    if let key = keys.first, keys.count == 1, Self.fixed.contains(where: { Key($0.code) == key }) {
      return key
    }
    let id = control(for: keys)?.id
    return Self.fixed.first { $0.id == id }.map { Key($0.code) }
  }

  /// The control that such a key, or one of a view, stands for there; nil for any other key.
  func fixedControl(of key: Key) -> Control? {
    let id = Self.fixed.first { Key($0.code) == key }?.id
    return (id ?? Self.ofViews.first { $0.key == key }?.id).flatMap(control)
  }

  /// Whether keys are the beginning of some that do what such a key does, or one of a view.
  func beginsFixedKey(_ keys: [Key]) -> Bool {
    (Self.fixed.map(\.id) + Self.ofViews.map(\.id)).contains {
      control($0)?.continues(keys) ?? false
    }
  }

  /// The key by which views that lie on top search, go on to what is next and turn to another side;
  /// nil where none does what keys that the person chose do elsewhere.
  func viewKey(for keys: [Key]) -> Key? {
    guard let id = control(for: keys)?.id, changed.contains(id) else { return nil }
    return Self.ofViews.first { $0.id == id && [$0.key] != keys }?.key
  }

  /// How many columns to the right a key goes in a table; nil for keys that are no such.
  func columns(for key: Key) -> Int? {
    let id = control(for: [key])?.id
    if key.code == .left || id == .collapse { return -1 }
    return key.code == .right || id == .expand ? 1 : nil
  }

  // What means the same wherever something lies on top.
  private static let fixed: [(code: Key.Code, id: ControlID)] = [
    (.enter, .tap), (.escape, .back), (.up, .up), (.down, .down), (.pageUp, .pageUp),
    (.pageDown, .pageDown), (.home, .first), (.end, .last),
  ]

  private static let ofViews: [(key: Key, id: ControlID)] = [
    (Key(.character("/")), .search), (.no, .nextHit), (Key(.character("N")), .previousHit),
    (Key(.character("[")), .previousTab), (Key(.character("]")), .nextTab), (Key(.tab), .nextPane),
  ]
}

// Two are equal where all controls have the same keys.
extension Keymap: Hashable {
  package static func == (left: Keymap, right: Keymap) -> Bool {
    left.ids == right.ids && left.controls.map(\.shortcuts) == right.controls.map(\.shortcuts)
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(controls.map(\.shortcuts)) }
}
