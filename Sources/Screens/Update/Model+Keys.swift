import TerminalCore

extension Model {
  /// Takes a key: the topmost layer first, then the controls.
  mutating func press(_ key: Key, _ scene: Scene) -> [Effect] {
    let wasInterrupted = wasInterrupted
    beginAct()
    if key != Key(.character("c"), .control) { self.wasInterrupted = false }
    if let control = key.alwaysControl, pendingKeys.isEmpty || key.modifiers == .control {
      self.wasInterrupted = wasInterrupted
      return run(control, scene)
    }
    if layout.isTooSmall { return key == Key(.character("q")) ? [.quit] : [] }
    if let layer = layers.last { return press(key, in: layer, scene) }
    return pressMain(key, scene)
  }

  private mutating func pressMain(_ key: Key, _ scene: Scene) -> [Effect] {
    let keys = pendingKeys + [key]
    pendingKeys = []
    if let control = Control.all.first(where: { $0.shortcuts.contains { $0.keys == keys } }) {
      return run(control, scene)
    }
    if Control.all.contains(where: { $0.continues(keys) }) {
      pendingKeys = keys
    } else if key.code != .escape {
      say(Words.noKey(Shortcut(keys).name(glyphs)))
    }
    return []
  }

  /// Lets a control act, or says why it cannot.
  mutating func run(_ control: Control, _ scene: Scene) -> [Effect] {
    pendingKeys = []
    switch control.availability(self, scene) {
    case .enabled: return control.act(&self, scene)
    case .disabled(let reason):
      say(reason, isError: true)
      return []
    }
  }
}

extension Key {
  /// The control that acts whatever is open: leaving by force, stopping, drawing anew.
  fileprivate var alwaysControl: Control? {
    guard modifiers == .control else { return nil }
    return ["interrupt", "suspend", "redraw"].compactMap(Control.named).first { control in
      control.shortcuts.contains { $0.keys == [self] }
    }
  }
}

extension Control {
  /// Whether these keys are the beginning of one of its shortcuts.
  func continues(_ keys: [Key]) -> Bool {
    shortcuts.contains { $0.keys.count > keys.count && $0.keys.starts(with: keys) }
  }

  /// The control, if any, to which one key alone belongs.
  static func forKey(_ key: Key) -> Control? {
    all.first { $0.shortcuts.contains { $0.keys == [key] } }
  }
}
