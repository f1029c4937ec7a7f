/// A row of the list: its section, and its index there from 0.
package struct RowPlace: Equatable, Sendable {
  /// The part of the list that has the row.
  package var section: Section
  package var index: Int
}

extension State {
  /// The row that shows a notification or, while its group is collapsed, hides it;
  /// nil where it is not listed.
  package func rowPlace(of number: Int) -> RowPlace? {
    guard notifications.indices.contains(number) else { return nil }
    return list.rowPlace(
      of: number, at: notifications[number].value.position, in: groupKey(number))
  }

  /// The first row of a group, wherever it is now; nil where it is not listed.
  package func rowPlace(of group: GroupPlace) -> RowPlace? {
    guard let place = list.find(group.key, in: group.section) ?? list.find(group.key),
      let index = list[place.section].rowIndex(of: place.key)
    else { return nil }
    return RowPlace(section: place.section, index: index)
  }
}
