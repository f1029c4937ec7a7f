/// What a color is for. Everything drawn names a role; a `Palette` says which color that is.
package enum Role: String, CaseIterable, Sendable {
  /// Behind everything.
  case background
  /// A card of the phone pane.
  case surface
  /// The header of the selected card.
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
  /// Rules, frames and edges.
  case line
}
