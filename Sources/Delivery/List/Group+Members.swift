extension Group {
  /// The number of the member at an index from 0, newest first; nil past the end. O(log n).
  package func member(at index: Int) -> Int? { members.element(at: index)?.value }

  /// The index of the member that stands at a position among all
  /// notifications; nil where none does.
  package func index(of position: Int) -> Int? {
    members.value(of: position) == nil ? nil : members.count(before: position)
  }
}
