import TerminalCore

extension Model {
  /// Takes a key while something lies on top; movement keys are those of the controls.
  mutating func press(_ key: Key, in layer: Layer, _ scene: Scene) -> [Effect] {
    let id = Control.forKey(key)?.id
    if id == "back" || id == "quit" || closes(layer, id) {
      layers.removeLast()
      return []
    }
    switch layer {
    case .help(let firstRow):
      guard let step = step(id, page: helpRows) else { return [] }
      let last = max(0, HelpSheet.rows(self, scene) - helpRows)
      layers[layers.count - 1] = .help(firstRow: min(max(0, firstRow + step), last))
      return []
    case .sending(let sheet): return press(id, in: sheet)
    case .pasted(let text):
      let isYes = id == "tap" || key == Key(.character("y"))
      if isYes || key == Key(.character("n")) { layers.removeLast() }
      return isYes ? deliver(text) : []
    }
  }

  private func closes(_ layer: Layer, _ id: String?) -> Bool {
    guard case .help = layer else { return false }
    return id == "help"
  }

  private mutating func press(_ id: String?, in sheet: SendSheet) -> [Effect] {
    guard let choices = sheet.choices, !choices.isEmpty else { return [] }
    if id == "tap" { return deliver(choices[sheet.selected]) }
    guard let step = step(id, page: SendSheet.listRows(size)) else { return [] }
    select(choice: min(max(0, sheet.selected + step), choices.count - 1))
    return []
  }

  /// Selects a row of the sheet of payloads.
  mutating func select(choice: Int) {
    guard case .sending(var sheet)? = layers.last, let count = sheet.choices?.count else { return }
    let rows = SendSheet.listRows(size)
    sheet.selected = min(max(0, choice), count - 1)
    sheet.firstRow = min(max(sheet.firstRow, sheet.selected - rows + 1), sheet.selected)
    layers[layers.count - 1] = .sending(sheet)
  }

  /// Sends a payload of the sheet.
  mutating func deliver(_ choice: PayloadChoice) -> [Effect] {
    layers.removeLast()
    scroll = .top
    say(Words.delivering(choice.title))
    return awaiting(.deliver(choice))
  }

  private mutating func deliver(_ text: String) -> [Effect] {
    scroll = .top
    say(Words.delivering(Words.pasteTitle))
    return awaiting(.deliverText(text))
  }

  /// Rows that a moving control moves by within something that is scrolled.
  func step(_ id: String?, page: Int) -> Int? {
    switch id {
    case "down": 1
    case "up": -1
    case "page-down": page
    case "page-up": -page
    case "first": -1_000_000
    case "last": 1_000_000
    default: nil
    }
  }

  /// Rows of help that are seen at once.
  var helpRows: Int { max(1, size.rows - 5) }
}

extension SendSheet {
  /// Rows of the list of payloads at a size; the rest shows the selected one.
  static func listRows(_ size: Size) -> Int { max(3, (size.rows - 6) * 2 / 5) }
}
