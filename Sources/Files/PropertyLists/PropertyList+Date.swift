import Notifications

extension PropertyList {
  /// A moment, as its file has it.
  package enum Date: Hashable, Sendable {
    /// As it is written in XML.
    case written(String)
    /// Seconds since 1 January 2001 in UTC, as binary files and archives have it; may be no number.
    case sinceReference(Double)
  }
}

extension PropertyList.Date {
  /// In ISO 8601, with milliseconds where there are some; what is no date of
  /// a calendar stays as it is.
  var json: String {
    switch self {
    case .written(let text): text
    case .sinceReference(let seconds):
      Self.instant(seconds)?.iso8601(in: .utc) ?? String(seconds)
    }
  }

  /// As XML has it, which knows whole seconds alone.
  var xml: String {
    switch self {
    case .written(let text): text
    case .sinceReference(let seconds):
      Self.instant(seconds.rounded(.down)).map { CivilTime($0, in: .utc).isoText + "Z" }
        ?? String(seconds)
    }
  }

  // Nil beyond the year 9999.
  private static func instant(_ seconds: Double) -> Instant? {
    guard abs(seconds) < 2.52e11 else { return nil }
    return Instant(milliseconds: Int64((seconds * 1000).rounded()) + 978_307_200_000)
  }
}
