import Delivery
import Explaining
import Notifications

extension Model {
  /// P20, T29: which texts of the list are cut at the model's size, with the
  /// lines that they would take.
  package func cuts(in scene: Scene) -> [String] {
    let painter = ListPainter(self, scene)
    let rows = ListRows(scene)
    return (0..<min(rows.count, Self.mostRows)).flatMap(painter.cuts(at:)).uniqued()
  }

  /// P20, W6: which texts of a notification are cut on a surface at the model's size.
  ///
  /// - Parameter number: The notification's number.
  package func cuts(of number: Int, on surface: TextSurface, in scene: Scene) -> [String] {
    let painter = ListPainter(self, scene)
    let shown = scene.state.shown(number)
    return painter.cuts(in: shown, of: number, on: surface).map {
      Words.cut(CutText(part: $0.part, shown: $0.shown, all: $0.all))
    }
  }

  // No screen shows more rows.
  private static let mostRows = 200
}

extension ListPainter {
  fileprivate func cuts(at index: Int) -> [String] {
    let content: (shown: RowContent, number: Int, isMember: Bool)?
    switch rows[index] {
    case .row(.stack(let key, let leading), let section):
      content = state.list[section].group(key).map { (state.shown($0), leading, false) }
    case .row(.notification(let number, let isMember), _):
      content = (state.shown(number), number, isMember)
    case .row(.header, _), .listHeader, .historyHeader, .summary, .featured, .nextSummary, .held,
      .counted, nil:
      content = nil
    }
    return content.map { cuts(in: $0.shown, of: $0.number, isMember: $0.isMember) }?.map {
      Words.cut(CutText(part: $0.part, shown: $0.shown, all: $0.all))
    } ?? []
  }
}
