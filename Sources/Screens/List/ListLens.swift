import Delivery

/// How the list is looked at. Purely visual: the phone knows nothing of it.
enum ListLens: Sendable {
  /// As it is.
  case plain
  /// With a collapsed group laid open, because something was found in it.
  case peek(GroupPlace)
  /// Only the rows that fit.
  case filter(FilteredRows)
}

extension ListLens {
  /// A collapsed group that is laid open, as it is now; nil where it needs no laying open.
  func peek(in scene: Scene) -> Peek? {
    guard case .peek(let place) = self,
      let group = scene.state.list.group(at: place),
      !group.isExpanded, scene.state.isStack(group),
      let start = scene.state.list[place.section].rowIndex(of: place.key)
    else { return nil }
    return Peek(place: place, start: start, group: group)
  }

  /// The rows that fit; nil where all are shown.
  var filtered: FilteredRows? {
    if case .filter(let rows) = self { rows } else { nil }
  }
}

/// A collapsed group that is shown with its members.
struct Peek: Sendable {
  /// The group whose members are shown though it stays collapsed on the phone.
  let place: GroupPlace
  /// The index of its row in its section.
  let start: Int
  /// The group as it was when the rows were made.
  let group: Group

  /// How many rows it takes: a header and its members.
  var rowCount: Int { group.count + 1 }

  /// A row of it, from 0.
  func row(_ index: Int) -> Row? {
    if index == 0 { return .header(place.key) }
    return group.member(at: index - 1).map { .notification($0, isMember: true) }
  }
}
