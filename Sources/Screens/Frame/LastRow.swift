import TerminalCore

/// The last row in a width: where there is little room acts drop from the right, then the way back;
/// the main act stays, cut where it has to be, and so does help.
struct LastRow {
  /// Columns of the screen.
  let columns: Int
  let glyphs: Glyphs

  // What is cut shorter says nothing any more.
  private static let leastMain = 12

  /// - Parameters:
  ///   - acts: The main one first, each with two blanks behind it.
  ///   - help: With one blank behind it, as at the end of the line at the top.
  ///   - back: The same.
  func part(_ acts: [Part], help: Part?, back: Part?) -> Part {
    let back = back.map { Part.horizontal([.text(" "), $0]) }
    let main = acts.first.map { cut($0, beside: help, back) }
    let others = acts.dropFirst().map { Optional($0.droppable(FooterRow.Keeping.other)) }
    return Part.horizontal(
      [.text(" "), main] + others + [.spacer(), help, back?.droppable(FooterRow.Keeping.back)]
    ).meaning(.toolbar).ours()
  }

  private func cut(_ main: Part, beside help: Part?, _ back: Part?) -> Part {
    let withoutBack = columns - 1 - width(help)
    let room = withoutBack - width(back)
    let most = room >= min(width(main), Self.leastMain) ? room : withoutBack
    if width(main) <= most { return main }
    return .horizontal([main.sized(columns: most - 1), .text(" ")])
  }

  private func width(_ part: Part?) -> Int { part?.idealColumns(glyphs) ?? 0 }
}
