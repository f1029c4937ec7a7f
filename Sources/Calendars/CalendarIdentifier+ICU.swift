import Notifications

extension CalendarIdentifier {
  /// The name that locales have for it (`en@calendar=…`).
  var localeName: String {
    switch self {
    case .gregorian, .iso8601, .buddhist, .chinese, .coptic, .hebrew, .indian, .islamic, .japanese,
      .persian:
      rawValue
    case .ethiopicAmeteAlem: "ethiopic-amete-alem"
    case .ethiopicAmeteMihret: "ethiopic"
    case .islamicCivil: "islamic-civil"
    case .islamicTabular: "islamic-tbla"
    case .islamicUmmAlQura: "islamic-umalqura"
    case .republicOfChina: "roc"
    }
  }

  /// Where its weeks begin, and which is a year's or month's first: of ISO 8601 Monday and the week
  /// with four days, else Sunday and the week with one (K9).
  ///
  /// These decide what `weekOfMonth` and `weekOfYear` mean, and with which day a week begins of
  /// which only the number is given. The device's region has no say in it.
  var weeks: WeekCount {
    self == .iso8601
      ? WeekCount(firstWeekday: 2, minimumDays: 4) : WeekCount(firstWeekday: 1, minimumDays: 1)
  }
}
