/// What happened up to a moment: while it is the same, nothing more happened, and nothing else.
///
/// What is worked out of the phone's course and kept is worked out anew where it is another one.
package struct CourseStamp: Hashable, Sendable {
  /// How many facts there are.
  let factCount: Int
  /// How often some were taken back: as many may have come in their place.
  let rewindCount: Int
}
