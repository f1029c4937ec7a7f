import Notifications

/// A line of an `.ndjson` file: a payload, or a payload with where and when it goes.
///
///     {"to": "com.example.bistro", "at": "+5s", "payload": {"aps": {"alert": "Hello"}}}
package struct PayloadLine: Equatable, Sendable, JSONDiagnosing {
  /// The payload; nil when the line could not be read.
  package var payload: Payload?
  /// A device token or a bundle identifier; nil for a bare payload.
  package var recipient: String?
  /// The request's headers in the file's order, such as `apns-collapse-id`, names in lower case.
  package var headers: [Header] = []
  /// When it is sent, as the scenario language writes it; nil for the present moment.
  package var time: String?
  /// Where that is written; nil for a line that does not say it.
  var timePlace: Place?
  /// Where the recipient is written, where it is as long as a device token; nil for all others.
  package internal(set) var tokenPlace: Place?
  /// Where its push type is written; nil for a line that does not say it.
  package internal(set) var typePlace: Place?
  /// Whether it says where or when it goes, and that cannot be read: then it goes nowhere.
  package internal(set) var isMisdirected = false
  /// Where the line begins.
  package var place: Place
  /// The complaints about it.
  package var diagnostics: [Diagnostic]

  /// A header of the request.
  package struct Header: Equatable, Sendable {
    /// In lower case.
    package var name: String
    /// As it came; a number as it is written.
    var value: String
  }

  /// What was read as a payload, with nothing said of where it goes.
  ///
  /// - Parameter reading: Its complaints become the line's.
  package init(at place: Place, _ reading: consuming Reading<Payload>) {
    self.place = place
    payload = reading.value
    diagnostics = reading.diagnostics
  }

  /// Where complaints about its time stand: where the line begins, where it does not say one.
  package var placeOfTime: Place { timePlace ?? place }

  /// The value of a header; nil where there is none, of repeated ones the first.
  package func header(_ name: PushHeaderName) -> String? {
    headers.first { $0.name == name.rawValue }?.value
  }
}
