import Delivery
import Notifications

extension WordSyntax<TimeZone> {
  /// A zone by its name; times behind it in the line are read and written in it.
  ///
  /// - Parameter name: For help.
  static func timeZone(_ name: String) -> WordSyntax {
    WordSyntax(name, .timeZone) { word, reader throws(Diagnostic) in
      let zone = try reader.context.files.timeZone(word.text, word.place)
      reader.zone = zone
      return zone
    } write: { zone, writer in
      writer.zone = zone
      return zone.identifier.scenarioWord
    }
  }
}

extension WordSyntax<Instant> {
  /// A moment from the present one on.
  ///
  /// - Parameter name: For help. A moment that is past is an error at the word.
  static func coming(_ name: String) -> WordSyntax {
    time(name) { time, place, reader throws(Diagnostic) in
      try time.instant(after: reader.state.now, in: reader.zone, at: place)
    }
  }

  /// Any moment, also one that is past.
  static func any(_ name: String) -> WordSyntax {
    time(name) { time, _, reader in time.instant(from: reader.state.now, in: reader.zone) }
  }

  /// A moment by how long it is until then.
  ///
  /// Written as what is left until then, so the line holds only where it was written.
  static func duration(_ name: String) -> WordSyntax {
    WordSyntax(name, .duration) { word, reader throws(Diagnostic) in
      reader.state.now + (try word.interval())
    } write: { instant, writer throws(Unwritable) in
      guard instant >= writer.state.now else { throw Unwritable() }
      return (instant - writer.state.now).scenarioText
    }
  }

  private static func time(
    _ name: String,
    _ instant:
      @escaping @Sendable (When, Place, LineReader<ResolutionContext>) throws(Diagnostic) -> Instant
  ) -> WordSyntax {
    WordSyntax(name, .time) { word, reader throws(Diagnostic) in
      try instant(try word.when(), word.place, reader)
    } write: { instant, writer in
      instant.scenarioText(in: writer.zone)
    }
  }
}
