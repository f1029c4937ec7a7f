import Delivery
import Notifications

/// What the list shows from top to bottom: headers and rows of both sections. Nothing is copied or counted through.
struct ListRows {
  /// One of them.
  enum Item: Hashable {
    case listHeader
    case historyHeader
    case row(Row, Section)
  }

  let state: State
  private let locked: SectionList
  private let history: SectionList
  private let hasHistoryHeader: Bool

  init(_ state: State) {
    self.state = state
    locked = state.list[.lockScreen]
    history = state.list[.notificationCenter]
    hasHistoryHeader = history.rowCount > 0 && (locked.rowCount > 0 || state.device.isLocked)
  }

  /// How many there are; 0 for an empty list, else the header counts too.
  var count: Int { isEmpty ? 0 : firstHistoryIndex + history.rowCount }

  /// Whether there is no notification at all.
  var isEmpty: Bool { locked.rowCount + history.rowCount == 0 }

  /// The index of the newest notification's row, below the list's header.
  var firstRowIndex: Int { locked.rowCount == 0 ? firstHistoryIndex : 1 }

  private var firstHistoryIndex: Int { 1 + locked.rowCount + (hasHistoryHeader ? 1 : 0) }

  /// What stands at an index from 0; nil past the end.
  subscript(index: Int) -> Item? {
    if index < 0 || isEmpty { return nil }
    if index == 0 { return .listHeader }
    if index <= locked.rowCount { return locked.row(at: index - 1).map { .row($0, .lockScreen) } }
    if hasHistoryHeader, index == locked.rowCount + 1 { return .historyHeader }
    return history.row(at: index - firstHistoryIndex).map { .row($0, .notificationCenter) }
  }

  /// Where something stands now; nil where it does no longer.
  func index(of spot: ListSpot) -> Int? {
    switch spot {
    case .clearAll: isEmpty ? nil : 0
    case .clearHistory: hasHistoryHeader ? locked.rowCount + 1 : nil
    case .notification(let number): state.rowPlace(of: number).map(index)
    case .group(let place): state.rowPlace(of: place).map(index)
    }
  }

  private func index(of place: RowPlace) -> Int {
    switch place.section {
    case .lockScreen: place.index + 1
    case .notificationCenter: place.index + firstHistoryIndex
    }
  }

  /// What to remember so as to find the row again.
  func spot(at index: Int) -> ListSpot? {
    switch self[index] {
    case nil: nil
    case .listHeader: .clearAll
    case .historyHeader: .clearHistory
    case .row(.header(let key), let section): .group(GroupPlace(key, in: section))
    case .row(.stack(_, let leading), _): .notification(leading)
    case .row(.notification(let number, _), _): .notification(number)
    }
  }

  /// What holds a row's place on the screen: a stack keeps it when it turns into a header.
  func anchor(at index: Int) -> ListSpot? {
    guard case .row(.stack(let key, _), let section) = self[index] else { return spot(at: index) }
    return .group(GroupPlace(key, in: section))
  }
}
