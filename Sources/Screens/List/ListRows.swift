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

  /// The moment whose list it is.
  let scene: Scene
  /// What a filter leaves of the rows; nil where none is set.
  let filtered: FilteredRows?
  private let lockedCount: Int
  private let historyCount: Int
  private let peek: Peek?
  private let hasHistoryHeader: Bool

  init(_ scene: Scene, through lens: ListLens = .plain) {
    self.scene = scene
    filtered = lens.filtered
    peek = lens.peek(in: scene)
    lockedCount = scene.state.list.lockScreen.rowCount
    historyCount = scene.state.list.history.rowCount
    hasHistoryHeader = historyCount > 0 && (lockedCount > 0 || scene.state.device.isLocked)
  }

  /// How many there are; 0 for an empty list, else the header counts too.
  var count: Int {
    if let filtered { return filtered.items.count }
    return isEmpty ? 0 : firstHistoryIndex + rowCount(.notificationCenter)
  }

  /// Whether there is no notification at all.
  var isEmpty: Bool { filtered?.items.isEmpty ?? (lockedCount + historyCount == 0) }

  /// The index of the newest notification's row, below the list's header.
  var firstRowIndex: Int {
    if let filtered {
      return filtered.items.count > 1 && filtered.items[1] == .historyHeader ? 2 : 1
    }
    return lockedCount == 0 ? firstHistoryIndex : 1
  }

  private var firstHistoryIndex: Int {
    1 + rowCount(.lockScreen) + (hasHistoryHeader ? 1 : 0)
  }

  private func rowCount(_ section: Section) -> Int {
    let extra = peek?.place.section == section ? (peek?.rowCount ?? 1) - 1 : 0
    return (section == .lockScreen ? lockedCount : historyCount) + extra
  }

  /// What stands at an index from 0; nil past the end.
  subscript(index: Int) -> Item? {
    if index < 0 || isEmpty { return nil }
    if let filtered { return index < filtered.items.count ? filtered.items[index] : nil }
    if index == 0 { return .listHeader }
    if index <= rowCount(.lockScreen) { return row(index - 1, in: .lockScreen) }
    if hasHistoryHeader, index == rowCount(.lockScreen) + 1 { return .historyHeader }
    return row(index - firstHistoryIndex, in: .notificationCenter)
  }

  private func row(_ index: Int, in section: Section) -> Item? {
    guard let peek, peek.place.section == section, index >= peek.start else {
      return scene.state.list[section].row(at: index).map { .row($0, section) }
    }
    let inner = index - peek.start
    let row =
      inner < peek.rowCount
      ? peek.row(inner) : scene.state.list[section].row(at: index - peek.rowCount + 1)
    return row.map { .row($0, section) }
  }

  /// Where something stands now; nil where it does no longer.
  func index(of spot: ListSpot) -> Int? {
    if let filtered { return filtered.index(of: spot) }
    switch spot {
    case .clearAll: return isEmpty ? nil : 0
    case .clearHistory: return hasHistoryHeader ? rowCount(.lockScreen) + 1 : nil
    case .notification(let number): return index(ofNotification: number)
    case .group(let place): return scene.state.rowPlace(of: place).map(index)
    }
  }

  private func index(ofNotification number: Int) -> Int? {
    guard let place = scene.state.rowPlace(of: number) else { return nil }
    let row = index(of: place)
    guard let peek, place.section == peek.place.section, place.index == peek.start else {
      return row
    }
    return peek.group.index(of: scene.state.notification(number).position).map { row + 1 + $0 }
  }

  private func index(of place: RowPlace) -> Int {
    let isBelowPeek =
      peek.map { $0.place.section == place.section && place.index > $0.start } ?? false
    let index = place.index + (isBelowPeek ? (peek?.rowCount ?? 1) - 1 : 0)
    switch place.section {
    case .lockScreen: return index + 1
    case .notificationCenter: return index + firstHistoryIndex
    }
  }

  /// What to remember so as to find the row again.
  func spot(at index: Int) -> ListSpot? { self[index]?.spot }

  /// What holds a row's place on the screen: a stack keeps it when it turns into a header.
  func anchor(at index: Int) -> ListSpot? {
    guard case .row(.stack(let key, _), let section) = self[index] else { return spot(at: index) }
    return .group(GroupPlace(key, in: section))
  }

  /// Whether a group is laid open only to look into.
  func peeks(into place: GroupPlace) -> Bool { peek?.place == place }
}

extension ListRows.Item {
  /// What to remember so as to find it again.
  var spot: ListSpot {
    switch self {
    case .listHeader: .clearAll
    case .historyHeader: .clearHistory
    case .row(.header(let key), let section): .group(GroupPlace(key, in: section))
    case .row(.stack(_, let leading), _): .notification(leading)
    case .row(.notification(let number, _), _): .notification(number)
    }
  }
}
