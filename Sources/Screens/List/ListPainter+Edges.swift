import Delivery
import TerminalCore

extension ListPainter {
  /// G16: the edges of the cards that lie under a stack, each narrower; one for two, two for more.
  func edges(of group: Group) -> Part? { edges(under: group.count - 1) }

  /// The same of so many cards that lie under one, from 1; in one row where there are few.
  func edges(under others: Int) -> Part? {
    let count = min(others, 2)
    switch style {
    case .patch, .plain: return isTight ? halfEdge(count) : halfEdges(count)
    case .box: return .vertical((1...(isTight ? 1 : max(1, count))).map(boxEdge))
    }
  }

  /// What lies below the last row that has room, on one line: apart from that and half as wide,
  /// since it is no edge of it.
  var pile: Part {
    let side = Part.empty.sized(columns: columns / 4)
    let top =
      style == .box ? Part.repeated(marks.line, .line) : .repeated(marks.lowerHalf, .edge)
    return .horizontal([side, top.growing(), side])
  }

  // Half a row each: the upper half is the first edge, the lower half the
  // second. Under two there is air.
  private func halfEdges(_ count: Int) -> Part {
    count > 1 ? .vertical([halfEdge(count), .text("")]) : halfEdge(count)
  }

  private func halfEdge(_ count: Int) -> Part {
    let outer = Part.repeated(marks.upperHalf, .edge).sized(columns: 2)
    let inner = Part.repeated(count > 1 ? marks.wholeCell : marks.upperHalf, .edge)
    return Part.horizontal([outer, inner.growing(), outer]).padded(leading: 3, trailing: 2)
  }

  private func boxEdge(_ layer: Int) -> Part {
    .horizontal([
      Part.empty.sized(columns: 1 + 2 * layer), .text(marks.corners[2], .line),
      Part.repeated(marks.line, .line).growing(), .text(marks.corners[3], .line),
      Part.empty.sized(columns: 2 * layer),
    ])
  }
}
