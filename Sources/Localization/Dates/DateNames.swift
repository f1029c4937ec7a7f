/// The names that stand in dates of a language.
package struct DateNames: Hashable, Sendable {
  /// From January on, beside a day.
  package var months: [String]
  /// From January on, beside a day, short.
  var shortMonths: [String]
  /// From January on, without a day.
  var loneMonths: [String]
  /// From January on, without a day, short.
  var shortLoneMonths: [String]
  /// From Sunday on.
  package var weekdays: [String]
  /// From Sunday on, short.
  var shortWeekdays: [String]
  /// From Sunday on, short, as they stand for themselves.
  var shortLoneWeekdays: [String]
  /// Before noon, and from noon on.
  var halves: [String]

  /// American English's, for which no data is loaded.
  package static let american: DateNames = {
    let months = [
      "January", "February", "March", "April", "May", "June", "July", "August", "September",
      "October", "November", "December",
    ]
    let weekdays = [
      "Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday",
    ]
    let (shortMonths, shortWeekdays) = (
      months.map { String($0.prefix(3)) }, weekdays.map { String($0.prefix(3)) }
    )
    return DateNames(
      months: months, shortMonths: shortMonths, loneMonths: months, shortLoneMonths: shortMonths,
      weekdays: weekdays, shortWeekdays: shortWeekdays, shortLoneWeekdays: shortWeekdays,
      halves: ["AM", "PM"])
  }()
}
