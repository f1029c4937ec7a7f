/// How many calls and wakes there were when a note was written.
package struct NoteMark: Hashable, Sendable {
  /// How many of `State.calls` came before the note.
  package let calls: Int
  /// How many of `State.wakes` came before the note.
  package let wakes: Int
}
