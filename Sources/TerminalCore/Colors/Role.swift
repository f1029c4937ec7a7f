/// What a color is for. Everything drawn names a role; a `Palette` says which color that is.
package enum Role: String, CaseIterable, Sendable {
  /// Behind everything.
  case background
  /// A card of the phone pane.
  case surface
  /// The body of the selected card; its header is reversed on it.
  case surfaceSelected
  /// Words to read first.
  case text
  /// Words to read later: names, times, summaries, everything that is ours.
  case dim
  /// Selected things and links.
  case accent
  /// Critical alerts.
  case critical
  /// Quiet and provisional deliveries.
  case quiet
  /// Something went well.
  case success
  /// Something needs attention.
  case warning
  /// Rules and frames.
  case line
  /// What lies behind a card: the edges of a stack.
  case edge
  /// The icon and the name of an app, so that a list can be read by color: each app has one of six,
  /// which are orange, green, cyan, blue, purple and pink or red where a theme has as many colors.
  case tint1, tint2, tint3, tint4, tint5, tint6
}

extension Role {
  /// The tints of apps, in the order in which they are given out: those that
  /// a terminal has one color for do not follow each other.
  package static let tints: [Role] = [.tint3, .tint2, .tint5, .tint1, .tint4, .tint6]
}
