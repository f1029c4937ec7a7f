import Delivery
import Notifications

/// What the list shows from top to bottom: headers and rows of both sections. Nothing is
/// copied or counted through.
struct ListRows {
  /// One of them.
  enum Item: Hashable {
    case listHeader
    case historyHeader
    case row(Row, Section)
    /// A summary that came, by its index among the state's (F13).
    case summary(Int)
    /// A notification that a summary shows, by its number, and the summary's index (F14).
    case featured(Int, of: Int)
    /// Looks at what is held; while that is shown its heading (F16).
    case nextSummary
    /// A notification that is held, by its number (F16).
    case held(Int)
    /// How many have no row (F19).
    case counted
  }

  /// The moment whose list it is.
  let scene: Scene
  /// What a filter leaves of the rows; nil where none is set.
  let filtered: FilteredRows?
  /// Whether a person narrowed them: then the list is not cleared as a whole.
  let isNarrowed: Bool
  private let lockedCount: Int
  private let historyCount: Int
  private let peek: Peek?
  private let hasHistoryHeader: Bool
  // Over nothing but the history's own header it would say the same: how many
  // there are, and that all goes.
  private let hasListHeader: Bool
  // What stands among the rows from iOS 15, by its index; in order.
  private var inserted: [(index: Int, item: Item)] = []

  /// - Parameter counts: Whether the filter is the display style that only counts (F19).
  init(_ scene: Scene, through lens: ListLens = .plain, counts: Bool = false) {
    self.scene = scene
    filtered = lens.filtered
    isNarrowed = filtered != nil && !counts
    peek = lens.peek(in: scene)
    lockedCount = scene.state.list.lockScreen.rowCount
    historyCount = scene.state.list.history.rowCount
    hasHistoryHeader = historyCount > 0 && scene.hasHistoryApart
    hasListHeader = !scene.hasHistoryAlone
    if isPlain || counts {
      inserted = scene.memory.insertions(counts: counts) { insertions(counts: counts) }
    } else if filtered == nil {
      inserted = insertions(counts: false)
    }
  }

  /// How many there are; 0 for an empty list, else the header counts too.
  var count: Int { ownCount + inserted.count }

  // Without what stands among the rows.
  private var ownCount: Int {
    if let filtered { return filtered.items.count }
    return hasNoRow ? 0 : firstHistoryIndex + rowCount(.notificationCenter)
  }

  /// Whether there is nothing at all.
  var isEmpty: Bool { count == 0 }

  /// Whether it has the rows of the phone's list, all of them and as they lie there.
  var isPlain: Bool { filtered == nil && peek == nil }

  private var listHeaderCount: Int { hasListHeader ? 1 : 0 }

  private var hasNoRow: Bool { filtered?.items.isEmpty ?? (lockedCount + historyCount == 0) }

  /// The index of the newest notification's row, below the list's header.
  var firstRowIndex: Int {
    if hasNoRow { return inserted.first?.item == .historyHeader ? 1 : 0 }
    return min(ownFirstRowIndex, count - 1)
  }

  // What stands among the rows before the first of them is the newest.
  private var ownFirstRowIndex: Int {
    if let filtered {
      return filtered.items.count > 1 && filtered.items[1] == .historyHeader ? 2 : 1
    }
    return lockedCount == 0 ? firstHistoryIndex : listHeaderCount
  }

  private var firstHistoryIndex: Int {
    listHeaderCount + rowCount(.lockScreen) + (hasHistoryHeader ? 1 : 0)
  }

  private func rowCount(_ section: Section) -> Int {
    let extra = peek?.place.section == section ? (peek?.rowCount ?? 1) - 1 : 0
    return (section == .lockScreen ? lockedCount : historyCount) + extra
  }

  /// What stands at an index from 0; nil past the end.
  subscript(index: Int) -> Item? {
    if inserted.isEmpty { return own(index) }
    let before = insertedCount(before: index)
    if before < inserted.count, inserted[before].index == index { return inserted[before].item }
    return own(index - before)
  }

  private func insertedCount(before index: Int) -> Int {
    inserted.indices.partitioningIndex { inserted[$0].index >= index }
  }

  private func own(_ index: Int) -> Item? {
    if index < 0 || hasNoRow { return nil }
    if let filtered { return index < filtered.items.count ? filtered.items[index] : nil }
    if hasListHeader, index == 0 { return .listHeader }
    let below = index - listHeaderCount
    if below < rowCount(.lockScreen) { return row(below, in: .lockScreen) }
    if hasHistoryHeader, below == rowCount(.lockScreen) { return .historyHeader }
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
    if inserted.isEmpty { return ownIndex(of: spot) }
    if let found = inserted.first(where: { self.spot(of: $0.item) == spot }) { return found.index }
    return ownIndex(of: spot).map { index in
      inserted.reduce(index) { $1.index <= $0 ? $0 + 1 : $0 }
    }
  }

  private func ownIndex(of spot: ListSpot) -> Int? {
    if let filtered { return filtered.index(of: spot) }
    switch spot {
    case .summary, .nextSummary, .counted: return nil
    case .clearAll: return hasNoRow || !hasListHeader ? nil : 0
    case .clearHistory: return hasHistoryHeader ? firstHistoryIndex - 1 : nil
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
    case .lockScreen: return index + listHeaderCount
    case .notificationCenter: return index + firstHistoryIndex
    }
  }

  /// What to remember so as to find the row again.
  func spot(at index: Int) -> ListSpot? { self[index].map(spot) }

  /// What to remember so as to find something again.
  func spot(of item: Item) -> ListSpot {
    switch item {
    case .listHeader: .clearAll
    case .historyHeader: .clearHistory
    case .row(.header(let key), let section): .group(GroupPlace(key, in: section))
    case .row(.stack(_, let leading), _): .notification(leading)
    case .row(.notification(let number, _), _): .notification(number)
    case .summary(let card): .summary(scene.state.summary.cards[card].date)
    case .featured(let number, _), .held(let number): .notification(number)
    case .nextSummary: .nextSummary
    case .counted: .counted
    }
  }

  /// What holds a row's place on the screen: a stack keeps it when it turns into a header.
  func anchor(at index: Int) -> ListSpot? {
    guard case .row(.stack(let key, _), let section) = self[index] else { return spot(at: index) }
    return .group(GroupPlace(key, in: section))
  }

  /// F14: whether a row is what a summary shows whose head stands at an index.
  func isBelowHead(_ item: Item, at index: Int?) -> Bool {
    guard case .featured(_, let card) = item, let index else { return false }
    return self[index] == .summary(card)
  }

  /// Whether a group is laid open only to look into.
  func peeks(into place: GroupPlace) -> Bool { peek?.place == place }
}

extension ListRows {
  // F13, F15: a summary lies where it came, F16, F19: what is held and what is counted at the end.
  private func insertions(counts: Bool) -> [(index: Int, item: Item)] {
    let state = scene.state
    var places: [(index: Int, item: Item)] = []
    for section in Section.allCases {
      if section == .notificationCenter, hasHeaderOfCards {
        places.append((hasNoRow ? 0 : ownCount, .historyHeader))
      }
      for (index, card) in state.summary.cards.enumerated().reversed()
      where card.section == section {
        let place = ownIndex(below: card)
        let items = [.summary(index)] + card.featured.map { Item.featured($0, of: index) }
        places += items.map { (place, $0) }
      }
    }
    let isCenter = state.device.screen == .notificationCenter
    if isCenter, !state.summary.held.isEmpty {
      places.append((ownCount, .nextSummary))
      if state.summary.isNextShown {
        places += state.summary.held.map { (ownCount, .held($0)) }
      }
    }
    if counts, scene.countWords != nil { places.append((ownCount, .counted)) }
    return places.enumerated().map { ($1.index + $0, $1.item) }
  }

  // F13, U6: what lies in Notification Center alone is told apart, though no
  // row but a summary is there.
  private var hasHeaderOfCards: Bool {
    let hasRows = filtered.map { $0.historyStart != nil } ?? (historyCount > 0)
    return !hasRows && scene.hasHistoryApart
      && scene.state.summary.cards.contains { $0.section == .notificationCenter }
  }

  // Where a summary stands among the rows; below all that came later.
  private func ownIndex(below card: SummaryCard) -> Int {
    if hasNoRow { return 0 }
    if filtered != nil { return card.section == .lockScreen ? 1 : ownCount }
    var row = scene.state.list[card.section].rowCount(above: card.position)
    if let peek, peek.place.section == card.section, row > peek.start { row += peek.rowCount - 1 }
    return row + (card.section == .lockScreen ? listHeaderCount : firstHistoryIndex)
  }
}

extension Scene {
  /// Whether Notification Center has a heading of its own: on the locked phone, and below
  /// what the lock screen has.
  fileprivate var hasHistoryApart: Bool {
    state.device.isLocked || state.list.lockScreen.rowCount > 0
      || hasCardOnLockScreen
  }

  /// G23: whether clearing the history clears the whole list: the phone is locked, and
  /// its lock screen has nothing.
  var hasHistoryAlone: Bool {
    state.device.isLocked && state.list.history.rowCount > 0
      && state.list.lockScreen.rowCount == 0 && !hasCardOnLockScreen
  }

  private var hasCardOnLockScreen: Bool {
    state.summary.cards.contains { $0.section == .lockScreen }
  }
}
