import Scenarios
import TerminalCore

extension Model {
  /// Opens the command line.
  ///
  /// - Parameter text: What stands in it already.
  mutating func openCommands(with text: String = "", _ scene: Scene) -> [Effect] {
    layers.append(.commands(CommandPalette(field: TextField(text))))
    return suggest(scene)
  }

  /// The command line, where it is the topmost layer.
  var commands: CommandPalette? {
    get {
      guard case .commands(let palette)? = layers.last else { return nil }
      return palette
    }
    set {
      guard let newValue, case .commands? = layers.last else { return }
      layers[layers.count - 1] = .commands(newValue)
    }
  }

  /// Takes a key while the command line is open.
  mutating func press(_ key: Key, in palette: CommandPalette, _ scene: Scene) -> [Effect] {
    commands?.complaint = nil
    switch (key.code, key.modifiers) {
    case (.escape, _), (.character("p"), .control):
      layers.removeLast()
      return []
    case (.enter, _): return enterCommand(scene)
    case (.tab, []): return completeCommand(scene)
    case (.up, _): return stepCommand(-1, scene)
    case (.down, _): return stepCommand(1, scene)
    case (.pageUp, _): return stepCommand(-commandRows, scene)
    case (.pageDown, _): return stepCommand(commandRows, scene)
    default: break
    }
    if key.code == .backspace, palette.field.isEmpty {
      layers.removeLast()
      return []
    }
    return editCommand(scene) { field in _ = field.handle(key) }
  }

  /// Changes the line that is typed, and what is offered for it.
  mutating func editCommand(_ scene: Scene, _ edit: (inout TextField) -> Void) -> [Effect] {
    guard var palette = commands else { return [] }
    let before = palette.field
    edit(&palette.field)
    if palette.field == before { return [] }
    palette.historyIndex = nil
    palette.complaint = nil
    commands = palette
    return suggest(scene)
  }

  /// Puts pasted text into the line, as much as fits.
  mutating func pasteIntoCommand(_ text: String, _ scene: Scene) -> [Effect] {
    var fits = true
    let effects = editCommand(scene) { fits = $0.insert(text) }
    if !fits { commands?.complaint = LineComplaint(column: 0, text: Words.lineTooLong) }
    return effects
  }

  private mutating func suggest(_ scene: Scene) -> [Effect] {
    guard var palette = commands else { return [] }
    palette.suggestions = CommandSuggestions(self, scene, palette).all
    palette.selected = palette.isLine || palette.field.isEmpty ? nil : 0
    if palette.suggestions.isEmpty { palette.selected = nil }
    palette.firstRow = 0
    let isMissingFiles = palette.isLine && palette.payloads == nil
    if isMissingFiles { palette.payloads = [] }
    commands = palette
    return isMissingFiles ? [.listPayloads] : []
  }

  /// Takes in the payloads that the line may name.
  mutating func complete(with choices: [PayloadChoice], _ scene: Scene) {
    guard var palette = commands else { return }
    let (selected, firstRow) = (palette.selected, palette.firstRow)
    palette.payloads = choices
    palette.suggestions = CommandSuggestions(self, scene, palette).all
    (palette.selected, palette.firstRow) = (selected, firstRow)
    commands = palette
  }

  private mutating func stepCommand(_ count: Int, _ scene: Scene) -> [Effect] {
    guard let palette = commands else { return [] }
    if palette.historyIndex != nil
      || palette.field.isEmpty && palette.selected == nil && count == -1
    {
      return recall(older: count < 0, scene)
    }
    if palette.suggestions.isEmpty { return [] }
    let wanted = (palette.selected ?? -1) + count
    select(suggestion: wanted < 0 && !palette.isLine && !palette.field.isEmpty ? 0 : wanted)
    return []
  }

  /// Selects one of the suggestions; below 0 the line itself.
  mutating func select(suggestion: Int) {
    guard var palette = commands else { return }
    let index = min(suggestion, palette.suggestions.count - 1)
    palette.selected = index < 0 ? nil : index
    let row = max(0, index)
    palette.firstRow = min(max(palette.firstRow, row - commandRows + 1), row)
    commands = palette
  }

  private mutating func recall(older: Bool, _ scene: Scene) -> [Effect] {
    guard var palette = commands else { return [] }
    let index = (palette.historyIndex ?? -1) + (older ? 1 : -1)
    guard index < commandHistory.count else { return [] }
    palette.historyIndex = index < 0 ? nil : index
    let text = index < 0 ? "" : commandHistory[commandHistory.count - 1 - index]
    palette.field = TextField(text)
    commands = palette
    let effects = suggest(scene)
    commands?.selected = nil
    return effects
  }

  /// Rows of suggestions that are seen at once.
  var commandRows: Int { max(3, min(16, sheetSize.rows - 8)) }
}
