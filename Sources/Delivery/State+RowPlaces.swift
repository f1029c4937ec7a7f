/// A row of the list: its section, and its index there from 0.
package struct RowPlace: Hashable, Sendable {
  package var section: Section
  package var index: Int
}

extension State {
  /// The row that shows a notification or, while its group is collapsed, hides it; nil where it is not listed.
  package func rowPlace(of number: Int) -> RowPlace? {
    guard let place = place(of: number) else { return nil }
    let position = notification(number).position
    return list[place.section].rowIndex(of: position, in: place.key).map {
      RowPlace(section: place.section, index: $0)
    }
  }

  /// The first row of a group, wherever it is now; nil where it is not listed.
  package func rowPlace(of group: GroupPlace) -> RowPlace? {
    let found = list.find(group.key, in: group.section) ?? list.find(group.key)
    return found.flatMap { place in
      list[place.section].rowIndex(of: place.key).map {
        RowPlace(section: place.section, index: $0)
      }
    }
  }
}
