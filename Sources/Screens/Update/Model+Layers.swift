import TerminalCore

extension Model {
  /// Takes a key while something lies on top; movement keys are those of the controls.
  mutating func press(_ key: Key, in layer: Layer, _ scene: Scene) -> [Effect] {
    if case .commands(let palette) = layer { return press(key, in: palette, scene) }
    if case .help(let list) = layer { return press(key, in: list, scene) }
    if case .locales(let list) = layer { return press(key, in: list, scene) }
    if case .workbench(let workbench) = layer { return press(key, in: workbench, scene) }
    let id = keymap.meaning(of: key)
    if case .program(let question) = layer { return press(key, id, about: question) }
    if id == "back" || id == "quit" {
      layers.removeLast()
      takeBack(layer)
      return []
    }
    switch layer {
    case .help: return []
    case .sending(let sheet): return press(id, in: sheet)
    case .themes(let list):
      press(id, in: list)
      return []
    case .commands, .locales, .workbench, .program: return []
    case .complaints(let list): return press(id, in: list, scene)
    case .pasted(let text):
      let isYes = id == "tap" || key == Key(.character("y"))
      if isYes || key == Key(.character("n")) { layers.removeLast() }
      return isYes ? deliver(text) : []
    }
  }

  private mutating func press(_ id: String?, in sheet: SendSheet) -> [Effect] {
    guard let choices = sheet.choices, !choices.isEmpty else { return [] }
    if id == "tap" { return deliver(choices[sheet.selected]) }
    guard let step = step(id, page: SendSheet.listRows(sheetSize)) else { return [] }
    select(choice: min(max(0, sheet.selected + step), choices.count - 1))
    return []
  }

  /// Selects a row of the sheet of payloads.
  mutating func select(choice: Int) {
    guard case .sending(var sheet)? = layers.last, let count = sheet.choices?.count else { return }
    let rows = SendSheet.listRows(sheetSize)
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
  var helpRows: Int { max(1, sheetSize.rows - 6) }
}

extension SendSheet {
  /// Rows of the list of payloads at a size; the rest shows the selected one.
  static func listRows(_ size: Size) -> Int { max(3, (size.rows - 6) * 2 / 5) }
}
