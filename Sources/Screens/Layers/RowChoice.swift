/// Which row of a list on a sheet is selected, and which rows are seen.
struct RowChoice: Hashable, Sendable {
  /// The index of the selected row.
  private(set) var selected = 0
  private var firstRow = 0

  /// Selects a row, or else the nearest there is, and scrolls as little as brings it into sight.
  mutating func select(_ index: Int, of count: Int, seeing rows: Int) {
    selected = min(max(0, index), max(0, count - 1))
    firstRow = min(max(firstRow, selected - rows + 1), selected)
  }

  /// The rows that are seen where so many fit.
  func seen(of count: Int, fitting rows: Int) -> Range<Int> {
    let first = max(0, min(firstRow, count - rows))
    return first..<min(first + rows, count)
  }
}

/// A list on a sheet from which one row is taken: by Enter, or by a click on the selected one.
protocol ChoiceList: Hashable, Sendable {
  var choice: RowChoice { get set }
  /// How many rows there are.
  func count(_ model: Model, _ scene: Scene) -> Int
  /// How many of them are seen at once.
  func rows(_ model: Model) -> Int
}

extension Layer {
  /// The list on it; nil for layers that are none.
  var list: (any ChoiceList)? {
    switch self {
    case .sending(let list): list
    case .themes(let list): list
    case .locales(let list): list
    case .complaints(let list): list
    case .help, .pasted, .workbench, .commands, .program, .recording, .exporting: nil
    }
  }

  /// The same with another row selected.
  fileprivate func selecting(_ choice: RowChoice) -> Layer {
    func with<List: ChoiceList>(_ list: List, _ layer: (List) -> Layer) -> Layer {
      var list = list
      list.choice = choice
      return layer(list)
    }
    return switch self {
    case .sending(let list): with(list, Layer.sending)
    case .themes(let list): with(list, Layer.themes)
    case .locales(let list): with(list, Layer.locales)
    case .complaints(let list): with(list, Layer.complaints)
    case .help, .pasted, .workbench, .commands, .program, .recording, .exporting: self
    }
  }
}

extension Model {
  /// Selects a row of the list on top.
  mutating func select(choice index: Int, _ scene: Scene) {
    guard let layer = layers.last, let list = layer.list else { return }
    var choice = list.choice
    choice.select(index, of: list.count(self, scene), seeing: list.rows(self))
    layers[layers.count - 1] = layer.selecting(choice)
    previewTheme()
  }

  /// A click on a row of the list on top: the first selects it, a second one on the same takes it.
  mutating func click(choice index: Int, _ scene: Scene) -> [Effect] {
    guard let list = layers.last?.list, index < list.count(self, scene) else { return [] }
    if list.choice.selected == index { return takeChoice(scene) }
    select(choice: index, scene)
    return []
  }

  /// Takes a control while a list lies on top: one that takes the selected row, or moves.
  mutating func press(_ id: ControlID?, in list: any ChoiceList, _ scene: Scene) -> [Effect] {
    if id == .tap { return takeChoice(scene) }
    if let step = step(id, page: list.rows(self)) {
      select(choice: list.choice.selected + step, scene)
    }
    return []
  }

  /// Does what the selected row of the list on top is for.
  mutating func takeChoice(_ scene: Scene) -> [Effect] {
    switch layers.last {
    case .sending(let sheet)?: return sheet.payload.map { deliver($0) } ?? []
    case .themes?: return keepTheme()
    case .locales(let list)?: return keep(list, scene)
    case .complaints(let list)?: return take(list.selected, scene)
    case .help?, .pasted?, .workbench?, .commands?, .program?, .recording?, .exporting?, nil:
      return []
    }
  }
}
