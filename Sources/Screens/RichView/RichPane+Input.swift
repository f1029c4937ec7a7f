import Delivery
import TerminalCore

extension RichPane {
  /// What stands where the keyboard would be, from top to bottom; empty for nothing.
  var input: [Part?] {
    let parts: [Part?] =
      switch view.input {
      case .field(let field): [.rule, accessory(field), line(field)]
      case .custom(let items): [.rule] + rows(of: items)
      case nil: []
      }
    return parts.map { $0.map(inset) }
  }

  // C19.
  private func accessory(_ field: RichView.Field) -> Part? {
    field.accessory.map { .text($0, .dim, rows: 2) }
  }

  private func line(_ field: RichView.Field) -> Part {
    let send = " \(field.buttonTitle) "
    let room = max(4, columns - 2 - send.columns - 1)
    let isWriting = isFocused(.field)
    let written = model.phone.viewing.field.text
    return .horizontal([
      .text("\(phoneMarks.prompt) ", .accent, .bold),
      // What it asks for is its name where lines are read, and no value.
      Part.horizontal([words(field, room, isWriting)]).identified(.view(.field)).meaning(
        .field, label: field.placeholder, value: written.isEmpty ? phoneMarks.empty() : written,
        isSelected: isWriting),
      .text(" "),
      button(field.buttonTitle, .send, field.buttonTitle, alignment: .trailing),
    ])
  }

  private func words(_ field: RichView.Field, _ room: Int, _ isWriting: Bool) -> Part {
    let written = model.phone.viewing.field
    if !isWriting || written.isEmpty {
      let text = written.isEmpty ? field.placeholder : written.text
      let dim = Part.text(text, written.isEmpty ? .dim : .text).sized(columns: room)
      if !isWriting { return dim }
      // The cursor stands before the placeholder, which goes with the first letter.
      return .horizontal([
        Part.field(written, columns: 1, .text, .underline),
        Part.text(field.placeholder, .dim).sized(columns: room - 1),
      ])
    }
    return .field(written, columns: room, .text, .underline)
  }

  // C18: as many in a row as fit.
  private func rows(of items: [String]) -> [Part?] {
    var rows: [[String]] = []
    var used = 0
    for item in items {
      let width = item.columns + 4
      if rows.isEmpty || used + width > columns {
        rows.append([])
        used = 0
      }
      rows[rows.count - 1].append(item)
      used += width
    }
    return rows.map { row in
      .horizontal(spacing: 1, row.map { button($0, .item($0), $0) } + [.spacer()])
    }
  }
}
