/// A group where it stands.
package struct GroupPlace: Hashable, Sendable {
  /// The part of the list.
  package var section: Section
  /// The group; the same key may stand in both parts.
  package var key: GroupKey

  package init(_ key: GroupKey, in section: Section) {
    (self.key, self.section) = (key, section)
  }
}
