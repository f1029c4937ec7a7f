import Delivery
import TerminalCore

extension ListPainter {
  /// G16: the edges of the cards that lie under a stack, each narrower; one for two, two for more.
  func edges(of group: Group) -> Part? {
    let count = min(group.count - 1, 2)
    if isTight { return air }
    switch style {
    case .patch: return patchEdges(count)
    case .plain: return .vertical((1...max(1, count)).map(lineEdge))
    case .box: return .vertical((1...max(1, count)).map(boxEdge))
    }
  }

  // Half a row each, in the card's own color but dim: they lie behind it. Under two there is air.
  private func patchEdges(_ count: Int) -> Part {
    let outer = Part.repeated(marks.upperHalf, .surface, .dim).sized(columns: 2)
    let inner = Part.repeated(count > 1 ? marks.wholeCell : marks.upperHalf, .surface, .dim)
    let edge = Part.horizontal([outer, inner.growing(), outer]).padded(leading: 3, trailing: 2)
    return count > 1 ? .vertical([edge, .text("")]) : edge
  }

  // The line is at the very top of its row: the rest is the air below the stack.
  private func lineEdge(_ layer: Int) -> Part {
    Part.repeated(marks.stackEdge, .line, .dim)
      .padded(leading: 1 + 2 * layer, trailing: 2 * layer)
  }

  private func boxEdge(_ layer: Int) -> Part {
    .horizontal([
      Part.empty.sized(columns: 1 + 2 * layer), .text(marks.corners[2], .line),
      Part.repeated(marks.line, .line).growing(), .text(marks.corners[3], .line),
      Part.empty.sized(columns: 2 * layer),
    ])
  }
}
