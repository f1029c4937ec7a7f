import Notifications

/// What makes a generated world of several kinds, languages and hours.
package struct WorldVariety: Sendable {
  /// What notifications are written in; at least one.
  var languages: [WorldLanguage]
  /// What the apps are for; at least one.
  var kinds: [WorldKind]
  /// When they come within 24 hours; nil sends all at once.
  var rhythm: WorldRhythm?
  /// When it begins.
  var start: Instant
  /// Whose hours the rhythm has.
  var timeZone: TimeZone
  /// Whether the phone knows how urgent a notification is.
  var knowsInterruptionLevels: Bool
}

extension LineSyntax<WorldVariety?> {
  /// The options that make a world varied; nil where none of them is given, so that old
  /// lines give what they gave.
  static var worldVariety: LineSyntax {
    let languages = LineSyntax<[WorldLanguage]?>.option(
      "languages", .names("LANGUAGE"),
      "what they are written in, commas between, all if only others are said")
    let kinds = LineSyntax<[WorldKind]?>.option(
      "kinds", .names("KIND"), "what the apps are for, commas between, all if only others are said")
    let rhythm = LineSyntax<WorldRhythm?>.option(
      "rhythm", .choice("RHYTHM", of: WorldRhythm.self),
      "when they come in the next 24 hours, all at once if not said")
    var signature = languages.signature
    signature.append(rhythm.signature)
    signature.append(kinds.signature)
    return LineSyntax(signature) { reader throws(Diagnostic) in
      let given = (try languages.read(&reader), try kinds.read(&reader), try rhythm.read(&reader))
      if given.0 == nil, given.1 == nil, given.2 == nil { return nil }
      return WorldVariety(
        languages: given.0 ?? WorldLanguage.allCases, kinds: given.1 ?? WorldKind.allCases,
        rhythm: given.2, start: reader.state.now, timeZone: reader.state.device.timeZone,
        knowsInterruptionLevels: reader.state.device.profile.has(.interruptionLevel))
    } write: { variety, writer throws(Unwritable) in
      try languages.write(variety?.languages, &writer)
      try rhythm.write(variety?.rhythm, &writer)
      try kinds.write(variety?.kinds, &writer)
    }
  }
}

extension WordPart {
  /// Some of several names, with commas between.
  fileprivate static func names<Element: RawRepresentable<String> & CaseIterable>(
    _ name: String
  ) -> WordPart where Value == [Element] {
    let words = Element.allCases.map(\.rawValue)
    return WordPart(name, .names(words)) { word, _ in
      word.text.split(separator: ",").compactMap { Element(rawValue: String($0)) }
    } write: { values, _ in
      values.map(\.rawValue).joined(separator: ",")
    }
  }
}
