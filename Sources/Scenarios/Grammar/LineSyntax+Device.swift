import Delivery
import Notifications

extension LineSyntax<DeviceConfiguration> {
  /// What `device` says of the phone, at least one thing.
  ///
  /// The zone is read before the start, which is read in it.
  static var configuration: LineSyntax {
    let options = ConfigurationOption.all
    let signature = Signature(options: options.map(\.option), needsOption: true)
    return LineSyntax(signature) { reader throws(Diagnostic) in
      var change = DeviceConfiguration()
      for option in options { try option.read(&change, &reader) }
      return change
    } write: { change, writer throws(Unwritable) in
      if change == DeviceConfiguration() { throw Unwritable() }
      // Recordings have always had the battery before the summary.
      for option in options.dropLast(2) + options.suffix(2).reversed() {
        try option.write(change, &writer)
      }
    }
  }
}

/// One option of `device`, with the part of the configuration that it is.
private struct ConfigurationOption: Sendable {
  /// How it is written, for help.
  let option: VerbOption
  /// Puts its value into the configuration; nil there where the line does not have it.
  let read:
    @Sendable (inout DeviceConfiguration, inout LineReader<ResolutionContext>) throws(Diagnostic) ->
      Void
  /// Adds it to a line, where the configuration has it.
  let write: @Sendable (DeviceConfiguration, inout LineWriter) throws(Unwritable) -> Void

  private typealias Part<Value> = WritableKeyPath<DeviceConfiguration, Value?> & Sendable

  private init<Value>(
    _ key: String, _ word: WordSyntax<Value>, _ summary: String, _ part: Part<Value>
  ) {
    let syntax = LineSyntax<Value?>.option(key, word, summary)
    option = VerbOption(key, word.parameter, summary)
    read = { change, reader throws(Diagnostic) in
      change[keyPath: part] = try syntax.read(&reader)
    }
    write = { change, writer throws(Unwritable) in
      try syntax.write(change[keyPath: part], &writer)
    }
  }

  /// Every option in the order of reading.
  /// The start is read in the zone that the same line names.
  static let all = [
    ConfigurationOption(
      "os", .system("VERSION"),
      "the version of the system: \(Profile.versions); from 17 on as 16", \.profile),
    ConfigurationOption("locale", .locale("ID"), "how dates and numbers are written", \.locale),
    ConfigurationOption(
      "languages", .languages("ID,…"), "the languages, most wanted first", \.languages),
    ConfigurationOption("timezone", .timeZone("ID"), "where the phone is", \.timeZone),
    ConfigurationOption(
      "start", .any("TIME"), "what the clock reads, before anything arrives", \.start),
    ConfigurationOption(
      "24h", .onOrOff("CLOCK"), "whether clocks count to 24", \.uses24HourClock),
    ConfigurationOption(
      "summary", .onOrOff("SUMMARY"), "whether a summary is scheduled, from iOS 15",
      \.hasScheduledSummary),
    ConfigurationOption(
      "battery", .number("PERCENT", 0...100), "how full the battery is", \.battery),
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
