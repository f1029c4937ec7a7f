import TerminalCore

/// A sheet with a list from which one row is taken: by Enter, or by a click on the selected one.
protocol ChoiceList: ModalSheet {
  var choice: RowChoice { get set }
  /// How many rows there are.
  func count(_ model: Model, _ scene: Scene) -> Int
  /// How many of them are seen at once.
  func rows(_ model: Model) -> Int
  /// Does what the selected row is for.
  mutating func take(_ model: inout Model, _ scene: Scene) -> Handling
  /// Shows what the row that was just selected would do.
  func show(in model: inout Model)
  /// Takes a key.
  mutating func press(_ key: Key, _ model: inout Model, _ scene: Scene) -> Handling
  /// Takes back what was only shown, before it closes.
  func leave(_ model: inout Model)
}

extension ChoiceList {
  /// A short list in a sheet of its own.
  func sheet(of count: Int, _ model: Model, title: String, row: (Int) -> Part) -> Part {
    Part.vertical(window(of: count, model, row: row)).sheet(title, columns: columns(model))
  }

  /// How wide such a sheet is.
  func columns(_ model: Model) -> Int { SheetWidth.list.columns(model) }

  /// The rows that are seen, and how many are below them.
  func window(of count: Int, _ model: Model, row: (Int) -> Part) -> [Part?] {
    let seen = seen(of: count, model)
    let below = Marks(model.glyphs).more(
      below: count - seen.upperBound, of: count, fitting: rows(model))
    return seen.map { Optional(row($0)) } + [below.map { .text($0, .dim) }]
  }

  /// Which rows are seen; all of them where lines are read.
  func seen(of count: Int, _ model: Model) -> Range<Int> {
    choice.seen(of: count, fitting: model.room(rows(model)))
  }

  var losesNothing: Bool { true }
  func show(in model: inout Model) {}
  func leave(_ model: inout Model) {}

  mutating func handle(_ input: SurfaceInput, _ model: inout Model, _ scene: Scene) -> Handling {
    choose(input, &model, scene)
  }

  /// What every list does with an input.
  mutating func choose(_ input: SurfaceInput, _ model: inout Model, _ scene: Scene) -> Handling {
    switch input {
    case .key(let key): return press(key, &model, scene)
    case .wheel(let rows): select(choice.selected + rows.signum(), &model, scene)
    case .click(.choice(let index)): return click(index, &model, scene)
    case .click, .clickBeside, .paste, .payloads, .lineEnded, .refused: return .ignored
    }
    return .consumed()
  }

  mutating func press(_ key: Key, _ model: inout Model, _ scene: Scene) -> Handling {
    pressed(key, &model, scene)
  }

  /// Takes a key by the control that it belongs to: those for moving, Enter and Esc.
  mutating func pressed(_ key: Key, _ model: inout Model, _ scene: Scene) -> Handling {
    let id = model.keymap.meaning(of: key)
    if id == .back || id == .quit {
      leave(&model)
      return .closed()
    }
    if id == .tap { return take(&model, scene) }
    guard let step = id?.step else { return .ignored }
    select(choice.selected + step.rows(page: rows(model)), &model, scene)
    return .consumed()
  }

  /// Selects a row.
  mutating func select(_ index: Int, _ model: inout Model, _ scene: Scene) {
    choice.select(index, of: count(model, scene), seeing: rows(model))
    show(in: &model)
  }

  // The first click on a row selects it, a second one on the same takes it.
  private mutating func click(_ index: Int, _ model: inout Model, _ scene: Scene) -> Handling {
    guard index < count(model, scene) else { return .consumed() }
    if choice.selected == index { return take(&model, scene) }
    select(index, &model, scene)
    return .consumed()
  }
}
