/// The parts of the screen that take keys.
package enum Pane: Hashable, Sendable {
  case phone, inspector
}
