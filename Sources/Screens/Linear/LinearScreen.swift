import TerminalCore

/// The screen as it is read: a line a thing, in reading order.
package struct LinearScreen: Hashable, Sendable {
  /// What is read: the screen, and what lies over it, the topmost last.
  package let topic: [String]
  /// All of it.
  package let lines: [LinearLine<Spot>]
  /// Whether what is typed next is words, and not a number, key or command.
  package let isWritten: Bool
}

extension LinearScreen {
  /// The screen of this moment.
  ///
  /// - Parameter model: Brought in line by `show` first, as each frame is.
  package init(_ model: Model, _ scene: Scene) {
    let all = model.tree(in: scene).linearLines(as: Spot.self, where: \.isChoice)
      .filter { !$0.words.isEmpty || $0.id != nil || $0.role == .field }.map(\.tidied)
    // What lies on top is named by the title that stands in its first line, too.
    let lines = all.indices.filter { index in
      index == 0 || !all[index].isText || all[index - 1].role != .dialog
        || all[index].words != all[index - 1].words
    }.map { all[$0] }
    let screen = model.screenTitle(in: scene)
    let over = lines.filter { $0.role == .dialog }.map(\.words)
    let tab = model.layout.hasPhone ? [] : [Words.title(of: model.inspector.tab)]
    self.init(
      topic: [screen] + tab + over, lines: lines,
      isWritten: model.sheets.last?.isWritten(model)
        ?? (model.typedLine != nil || model.isWriting(in: scene)))
  }
}

extension LinearLine<Spot> {
  /// As it is read: one of the acts that are offered where it is a key, since those come
  /// and go with what is written.
  fileprivate var tidied: LinearLine {
    var line = self
    line.words =
      words.reduce(into: "") { text, character in
        if character == ",", text.last == " " { text.removeLast() }
        text.append(character)
      }.visibleLine
    if case .hintKey = id { line.isInToolbar = true }
    return line
  }
}

extension Spot {
  /// The key that does what it is for; nil where it has none, or what is typed is text.
  func keyName(in keymap: Keymap, isWritten: Bool) -> String? {
    switch self {
    case .control(let id): keymap.control(id)?.shortcuts.first?.ascii
    case .narrowing: keymap.control(.back)?.shortcuts.first?.ascii
    case .hintKey(let key): isWritten && Shortcut([key]).isTyped ? nil : key.asciiName
    case .row, .showLess, .clear, .swipe, .offer, .banner, .wire, .watch, .setting, .view,
      .moment, .axis, .field, .editedField, .scrollBar, .splitter, .tab, .line, .stepping, .fact,
      .app, .choice, .pane, .link, .word, .matrix, .compared, .sheet:
      nil
    }
  }

  /// The control that a hint in the last row is for; nil for all else.
  func control(in keymap: Keymap) -> ControlID? {
    if case .hintKey(let key) = self { return keymap.meaning(of: key) }
    if case .control(let id) = self { return id }
    return nil
  }

  /// Whether it is a thing by itself, and no place among others or something to take hold of.
  var isChoice: Bool {
    switch self {
    case .axis, .scrollBar, .splitter, .pane, .sheet: false
    case .row, .showLess, .clear, .swipe, .offer, .banner, .wire, .watch, .setting, .view,
      .moment, .field, .editedField, .hintKey, .control, .tab, .line, .stepping, .fact, .app,
      .choice, .narrowing, .link, .word, .matrix, .compared:
      true
    }
  }
}
