/// A group, and where it is meant: nil for wherever it is, the lock screen first.
package struct GroupTarget: Hashable, Sendable {
  /// What the group's members have in common.
  package var key: GroupKey
  /// The part of the list; nil searches the lock screen, then Notification Center.
  package var section: Section?

  package init(_ key: GroupKey, in section: Section? = nil) {
    (self.key, self.section) = (key, section)
  }
}
