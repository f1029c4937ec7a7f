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
    if case .recording(let question) = layer { return press(key, about: question) }
    if case .exporting(let question) = layer { return press(key, about: question) }
    if id == .back || id == .quit {
      layers.removeLast()
      takeBack(layer)
      return []
    }
    if id == .edit, case .complaints(let list) = layer { return edit(list.selected) }
    if let list = layer.list { return press(id, in: list, scene) }
    guard case .pasted(let text) = layer else { return [] }
    let isYes = id == .tap || key == .yes
    if isYes || key == Key(.character("n")) { layers.removeLast() }
    return isYes ? deliver(text) : []
  }

  /// Sends a payload of the sheet.
  mutating func deliver(_ choice: PayloadChoice) -> [Effect] {
    layers.removeLast()
    showWhatIsSent()
    say(Words.delivering(choice.title))
    return awaiting(.deliver(choice))
  }

  private mutating func deliver(_ text: String) -> [Effect] {
    showWhatIsSent()
    say(Words.delivering(Words.pasteTitle))
    return awaiting(.deliverText(text))
  }

  // Who sends a payload wants to see what becomes of it: it is selected, whatever was chosen before.
  private mutating func showWhatIsSent() {
    list.scroll = .top
    list.isChosen = false
  }

  /// Rows that a moving control moves by within something that is scrolled.
  func step(_ id: ControlID?, page: Int) -> Int? {
    switch id {
    case .down: 1
    case .up: -1
    case .pageDown: page
    case .pageUp: -page
    case .first: -1_000_000
    case .last: 1_000_000
    default: nil
    }
  }

  /// Rows of help that are seen at once.
  var helpRows: Int { max(1, sheetSize.rows - 6) }
}
