import Delivery
import Notifications

/// What a cell of a matrix is set to on one axis.
package enum MatrixValue: Hashable, Sendable {
  case system(Profile)
  case locale(WordLocale)
  case focus(MatrixFocus)
  case delivery(DeliveryTime)
  /// The number that plural forms are chosen by (T22, H10), from 0.
  case count(Int)
  case grouping(Grouping)
  case previews(Previews)
  case lock(MatrixLock)
  case surface(TextSurface)
  case age(MatrixAge)
  /// A theme's name.
  case theme(String)
  /// Columns.
  case width(Int)

  /// The axis that it is on.
  package var axis: MatrixAxis {
    switch self {
    case .system: .system
    case .locale: .locale
    case .focus: .focus
    case .delivery: .delivery
    case .count: .count
    case .grouping: .grouping
    case .previews: .previews
    case .lock: .lock
    case .surface: .surface
    case .age: .age
    case .theme: .theme
    case .width: .width
    }
  }

  /// As the command line says it: `pl`, `never`, `2`.
  package var name: String {
    switch self {
    case .system(let profile): String(profile.rawValue)
    case .locale(let locale): locale.name
    case .focus(let focus): focus.name
    case .delivery(let delivery): delivery.rawValue
    case .count(let count): String(count)
    case .grouping(let grouping): grouping.rawValue
    case .previews(let previews): previews.rawValue
    case .lock(let lock): lock.rawValue
    case .surface(let surface): surface.name
    case .age(let age): age.rawValue
    case .theme(let name): name
    case .width(let columns): String(columns)
    }
  }

  /// As a heading says it that stands alone: with what a bare word or number would leave open.
  package var title: String {
    switch self {
    case .grouping, .previews: "\(axis.title) \(name)"
    case .system, .locale, .focus, .delivery, .count, .lock, .surface, .age, .theme, .width: heading
    }
  }

  /// As a heading says it beside the name of its axis: with what a bare number would leave open.
  package var heading: String {
    switch self {
    case .system(let profile): "iOS \(profile.rawValue)"
    case .width(let columns): "\(columns) columns"
    case .focus(.off): "no Focus"
    case .delivery(.immediate): "at once"
    case .delivery(.summary): "in the summary"
    case .locale, .focus(.on), .count, .grouping, .previews, .lock, .surface, .age, .theme: name
    }
  }
}

/// Which Focus is on in a cell (F4).
package enum MatrixFocus: Hashable, Sendable {
  case off
  /// The one of this name, as it was set up; one that never was lets nothing through.
  case on(String)

  /// As the command line says it.
  package init(name: String) { self = name == "off" ? .off : .on(name) }

  /// The same.
  package var name: String {
    switch self {
    case .off: "off"
    case .on(let name): name
    }
  }
}

/// How the phone lies there while a cell is looked at.
package enum MatrixLock: String, CaseIterable, Sendable {
  /// Locked, and anyone may read what it shows.
  case locked
  /// Locked, and its owner was recognized.
  case authenticated
  /// Unlocked, with Notification Center pulled down.
  case unlocked
}
