import TerminalCore

extension Part {
  /// A sheet with this in it: a box with a title.
  ///
  /// - Parameters:
  ///   - border: The box's color: the accent where something is typed or asked.
  ///   - columns: Its width, the box included.
  ///   - rows: Its height, the box included; nil for as many as it needs.
  ///   - label: What it is called where that says more than the title.
  func sheet(
    _ title: String, _ border: Role = .line, columns: Int, rows: Int? = nil, label: String? = nil
  ) -> Part {
    padded(leading: 1, trailing: 1).boxed(border, title: title)
      .sized(columns: columns, rows: rows)
      .identified(.sheet).meaning(.dialog, label: label ?? title).ours()
  }

  /// Columns of what is in a sheet: beside its box and a blank at each side.
  static func sheetInner(_ columns: Int) -> Int { columns - 4 }

  /// A sheet that takes the whole screen, its keys in the last row.
  ///
  /// - Parameters:
  ///   - keys: Made by `ViewKeys`.
  ///   - columns: The screen's.
  func above(_ keys: Part, columns: Int) -> Part {
    Part.vertical([self, keys.ours()]).sized(columns: columns)
  }

  /// The line of a sheet that is typed into.
  ///
  /// - Parameter columns: Its width, the prompt included.
  static func typedLine(_ field: TextField, columns: Int, _ glyphs: Glyphs) -> Part {
    .horizontal([
      .text("\(Marks(glyphs).prompt) ", .accent, .bold),
      .field(field, columns: columns - 2, cut: glyphs.cut, .text, .bold),
    ])
  }

  /// The line below a list that says which row of it is selected.
  ///
  /// - Parameter index: The row's index, from 0.
  static func rule(at index: Int, of count: Int) -> Part {
    .horizontal([Part.rule.growing(), .text(" \(index + 1)/\(count) ", .dim)])
  }
}

extension Marks {
  /// What stands below a list that goes on; nil where all of it is seen.
  ///
  /// - Parameter count: The rows below those that are seen.
  func more(below count: Int) -> String? { count > 0 ? "\(below) \(Words.more(count))" : nil }

  /// The same where its row stays at the end of the list, so that nothing moves
  /// there; nil where all rows fit.
  func more(below count: Int, of all: Int, fitting rows: Int) -> String? {
    all > rows ? more(below: count) ?? "" : nil
  }
}
