import TerminalCore

/// What a key does on a sheet: it stands in the screen's last row, and first in help.
struct SheetAct {
  /// The key that does it.
  let key: Key
  /// What it does, in a word or two.
  let words: String
  /// The same where there is room for a sentence; nil where the words say all.
  let summary: String?
  /// Whether Esc does the same, so that the row's end says it once.
  let isWayBack: Bool

  init(_ key: Key, _ words: String, _ summary: String? = nil, isWayBack: Bool = false) {
    (self.key, self.words, self.isWayBack) = (key, words, isWayBack)
    self.summary = summary
  }

  /// The answer to a question that loses nothing: that of Enter and of Esc.
  static func back(_ words: String) -> SheetAct { SheetAct(Key(.enter), words, isWayBack: true) }

  /// What Esc does first where something is typed: it takes that away, and once more goes back.
  static var clearing: SheetAct { escape(Words.clearsTyped) }

  /// What Esc does before it goes back.
  static func escape(_ words: String) -> SheetAct {
    SheetAct(Key(.escape), words, isWayBack: true)
  }

  /// What Enter does.
  static func enter(_ words: String, _ summary: String? = nil) -> SheetAct {
    SheetAct(Key(.enter), words, summary)
  }
}

extension SheetAct {
  /// It as a control, so that help lists it and can do it.
  ///
  /// - Parameter number: Its place among the acts of the sheet, from 0.
  func control(_ number: Int) -> Control {
    let key = key
    return Control(
      .ofSheet(number), words, summary ?? words.capitalizedFirst,
      [Shortcut([key])], in: .program, act: { model, scene in model.press(key, scene) })
  }
}

extension Words {
  /// What Esc does with what is typed where it does not go back yet.
  static let clearsTyped = "clear"
  /// Why nothing else is done while something is written.
  static let closeFirst: Sentence = "Finish here first; \(fixed: .escape) goes back."
}
