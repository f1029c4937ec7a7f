extension DateMatching.Unit {
  /// The values that there are in some year of a calendar.
  ///
  /// Years of the Gregorian calendar are those in which a phone can be set;
  /// the search ends with 9999.
  package func values(in calendar: CalendarIdentifier) -> ClosedRange<Int> {
    switch self {
    case .era: 0...300
    case .year, .yearForWeekOfYear: calendar.countsGregorianYears ? 1900...9999 : 1...9999
    case .quarter: 1...4
    case .month: 1...calendar.mostMonths
    case .weekOfYear: 1...54
    case .weekOfMonth: 1...6
    case .weekdayOrdinal: 1...5
    case .day: 1...calendar.mostDays
    case .weekday: 1...7
    case .hour: 0...23
    case .minute, .second: 0...59
    }
  }
}

extension CalendarIdentifier {
  fileprivate var countsGregorianYears: Bool {
    switch self {
    case .gregorian, .iso8601: true
    case .buddhist, .chinese, .coptic, .ethiopicAmeteAlem, .ethiopicAmeteMihret, .hebrew, .indian,
      .islamic, .islamicCivil, .islamicTabular, .islamicUmmAlQura, .japanese, .persian,
      .republicOfChina:
      false
    }
  }

  fileprivate var mostMonths: Int {
    switch self {
    case .coptic, .ethiopicAmeteAlem, .ethiopicAmeteMihret, .hebrew: 13
    case .gregorian, .iso8601, .buddhist, .chinese, .indian, .islamic, .islamicCivil,
      .islamicTabular, .islamicUmmAlQura, .japanese, .persian, .republicOfChina:
      12
    }
  }

  fileprivate var mostDays: Int {
    switch self {
    case .gregorian, .iso8601, .buddhist, .indian, .japanese, .persian, .republicOfChina: 31
    case .chinese, .coptic, .ethiopicAmeteAlem, .ethiopicAmeteMihret, .hebrew, .islamic,
      .islamicCivil, .islamicTabular, .islamicUmmAlQura:
      30
    }
  }
}
