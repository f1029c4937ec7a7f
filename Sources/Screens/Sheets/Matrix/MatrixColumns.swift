import Delivery
import Explaining
import Notifications

/// What the columns of the matrix go through; its rows are the languages.
enum MatrixColumns: String, CaseIterable, Hashable, Sendable {
  case previewsAndCounts, locks, groupings, systems, widths

  /// The axes with their values.
  ///
  /// - Parameter counts: The numbers that tell plural forms apart.
  func axes(_ locales: [WordLocale], counts: [Int]) -> MatrixAxes {
    let rows = locales.map(MatrixValue.locale)
    let previews = [MatrixValue.previews(.always), .previews(.never)]
    let count = [MatrixValue.count(2)]
    switch self {
    case .previewsAndCounts:
      let values = rows + previews + counts.map(MatrixValue.count)
      return MatrixAxes(values, rows: [.locale], columns: [.previews, .count])
    case .locks:
      let values = rows + count + Previews.allCases.map(MatrixValue.previews)
      return MatrixAxes(
        values + MatrixLock.allCases.map(MatrixValue.lock), rows: [.locale],
        columns: [.previews, .lock])
    case .groupings:
      let values = rows + count + previews + Grouping.allCases.map(MatrixValue.grouping)
      return MatrixAxes(values, rows: [.locale], columns: [.previews, .grouping])
    case .systems:
      let systems = Profile.distinct.filter { $0.has(.notificationList) }.map(MatrixValue.system)
      return MatrixAxes(
        rows + count + [.previews(.always)] + systems, rows: [.locale], columns: [.system])
    case .widths:
      let widths = [40, 48, 56, 80].map(MatrixValue.width)
      return MatrixAxes(
        rows + count + previews + widths, rows: [.locale], columns: [.previews, .width])
    }
  }
}
