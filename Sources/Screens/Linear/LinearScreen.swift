import Delivery
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

extension Model {
  /// The screen of this moment to be read.
  ///
  /// Brought in line by `show` first, as each frame is.
  package func linearScreen(in scene: Scene) -> LinearScreen {
    let lines = tree(in: scene).linearLines(as: Spot.self, where: \.isChoice)
      .filter { !$0.words.isEmpty || $0.id != nil }.map { $0.tidied(keymap) }
    let screen = StatusLine(self, scene).title
    let over = lines.filter { $0.role == .dialog }.map(\.words)
    return LinearScreen(
      topic: [screen] + (layout.hasPhone ? [] : [Words.title(of: inspector.tab)]) + over,
      lines: lines, isWritten: isWritten(in: scene))
  }

  /// Whether letters go into a line that is written, wherever it is.
  func isWritten(in scene: Scene) -> Bool {
    if let sheet = sheets.last { return sheet.isWritten(self) }
    return typedLine != nil || isWriting(in: scene)
  }

  /// Does what a number of the linear screen stands for: what a click does, and Enter on the row that is selected.
  mutating func choose(_ spot: Spot, _ scene: Scene) -> [Effect] {
    if case .row(let row) = spot, sheets.isEmpty, focus == .phone, list.selection == row {
      return press(Key(.enter), scene)
    }
    beginAct()
    pressed.pending = []
    pointer.grip = nil
    if !spot.isSwipe { list.swipe = nil }
    // What a banner does waits for the button to be released: it may be flicked away instead.
    if case .banner = spot { return [.perform(.banner(.tap))] }
    return click(spot, scene)
  }
}

extension LinearLine<Spot> {
  /// As it is read: one of the acts that are offered where it is a key, since those come and go with what is written.
  ///
  /// Keys are said before it, and not among its words.
  fileprivate func tidied(_ keymap: Keymap) -> LinearLine {
    var line = self
    line.words = words.replacing(" ,", with: ",").visibleLine
    if let key = id?.keyName(in: keymap), line.words.hasPrefix(key + " ") {
      line.words = String(line.words.dropFirst(key.count + 1))
    }
    if case .hintKey = id { line.isInToolbar = true }
    return line
  }
}

extension Spot {
  /// The key that does what it is for; nil where it has none.
  func keyName(in keymap: Keymap) -> String? {
    switch self {
    case .control(let id): keymap.control(id)?.shortcuts.first?.ascii
    case .hintKey(let key): key.asciiName
    case .row, .showLess, .clearGroup, .swipe, .offer, .banner, .wire, .watch, .setting, .view,
      .moment, .axis, .field, .editedField, .scrollBar, .splitter, .tab, .line, .stepping, .fact,
      .app, .choice, .pane, .link, .word, .matrix, .compared, .sheet:
      nil
    }
  }

  /// Whether it is a thing by itself, and no place among others or something to take hold of.
  var isChoice: Bool {
    switch self {
    case .axis, .scrollBar, .splitter, .pane, .sheet: false
    case .row, .showLess, .clearGroup, .swipe, .offer, .banner, .wire, .watch, .setting, .view,
      .moment, .field, .editedField, .hintKey, .control, .tab, .line, .stepping, .fact, .app,
      .choice, .link, .word, .matrix, .compared:
      true
    }
  }
}
