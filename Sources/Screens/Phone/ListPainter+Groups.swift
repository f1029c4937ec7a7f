import Delivery
import TerminalCore

extension ListPainter {
  /// What stands above the members of an expanded group, with its two controls (G18).
  func groupHeader(_ place: GroupPlace, _ isSelected: Bool) -> Part {
    let line = Part.horizontal([
      Part.text(name(of: place), isSelected ? nil : .dim, .bold).growing(),
      control("  \(Words.showLess) ", Shortcut("e"), isSelected).identified(.showLess(place))
        .meaning(.button, label: Words.showLess),
      control("  \(marks.close) ", Shortcut("X"), isSelected).identified(.clearGroup(place))
        .meaning(.button, label: Words.clearAll),
    ])
    switch style {
    case .patch:
      let head = headline(line.padded(leading: 2, trailing: 2), isSelected)
      let rule = Part.repeated(marks.line, .line).padded(leading: 2, trailing: 2)
      return margined(Part.vertical([head, rule]).filled(.surface), isSelected)
    case .plain:
      let rule = Part.repeated(marks.line, .line).padded(leading: 2, trailing: 2)
      return margined(
        .vertical([headline(line.padded(leading: 2, trailing: 2), isSelected), rule]), isSelected)
    case .box: return margined(topEdge(headline(line, isSelected).growing()), isSelected)
    }
  }

  private func name(of place: GroupPlace) -> String {
    let count = state.list[place.section].group(place.key)?.count ?? 0
    let thread: String? =
      if case .thread(let thread?) = place.key.kind { thread } else { nil }
    return [state.displayName(of: place.key.app), thread, String(count)].compactMap(\.self)
      .joined(separator: " \(marks.dot) ")
  }

  /// A control within a row, with its key.
  func control(_ words: String, _ key: Shortcut, _ isSelected: Bool) -> Part {
    .text([
      TextRun(words, isSelected ? nil : .accent),
      TextRun(marks.key(key.name(glyphs)), isSelected ? nil : .dim),
    ])
  }

  /// G16: the edges of the cards that lie under a stack, each narrower.
  func edges(count: Int) -> Part {
    .vertical((1...max(1, count)).map(edge))
  }

  private func edge(_ layer: Int) -> Part {
    switch style {
    case .patch, .plain:
      // The line is at the very top of its row: the rest is the air below the stack.
      return Part.repeated(marks.stackEdge, .line)
        .padded(leading: 1 + 2 * layer, trailing: 1 + 2 * layer)
    case .box:
      return .horizontal([
        Part.empty.sized(columns: 1 + 2 * layer), .text(marks.corners[2], .line),
        Part.repeated(marks.line, .line).growing(), .text(marks.corners[3], .line),
        Part.empty.sized(columns: 1 + 2 * layer),
      ])
    }
  }
}
