import Explaining
import TerminalCore

/// What the phone is to be compared with: a list, narrowed by what is typed,
/// which may be a path as well.
struct CompareChooserSheet: NarrowedList {
  var choice = RowChoice()
  var field = TextField()
  private(set) var choices: [CompareChoice]
  private let all: [CompareChoice]

  init(_ scene: Scene) {
    all = CompareChoice.all(scene)
    choices = all
  }

  func count(_ model: Model, _ scene: Scene) -> Int { choices.count }

  func rows(_ model: Model) -> Int { max(3, min(14, model.sheetSize.rows - 7)) }

  func acts(_ model: Model, _ scene: Scene) -> [SheetAct] {
    choices.isEmpty ? [] : [.enter(Words.compares)]
  }

  func element(_ model: Model, _ scene: Scene) -> Part {
    let columns = SheetWidth.comparison.columns(model)
    return Part.vertical([
      .typedLine(field, columns: Part.sheetInner(columns), model.glyphs),
      Part.vertical(window(of: choices.count, model) { row($0, model) }),
    ]).sheet(Words.compare, .accent, columns: columns)
  }

  private func row(_ index: Int, _ model: Model) -> Part {
    let choice = choices[index]
    let row = ChoiceRow(model, isSelected: index == self.choice.selected)
    return row.part(
      [
        Part.text(choice.name.visibleLine).growing(),
        Part.text(" \(choice.kind) ", row.role(.dim)).droppable(),
      ], .choice(index), label: "\(choice.kind) \(choice.name)")
  }

  mutating func find() -> Int {
    let typed = field.text.trimmed
    choices =
      typed.isEmpty
      ? all : FuzzyMatch.ranked(typed, among: all, by: \.searched).map(\.candidate)
    let path = CompareChoice(.source(typed), Words.comparedPath(typed), "path")
    // What looks like a path is one; anything else may be.
    if typed.contains("/") || typed.contains(".") {
      choices.insert(path, at: 0)
    } else if !typed.isEmpty {
      choices.append(path)
    }
    return 0
  }

  mutating func take(_ model: inout Model, _ scene: Scene) -> Handling {
    guard choices.indices.contains(choice.selected) else { return .consumed() }
    model.open(CompareSheet(choices[choice.selected], scene))
    return .closed()
  }
}
