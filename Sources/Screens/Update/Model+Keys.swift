import TerminalCore

extension Model {
  /// Takes a key: the topmost surface first, then the controls.
  ///
  /// A key that begins a sequence waits for the next; keys without a meaning are said.
  mutating func press(_ key: Key, _ scene: Scene) -> [Effect] {
    if isEscapeAndMore(key, scene) {
      if losesText(key, scene) {
        beginAct()
        say(Words.noKeyInLine(Shortcut([key]).name(glyphs)))
        return []
      }
      let effects = press(Key(.escape), scene)
      // What Esc closes on the phone is there until its effects are done: the second key is behind it.
      if !effects.isEmpty, keymap.control(for: [Key(key.code)])?.id == .quit {
        return effects + leave(scene)
      }
      return effects + press(Key(key.code), scene)
    }
    return pressAlone(key, scene)
  }

  // Esc and a key right behind it come as one with Alt where something between holds Esc back, as
  // GNU screen does for 300 ms. Where Alt means nothing they are two.
  private func isEscapeAndMore(_ key: Key, _ scene: Scene) -> Bool {
    guard key.modifiers == .alt, key.code != .escape else { return false }
    let isWritten = isWriting(in: scene) || isLineWritten || pressed.lost != nil
    if isWritten, key.isForLine { return false }
    return keymap.control(for: pressed.pending + [key]) == nil
      && !keymap.continues(pressed.pending + [key])
  }

  private var isLineWritten: Bool { sheets.last?.isWritten(self) ?? (typedLine != nil) }

  // In a line Alt is meant as in shells. Help takes nothing from the phone, and what was
  // looked for is soon typed again.
  private func losesText(_ key: Key, _ scene: Scene) -> Bool {
    let open: [any Surface] = sheets.last.map { [$0] } ?? focusedSurfaces(in: scene)
    guard !layout.isTooSmall, let front = open.first(where: { $0.holdsText(self, scene) }) else {
      return false
    }
    return !front.takesLetters(self) || keymap.control(for: [Key(key.code)])?.id != .help
  }

  private mutating func pressAlone(_ key: Key, _ scene: Scene) -> [Effect] {
    let (wasInterrupted, lost) = (pressed.wasInterrupted, pressed.lost)
    beginAct()
    pressed.digit = key.digit
    if key != Key(.character("c"), .control) { pressed.wasInterrupted = false }
    if let control = alwaysControl(for: key), pressed.pending.isEmpty || key.modifiers == .control {
      pressed.wasInterrupted = wasInterrupted
      return run(control, scene)
    }
    if layout.isTooSmall { return pressTooSmall(key, scene) }
    if let lost {
      // Enter and Esc, meant for the field, too: they only go on.
      if key.isForLine { stayLost(lost) }
      return []
    }
    if let control = controlOverSheets(for: key) { return run(control, scene) }
    if !sheets.isEmpty { return pressSheet(key, scene) }
    let key = typedLine == nil ? key : known(by: [key], scene) ?? key
    if pressed.pending.isEmpty,
      let effects = give(.key(key), to: focusedSurfaces(in: scene), scene)
    {
      return effects
    }
    return pressMain(key, scene)
  }

  // Keys that begin those for moving wait for the next: `g g`.
  private mutating func pressSheet(_ key: Key, _ scene: Scene) -> [Effect] {
    let keys = pressed.pending + [key]
    pressed.pending = []
    if keymap.beginsFixedKey(keys), known(by: keys, scene) == nil {
      pressed.pending = keys
      pressed.since = now
      return []
    }
    let known = known(by: keys, scene) ?? (keys.count == 1 ? key : nil)
    if let effects = known.flatMap({ giveSheet(.key($0), scene) }) { return effects }
    return viewKey(for: keys).flatMap { giveSheet(.key($0), scene) } ?? sayCovered(keys)
  }

  // A question's n is an answer, and no way to the next hit.
  private func viewKey(for keys: [Key]) -> Key? {
    keymap.viewKey(for: keys).flatMap { $0 == .no && sheets.last?.isWhole != true ? nil : $0 }
  }

  // The person's own keys for moving, Enter and Esc are those on sheets and in lines too, where
  // they are nothing else there: what lies on top knows one key for each. What leaves the program
  // leaves a sheet first, as long as nothing is lost.
  private func known(by keys: [Key], _ scene: Scene) -> Key? {
    guard keys.count == 1 else { return keymap.fixedKey(for: keys) }
    let isAct = sheets.last?.acts(self, scene).contains { $0.key == keys[0] } ?? false
    let isOwn = isAct || isLineWritten && keys[0].isForLine
    if isOwn { return keys[0] }
    let goesBack = keymap.meaning(of: keys[0]) == .quit && sheets.last?.losesNothing == true
    return goesBack ? Key(.escape) : keymap.fixedKey(for: keys)
  }

  // What the keys do elsewhere they cannot do now; what does nothing anywhere is said, too.
  private mutating func sayCovered(_ keys: [Key]) -> [Effect] {
    guard let key = keys.last, key.code != .escape else { return [] }
    if keymap.control(for: keys) != nil || keymap.continues(keys) {
      say(Words.sheetIsOpen)
    } else {
      sayDead(keys, isWritten: sheets.last?.isWritten(self) ?? false)
    }
    return []
  }

  // All that the one line says is how to leave. What is asked then has to wait for room.
  private mutating func pressTooSmall(_ key: Key, _ scene: Scene) -> [Effect] {
    let keys = pressed.pending + [key]
    pressed.pending = keymap.continues(keys) ? keys : []
    return keymap.control(for: keys)?.id == .quit ? leave(scene) : []
  }

  private mutating func pressMain(_ key: Key, _ scene: Scene) -> [Effect] {
    let keys = pressed.pending + [key]
    pressed.pending = []
    if let control = keymap.control(for: keys) {
      return run(control, scene)
    }
    if keymap.continues(keys) {
      pressed.pending = keys
      pressed.since = now
    } else if keys.count > 1, keymap.control(for: [key])?.id == .help {
      open(HelpSheet(begun: Array(keys.dropLast())))
    } else if key.code != .escape || keys.count == 1 {
      sayDead(keys, isWritten: isWriting(in: scene))
    }
    return []
  }

  /// Says that keys have no meaning, or that nothing is left that they could take back.
  ///
  /// - Parameters:
  ///   - isWritten: Whether letters are written, the one that helps elsewhere too.
  ///   - isHelp: Whether that is help's own line: it shows already what does something.
  mutating func sayDead(_ keys: [Key], isWritten: Bool, isHelp: Bool = false) {
    if isWritten, keys.last?.takesBackTyped == true { return say(Words.notWriting, isError: true) }
    let name = Shortcut(keys).name(glyphs)
    say(isHelp ? Words.noKeyInLine(name) : Words.noKey(name, isWritten: isWritten))
  }

  /// Lets a control act, or says why it cannot.
  mutating func run(_ id: ControlID, _ scene: Scene) -> [Effect] {
    Control.with(id).map { run($0, scene) } ?? []
  }

  /// Lets a control act, or says why it cannot.
  mutating func run(_ control: Control, _ scene: Scene) -> [Effect] {
    pressed.pending = []
    let binding = Bindings(self, scene)[control]
    switch binding.availability {
    case .enabled: return binding.act(&self, scene)
    case .disabled(let reason):
      say(reason, isError: true)
      return []
    }
  }
}

extension Model {
  /// Help and palette open over every sheet and typed line: by any of their keys, or, where letters
  /// are written, by F1 and Ctrl-P.
  private func controlOverSheets(for key: Key) -> Control? {
    guard let isWritten = sheets.last?.isWritten(self) ?? (typedLine == nil ? nil : true) else {
      return nil
    }
    let sheet = sheets.last
    let ids: [ControlID] =
      sheet is HelpSheet ? [.commands] : sheet is CommandSheet ? [.help] : [.help, .commands]
    return ids.compactMap(keymap.control).first { control in
      control.shortcuts.contains { shortcut in
        shortcut.keys == [key] && !(shortcut.isTyped && isWritten)
      }
    }
  }

  /// The control that acts whatever is open: leaving by force, stopping, drawing anew, the tour.
  private func alwaysControl(for key: Key) -> Control? {
    guard key.modifiers == .control else { return nil }
    let ids: [ControlID] =
      [.interrupt, .suspend, .redraw] + (tour == nil ? [] : [.tour])
      + (showsTour ? [.tourNext] : [])
    return ids.compactMap(keymap.control).first { control in
      control.shortcuts.contains { $0.keys == [key] }
    }
  }
}

extension Control {
  /// Whether these keys are the beginning of one of its shortcuts.
  func continues(_ keys: [Key]) -> Bool {
    shortcuts.contains { $0.continues(keys) }
  }
}

extension Shortcut {
  /// Whether these keys are its beginning, and not all of it.
  func continues(_ keys: [Key]) -> Bool {
    self.keys.count > keys.count && self.keys.starts(with: keys)
  }
}

extension Key {
  /// Whether it is text, or means something, in a line that is written.
  fileprivate var isForLine: Bool {
    var field = TextField()
    return field.handle(self)
  }

  fileprivate var digit: Int? {
    guard case .character(let character) = code else { return nil }
    return character.wholeNumberValue
  }
}
