import Delivery
import Notifications

extension LineSyntax<DeviceConfiguration> {
  /// What `device` says of the phone, at least one thing.
  ///
  /// The zone is read before the start, which is read in it.
  static var configuration: LineSyntax {
    let options = KeyedOption<DeviceConfiguration>.all
    let signature = Signature(options: options.map(\.option), needsOption: true)
    return LineSyntax(signature) { reader throws(Diagnostic) in
      var change = DeviceConfiguration()
      for option in options { try option.read(&change, &reader) }
      return change
    } write: { change, writer throws(Unwritable) in
      if change == DeviceConfiguration() { throw Unwritable() }
      for option in options { try option.write(change, &writer) }
    }
  }
}

extension KeyedOption<DeviceConfiguration> {
  /// Every option in the order of reading.
  /// The start is read in the zone that the same line names.
  fileprivate static let all = [
    KeyedOption(
      "os", .system("VERSION"),
      "the version of the system: \(Profile.versions); from 17 on as 16", \.profile),
    KeyedOption("locale", .locale("ID"), "how dates and numbers are written", \.locale),
    KeyedOption(
      "languages", .languages("ID,…"), "the languages, most wanted first", \.languages),
    KeyedOption("timezone", .timeZone("ID"), "where the phone is", \.timeZone),
    KeyedOption(
      "start", .any("TIME"), "what the clock reads, before anything arrives", \.start),
    KeyedOption(
      "24h", .onOrOff("CLOCK"), "whether clocks count to 24", \.uses24HourClock),
    KeyedOption(
      "battery", .number("PERCENT", 0...100), "how full the battery is", \.battery),
    KeyedOption(
      "summary", .onOrOff("SUMMARY"), "whether a summary is scheduled, from iOS 15",
      \.hasScheduledSummary),
  ]
}

extension WordSyntax<DeviceConfiguration> {
  /// A locale that puts its language first, and changes nothing else.
  ///
  /// Writes only what `locale` alone would have made.
  static var localeWithLanguage: WordSyntax {
    WordSyntax("ID", .locale) { word, reader in
      reader.state.localeChange(word.text)
    } write: { change, writer throws(Unwritable) in
      guard let locale = change.locale, change == writer.state.localeChange(locale) else {
        throw Unwritable()
      }
      return locale.scenarioWord
    }
  }

  /// Another time zone, and nothing else.
  static var otherTimeZone: WordSyntax {
    let zone = WordSyntax<TimeZone>.timeZone("ID")
    return WordSyntax(zone.parameter) { word, reader throws(Diagnostic) in
      var change = DeviceConfiguration()
      change.timeZone = try zone.read(word, &reader)
      return change
    } write: { change, writer throws(Unwritable) in
      var rest = change
      rest.timeZone = nil
      guard rest == DeviceConfiguration(), let given = change.timeZone else { throw Unwritable() }
      return try zone.write(given, &writer)
    }
  }
}
