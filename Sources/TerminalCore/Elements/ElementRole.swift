/// What an element is, independent of where it is drawn.
package enum ElementRole: String, CaseIterable, Hashable, Sendable {
  /// Holds others together and means nothing itself.
  case group
  case screen, dialog, list, row, heading, text, button, tab, field, status, image, separator
}
