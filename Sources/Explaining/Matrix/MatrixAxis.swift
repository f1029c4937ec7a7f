/// What can differ between the cells of a matrix, in the order in which it is set on a phone.
package enum MatrixAxis: String, CaseIterable, Comparable, Sendable {
  /// The version of the system.
  case system
  /// Locale and language, pseudo-locales among them.
  case locale
  /// Which Focus is on as something comes (F4).
  case focus
  /// Whether it comes at once or with the scheduled summary (F11).
  case delivery
  /// The number that plural forms are chosen by.
  case count
  /// How the app's notifications are put together (G2).
  case grouping
  /// When content may be read (H1).
  case previews
  /// Whether the phone is locked, and whether it knows its owner.
  case lock
  /// Where it shows: in the list, as a banner, on the watch, in an expanded stack.
  case surface
  /// How long ago it came.
  case age
  /// The colors.
  case theme
  /// How many columns of text the phone is wide.
  case width

  package static func < (left: MatrixAxis, right: MatrixAxis) -> Bool {
    left.order < right.order
  }

  private var order: Int { Self.allCases.firstIndex(of: self) ?? 0 }

  /// The axis in words, as headings have it.
  package var title: String {
    switch self {
    case .system: "system"
    case .locale: "language"
    case .focus: "Focus"
    case .delivery: "delivery"
    case .count: "count"
    case .grouping: "grouping"
    case .previews: "previews"
    case .lock: "lock"
    case .surface: "surface"
    case .age: "age"
    case .theme: "theme"
    case .width: "width"
    }
  }
}
