/// Where a notification stands in the list, its section, group and place in the
/// group: what is above is less.
package struct ListRank: Comparable, Sendable {
  private let section: Int
  private let groupPosition: Int
  private let position: Int

  init(section: Int, groupPosition: Int, position: Int) {
    (self.section, self.groupPosition, self.position) = (section, groupPosition, position)
  }

  package static func < (one: ListRank, other: ListRank) -> Bool {
    // Greater positions are newer, and stand above (G10, G12).
    (one.section, other.groupPosition, other.position)
      < (other.section, one.groupPosition, one.position)
  }
}

extension NotificationList {
  /// G10, G12: where a notification stands; nil where it is not listed.
  package func rank(of key: NotificationKey) -> ListRank? {
    let name = HashedName(key)
    for (index, section) in Section.allCases.enumerated() {
      guard let (group, own) = self[section].positions(of: name) else { continue }
      return ListRank(section: index, groupPosition: group, position: own)
    }
    return nil
  }
}
