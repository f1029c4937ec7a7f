import Delivery

extension Model {
  /// Selects the first row of a category.
  package mutating func selectFirst(of subject: WordSubject, _ scene: Scene) {
    let rows = list.rows(in: scene)
    let index = (0..<min(rows.count, Self.mostLookedThrough)).first { index in
      guard let number = rows.leading(at: index) else { return false }
      let notification = scene.state.notification(number)
      return notification.app == subject.app
        && notification.content.categoryIdentifier == subject.category
    }
    if let index { select(index, rows) }
  }

  private static let mostLookedThrough = 1000
}

extension ListRows {
  // The notification whose words a row shows; nil for headers.
  fileprivate func leading(at index: Int) -> Int? {
    switch self[index] {
    case .row(.stack(_, let leading), _): leading
    case .row(.notification(let number, _), _), .featured(let number, _), .held(let number): number
    case .row(.header, _), .listHeader, .historyHeader, .summary, .nextSummary, .counted, nil: nil
    }
  }
}
