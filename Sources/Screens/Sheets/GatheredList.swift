import TerminalCore

/// A list of things that were gathered once, while one of them is chosen.
protocol GatheredList: ChoiceList {
  associatedtype Item

  /// What was gathered; never empty.
  var items: [Item] { get }
  var title: String { get }
  /// What Enter does with the chosen one.
  var enters: String { get }

  /// What stands in the row of one of them.
  func parts(of item: Item, _ row: ChoiceRow, _ model: Model) -> [Part]
  /// A row's words for those who hear it.
  func label(of item: Item) -> String
  /// What is done with the chosen one.
  func effect(of item: Item) -> Effect
}

extension GatheredList {
  func count(_ model: Model, _ scene: Scene) -> Int { items.count }

  func rows(_ model: Model) -> Int { max(1, min(items.count, model.sheetSize.rows - 6)) }

  func acts(_ model: Model, _ scene: Scene) -> [SheetAct] { [.enter(enters)] }

  func element(_ model: Model, _ scene: Scene) -> Part {
    sheet(of: items.count, model, title: title) { index in
      let row = ChoiceRow(model, isSelected: index == choice.selected)
      return row.part(
        parts(of: items[index], row, model), .choice(index), label: label(of: items[index]))
    }
  }

  func take(_ model: inout Model, _ scene: Scene) -> Handling {
    .closed([effect(of: items[min(choice.selected, items.count - 1)])])
  }
}
