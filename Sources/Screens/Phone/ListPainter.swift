import Delivery
import Notifications
import TerminalCore

/// Draws the rows of the list, each for itself.
struct ListPainter {
  let rows: ListRows
  /// The width of the phone.
  let columns: Int
  let marks: Marks
  let style: CardStyle
  let glyphs: Glyphs
  let state: State
  private let selectedIndex: Int?

  init(_ model: Model, _ scene: Scene) {
    state = scene.state
    rows = ListRows(scene.state)
    columns = model.layout.phoneColumns
    glyphs = model.glyphs
    marks = Marks(model.glyphs)
    style = CardStyle(model.palette, model.glyphs)
    selectedIndex = model.selectedIndex(rows)
  }

  /// A row with its height.
  func measured(_ index: Int) -> (part: Part, height: Int) {
    let part = part(index)
    return (part, part.rows(columns: columns, glyphs: glyphs))
  }

  private func part(_ index: Int) -> Part {
    let isSelected = index == selectedIndex
    let part: Part
    switch rows[index] {
    case nil: return .empty
    case .listHeader: part = listHeader(isSelected)
    case .historyHeader: part = historyHeader(isSelected)
    case .row(.header(let key), let section):
      part = groupHeader(GroupPlace(key, in: section), isSelected)
    case .row(.stack(let key, let leading), let section):
      part = stack(GroupPlace(key, in: section), leading, isSelected)
    case .row(.notification(let number, let isMember), _):
      part = card(number, at: index, isMember: isMember, isSelected)
    }
    return part.identified(rows.spot(at: index).map(Spot.row))
  }

  /// A card with the marker of the selection before it.
  func margined(_ card: Part, _ isSelected: Bool) -> Part {
    let marker: Part =
      isSelected ? .repeated(marks.selected, .accent, .bold) : .empty
    return .horizontal([
      marker.sized(columns: 1), card.growing(), Part.empty.sized(columns: 1),
    ])
  }

  /// A line of a card: reversed in the card that is selected.
  func headline(_ part: Part, _ isSelected: Bool) -> Part {
    isSelected ? part.selected(in: style) : part
  }
}

extension ListPainter {
  private func listHeader(_ isSelected: Bool) -> Part {
    let count = Words.notifications(rows.state.list.count)
    let line = Part.horizontal([
      Part.text(count, isSelected ? nil : .dim).droppable(), .spacer(minimum: 2),
      control("\(marks.close) \(Words.clearAll) ", .control("x"), isSelected)
        .meaning(.button, label: Words.clearAll, isSelected: isSelected),
    ]).padded(leading: 2, trailing: 2)
    return .vertical([margined(headline(line, isSelected), isSelected), .text("")])
  }

  private func historyHeader(_ isSelected: Bool) -> Part {
    let line = Part.horizontal([
      Part.repeated(marks.line, isSelected ? nil : .line).growing(),
      .text(" \(Words.notificationCenter) ", isSelected ? nil : .dim, .bold),
      Part.repeated(marks.line, isSelected ? nil : .line).growing(),
      .text("  \(marks.close) \(Words.clear)", isSelected ? nil : .accent),
    ]).padded(leading: 2, trailing: 2).meaning(.heading, isSelected: isSelected)
    return .vertical([margined(headline(line, isSelected), isSelected), .text("")])
  }
}
