import Delivery
import Notifications

/// What a cell of a matrix, or a row or a column of it, is set to: at most one value for each axis.
package struct MatrixPoint: Hashable, Sendable {
  /// The values in the order of the axes.
  package private(set) var values: [MatrixValue]

  package init(_ values: [MatrixValue] = []) {
    self.values = values.ordered { $0.axis < $1.axis }
  }

  /// Both together; where they share an axis, the other one's value counts.
  package func with(_ other: MatrixPoint) -> MatrixPoint {
    MatrixPoint(values.filter { other[$0.axis] == nil } + other.values)
  }

  /// The value on an axis; nil where it leaves that open.
  package subscript(axis: MatrixAxis) -> MatrixValue? { values.first { $0.axis == axis } }

  /// What of it is set where a phone is made so; how much came, and how wide a picture of it is,
  /// is not.
  ///
  /// H1: a system without the setting for previews has none to set.
  ///
  /// - Parameter profile: The phone's system, where this leaves that open.
  package func settings(on profile: Profile) -> MatrixPoint {
    let hasPreviews = (system ?? profile).has(.previews)
    return MatrixPoint(
      values.filter { value in
        switch value {
        case .system, .locale, .grouping, .lock: true
        case .previews: hasPreviews
        case .focus, .delivery, .count, .surface, .age, .theme, .width: false
        }
      })
  }

  /// The values in words: `pl · never · 5`.
  package var title: String { values.map(\.title).joined(separator: " · ") }

  /// The system; nil for the phone's.
  package var system: Profile? {
    if case .system(let profile)? = self[.system] { profile } else { nil }
  }
  /// The locale; nil for the phone's.
  package var locale: WordLocale? {
    if case .locale(let locale)? = self[.locale] { locale } else { nil }
  }
  /// Which Focus is on; nil for what was played.
  package var focus: MatrixFocus? {
    if case .focus(let focus)? = self[.focus] { focus } else { nil }
  }
  /// When the apps' notifications come; nil for what is set.
  package var delivery: DeliveryTime? {
    if case .delivery(let delivery)? = self[.delivery] { delivery } else { nil }
  }
  /// What is counted; nil for what was played.
  package var count: Int? { if case .count(let count)? = self[.count] { count } else { nil } }
  /// The app's grouping; nil for what is set.
  package var grouping: Grouping? {
    if case .grouping(let grouping)? = self[.grouping] { grouping } else { nil }
  }
  /// When content may be read; nil for what is set.
  package var previews: Previews? {
    if case .previews(let previews)? = self[.previews] { previews } else { nil }
  }
  /// How the phone lies there; nil for as it is.
  package var lock: MatrixLock? {
    if case .lock(let lock)? = self[.lock] { lock } else { nil }
  }
  /// Where it shows; nil for the list.
  package var surface: TextSurface? {
    if case .surface(let surface)? = self[.surface] { surface } else { nil }
  }
  /// How long ago it came; nil for as it is.
  package var age: MatrixAge? { if case .age(let age)? = self[.age] { age } else { nil } }
  /// The name of a theme; nil for the usual ones.
  package var theme: String? { if case .theme(let name)? = self[.theme] { name } else { nil } }
  /// Columns of the phone; nil for the usual ones.
  package var width: Int? { if case .width(let columns)? = self[.width] { columns } else { nil } }
}
