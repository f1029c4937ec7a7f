import Delivery

/// The interface's own state of the phone's list.
struct ListView: Sendable {
  /// The selected row; nil for an empty list.
  var selection: ListSpot?
  /// Whether the person chose it. Until then what the person lets come, by
  /// clock or by hand, is selected.
  var isChosen = false
  /// How far the last key moved it; nil where it did anything else, and once that was looked into.
  var step: Int?
  /// Where the selection stood last, for when it is gone.
  var selectionIndex = 0
  /// The group that it was of then, and how many rows of that stood above it; nil for none.
  var selectionPlace: (group: GroupPlace, rowsAbove: Int)?
  /// What was selected, where a moment is looked at in which it is not there: it is
  /// selected again when it is.
  var missing: ListSpot?
  /// What was selected when it was cleared, oldest first, and what was seen then: an undo selects
  /// it again, and shows that.
  private(set) var cleared: [(spot: ListSpot, scroll: Scroll)] = []
  /// How it stood before its rows became higher or lower, the last one last: once they are as high
  /// again it stands so again.
  var places: [StandingList] = []
  /// The open swipe row; nil while there is none.
  var swipe: Swipe?
  /// Which part of the list is seen.
  var scroll = Scroll.top
  /// Whether what the list holds on to may stand elsewhere by what came,
  /// which the next frame tells.
  var mayMove = false
  /// Whether the selected row may be pushed out by what came above it, which the next frame tells.
  var mayLoseSight = false
  /// Whether the selected row was in sight before the terminal became too small for the
  /// phone; nil while it is not.
  var wasInSight: Bool?
  /// Whether the list was at its top before a size that has no room for that,
  /// until the person's next act.
  var wasAtTop = false
  /// What came since the person's last act, by number; not all of very many.
  var arrived: [Int] = []
  /// The group that is shown expanding or collapsing; nil while nothing moves.
  var folding: Folding?
  /// The search through the list; nil where nothing is looked for.
  var search: Search?
  /// What the notifications say, as far as it was made ready to be searched.
  var searchable = SearchableText()
  /// What was looked for last; nil before the first time.
  var lastSought: String?
  /// Whether the person opened what the lock screen only counts (F19).
  var showsCounted = false
  /// What the list is narrowed to; nil where all of it is shown.
  var filter: ListFilter?

  /// Remembers what is selected: it is about to be cleared, or was by being done again.
  mutating func rememberSelection() {
    if let selection { cleared = cleared.suffix(99) + [(selection, scroll)] }
  }

  /// What was selected when it was cleared last, and what was seen then, where it
  /// is among these rows; once.
  mutating func takeCleared(_ rows: ListRows) -> (spot: ListSpot, scroll: Scroll)? {
    guard let last = cleared.last, rows.index(of: last.spot) != nil else { return nil }
    return cleared.removeLast()
  }
}
