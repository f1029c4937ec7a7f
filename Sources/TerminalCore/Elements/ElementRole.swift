/// What an element is, independent of where it is drawn.
package enum ElementRole: String, CaseIterable, Hashable, Sendable {
  /// Holds others together and means nothing itself.
  case group
  case screen, dialog, list, row, heading, text, button, tab, field, status, image, separator
  /// Holds what can be done now, as the last row of the screen does.
  case toolbar
  /// A time that goes on by itself, such as how long ago something was.
  case time
}
