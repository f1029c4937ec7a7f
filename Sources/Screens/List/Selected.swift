import Delivery
import Explaining
import Notifications

/// The selected row of the list as it is now.
struct Selected {
  /// Its index among all rows.
  let index: Int
  /// What stands in that row: a header, or a notification or stack with its section.
  let item: ListRows.Item
  private let rows: ListRows
  /// The group that it shows, or of which it shows a member; nil for headers.
  let place: GroupPlace?
  /// Whether it is the only one of its group, or one of some, that a filter shows.
  let isAlone: Bool
  /// Whether it is in a collapsed group that is laid open only to look into.
  let isPeeked: Bool

  init?(_ rows: ListRows, at index: Int) {
    guard let item = rows[index] else { return nil }
    (self.index, self.item, self.rows) = (index, item, rows)
    place = item.place(in: rows.scene)
    isAlone = place.map { rows.filtered?.hidesMembers(of: $0) ?? false } ?? false
    isPeeked = place.map(rows.peeks) ?? false
  }

  /// The number of the notification that it shows; nil for headers.
  var number: Int? { item.number }

  /// The index of the summary that it is of; nil for any other row.
  var summary: Int? {
    switch item {
    case .summary(let card), .featured(_, let card): card
    case .row, .listHeader, .historyHeader, .nextSummary, .held, .counted: nil
    }
  }

  /// Whether it stands in a section of the list, so that it can be viewed and managed.
  var isListed: Bool {
    if case .row = item { true } else { false }
  }

  /// Whether it heads the list or the history.
  var isListHeader: Bool { item == .listHeader || item == .historyHeader }

  /// Whether Enter lays open what it stands for: a summary, what is held, what is only counted.
  var opensInPlace: Bool {
    switch item {
    case .summary, .nextSummary, .counted: true
    case .row, .listHeader, .historyHeader, .featured, .held: false
    }
  }

  /// Whether Enter can act on it.
  var canTap: Availability {
    let state = rows.scene.state
    if isListHeader { return canClear }
    return .when(
      item != .nextSummary || !state.summary.isNextShown, else: Words.nextSummaryShown)
  }

  /// The control that does what Enter does on it; nil where a tap is a tap, or no control does it.
  var tapControl: ControlID? {
    switch item {
    case .listHeader: ControlID.clearAll
    case .row(.header, _): isPeeked ? ControlID.expand : ControlID.collapse
    case .row(.stack, _), .row(.notification, _), .historyHeader, .counted, .summary, .featured,
      .nextSummary, .held:
      nil
    }
  }

  /// What Enter does on it where a tap does something of its own; nil for what is only tapped.
  var tapTitle: String? {
    switch item {
    case .historyHeader: Words.clearsHistory
    case .counted: Words.showsThem
    case .listHeader, .row, .summary, .featured, .nextSummary, .held: tapControl?.title
    }
  }

  /// Whether it can be cleared.
  var canClear: Availability {
    if isListHeader, rows.isNarrowed { return .disabled(Words.filterRefusesClearAll) }
    return .when(clearing != nil, else: Words.nothingToClear)
  }

  // F15: when its summary came; nil for the newest, which needs no saying.
  private var summaryDate: Instant? {
    let cards = rows.scene.state.summary.cards.dropLast()
    return summary.flatMap { cards.indices.contains($0) ? cards[$0].date : nil }
  }

  /// Its group as it is now.
  var group: Group? { place.flatMap(rows.scene.state.list.group) }

  /// The notification that acts on it are about: the one that it shows, of a header its group's
  /// newest; nil for headers of lists.
  var leading: Int? { number ?? group?.leading }

  /// Whether it is a collapsed group.
  var isStack: Bool {
    guard case .row(.stack, _) = item else { return false }
    return true
  }

  /// Why nothing of it can be expanded, where it is no stack.
  var whyNoStack: Sentence {
    guard let place else { return Sentence(number == nil ? Words.selectFirst : Words.notAStack) }
    // The row of a stack that is none here has others behind the filter.
    return rows.scene.state.whyNoStack(at: place).map(Words.nothingToExpand)
      ?? Words.filterHidesMembers
  }

  /// Whether it belongs to an expanded group.
  var isExpanded: Bool { !isAlone && group?.isExpanded == true }

  /// The app that it belongs to.
  var app: BundleIdentifier? { place?.key.app }

  /// What pressing Enter on it does; nil for what is opened without the phone's knowing.
  var tap: Command? {
    switch item {
    case .summary: .summary(.open(at: summaryDate))
    case .nextSummary: rows.scene.state.summary.isNextShown ? nil : .summary(.showNext)
    case .featured(let number, _), .held(let number):
      .tap(rows.scene.state.notification(number).key)
    case .counted: nil
    case .listHeader: .clearAll(nil)
    case .historyHeader: .clearAll(.notificationCenter)
    case .row(.header(let key), let section) where isPeeked: .expand(GroupTarget(key, in: section))
    case .row(.header(let key), let section): .collapse(GroupTarget(key, in: section))
    case .row(.stack(let key, _), let section): .expand(GroupTarget(key, in: section))
    case .row(.notification(let number, _), _):
      .tap(rows.scene.state.notification(number).key)
    }
  }

  /// X10: what managing it is about; nil for headers of lists.
  ///
  /// A collapsed group is meant as a group, where its name does not mean that of the other section.
  var managed: ManagementTarget? {
    guard let leading else { return nil }
    if isStack, let place, rows.scene.state.list.find(place.key) == place {
      return .group(place.key)
    }
    return .notification(rows.scene.state.notification(leading).key)
  }

  /// What clears it.
  var clearing: Clearing? {
    switch item {
    case .summary, .featured: .summary(at: summaryDate)
    case .nextSummary, .held, .counted: nil
    case .listHeader: .list(nil)
    case .historyHeader: .list(.notificationCenter)
    case .row(.header(let key), let section), .row(.stack(let key, _), let section):
      .group(GroupTarget(key, in: section))
    case .row(.notification(let number, _), _):
      .notification(rows.scene.state.notification(number).key)
    }
  }
}

extension ListRows.Item {
  /// The number of the notification that it shows; nil for headers.
  var number: Int? {
    switch self {
    case .row(let row, _): row.number
    case .featured(let number, _), .held(let number): number
    case .listHeader, .historyHeader, .summary, .nextSummary, .counted: nil
    }
  }

  /// The group that it shows, or of which it shows a member.
  func place(in scene: Scene) -> GroupPlace? {
    switch self {
    case .listHeader, .historyHeader, .summary, .featured, .nextSummary, .held, .counted: nil
    case .row(.stack(let key, _), let section), .row(.header(let key), let section):
      GroupPlace(key, in: section)
    case .row(.notification(let number, _), let section):
      GroupPlace(scene.state.groupKey(number), in: section)
    }
  }
}

extension GroupPlace {
  /// The group where it stands, as commands name it.
  var target: GroupTarget { GroupTarget(key, in: section) }
}

extension Model {
  /// Whether the selected row of the list has its mark: what lies over it has what is selected,
  /// unless it shows how the list would look.
  func marksSelection(in scene: Scene) -> Bool {
    if isBare { return false }
    guard let sheet = sheets.last else {
      return phoneLayer(in: scene) == nil && !isViewOpen(in: scene)
    }
    return sheet.preview != nil
  }

  /// The selected row, where the list is on the screen.
  func selected(in scene: Scene) -> Selected? {
    showsList(in: scene) ? list.selected(among: list.rows(in: scene)) : nil
  }

  /// The number of the notification that is copied from, or edited: the selected one, or the newest
  /// of its group; that of the inspector's page, where this is about another.
  func copied(in scene: Scene) -> Int? {
    if let page = pageSubject(in: scene) { return page.number(in: scene.state) }
    guard let row = selected(in: scene) else { return scene.state.alertBox?.number }
    return row.leading
  }
}
