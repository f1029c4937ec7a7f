/// A patch: what everything on it inherits.
struct Fill: Hashable, Sendable {
  /// The role of the patch.
  var background: Role
  /// Nil for the parent's.
  var foreground: Role?
  /// What its texts have besides their own.
  var attributes: Attributes

  /// The style on the patch, given the one around it.
  func style(on patch: Style) -> Style {
    Style(foreground ?? patch.foreground, on: background, attributes)
  }
}
