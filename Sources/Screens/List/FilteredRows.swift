import Delivery
import Notifications

/// The rows of the list that fit a filter, headers among them. Made once
/// for each change of the list.
struct FilteredRows: Sendable {
  private(set) var items: [ListRows.Item] = []
  /// How many notifications are shown.
  private(set) var count = 0
  /// The index of the history's first row; nil where it has none.
  private(set) var historyStart: Int?
  private var groupIndices: [GroupPlace: Int] = [:]
  // By the number of the notification, -1 where it has no row: a table of 100,000 spots
  // costs more than the search.
  private var rowIndices: [Int32]
  private var partial: Set<GroupPlace> = []

  /// Nothing.
  init() { rowIndices = [] }

  /// Looks through the whole list.
  ///
  /// A group of which all members fit is shown as it is; of any other, those that fit stand alone.
  ///
  /// - Parameter hasListHeader: Whether the list has a header over that of the history.
  init(_ state: State, hasListHeader: Bool = true, where fits: (Int) -> Bool) {
    rowIndices = Array(repeating: -1, count: state.notifications.count)
    items = hasListHeader ? [.listHeader] : []
    for section in Section.allCases { add(section, state, fits) }
    if count == 0 { items = [] }
    for (index, item) in items.enumerated() { remember(item, at: index) }
  }

  /// Where something stands.
  func index(of spot: ListSpot) -> Int? {
    switch spot {
    case .clearAll: items.first == .listHeader ? 0 : nil
    case .clearHistory: headerIndex
    case .summary, .nextSummary, .counted: nil
    case .group(let place): groupIndices[place]
    case .notification(let number):
      rowIndices.indices.contains(number) && rowIndices[number] >= 0
        ? Int(rowIndices[number]) : nil
    }
  }

  private var headerIndex: Int? {
    historyStart.flatMap { $0 > 0 && items[$0 - 1] == .historyHeader ? $0 - 1 : nil }
  }

  /// Whether the filter hides some members of a group.
  func hidesMembers(of place: GroupPlace) -> Bool { partial.contains(place) }

  /// The numbers of what is shown, from top to bottom; of a stack all members.
  func numbers(_ state: State) -> [Int32] {
    items.flatMap { item -> [Int32] in
      switch item {
      case .row(.stack(let key, _), let section):
        (state.list.group(at: GroupPlace(key, in: section))?.memberNumbers ?? []).map { Int32($0) }
      case .row(.notification(let number, _), _): [Int32(number)]
      case .listHeader, .historyHeader, .row(.header, _), .summary, .featured, .nextSummary, .held,
        .counted:
        []
      }
    }
  }

  private mutating func add(_ section: Section, _ state: State, _ fits: (Int) -> Bool) {
    var found: [ListRows.Item] = []
    for group in state.list[section].groups {
      // Most groups are single rows that do not fit: they are worth no list of members.
      if group.count == 1, !fits(group.leading) { continue }
      let members = group.count == 1 ? [group.leading] : group.memberNumbers
      let fitting = members.filter(fits)
      count += fitting.count
      if fitting.isEmpty { continue }
      if fitting.count < members.count { partial.insert(GroupPlace(group.key, in: section)) }
      let isWhole = fitting.count == members.count && state.isStack(group)
      if isWhole { found.append(.row(firstRow(of: group), section)) }
      if isWhole, !group.isExpanded { continue }
      found += fitting.map { .row(.notification($0, isMember: isWhole), section) }
    }
    if section == .notificationCenter, !found.isEmpty {
      if items.count > 1 || state.device.isLocked { items.append(.historyHeader) }
      historyStart = items.count
    }
    items += found
  }

  private func firstRow(of group: Group) -> Row {
    group.isExpanded ? .header(group.key) : .stack(group.key, leading: group.leading)
  }

  private mutating func remember(_ item: ListRows.Item, at index: Int) {
    switch item {
    case .listHeader, .historyHeader, .summary, .featured, .nextSummary, .held, .counted: break
    case .row(.header(let key), let section): groupIndices[GroupPlace(key, in: section)] = index
    case .row(.stack(let key, let leading), let section):
      groupIndices[GroupPlace(key, in: section)] = index
      rowIndices[leading] = Int32(index)
    case .row(.notification(let number, _), _): rowIndices[number] = Int32(index)
    }
  }
}
