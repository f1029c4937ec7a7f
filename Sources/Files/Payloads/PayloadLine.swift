import Notifications

/// A line of an `.ndjson` file: a payload, or a payload with where and when it goes.
package struct PayloadLine: Hashable, Sendable, JSONComplaining {
  /// The payload; nil when the line could not be read.
  package var payload: Payload?
  /// A device token or a bundle identifier; nil for a bare payload.
  package var recipient: String?
  /// The request's headers in the file's order, such as `apns-collapse-id`, names in lower case.
  package var headers: [Header] = []
  /// When it is sent, as the scenario language writes it; nil for the present moment.
  package var time: String?
  /// Where the line begins.
  package var place: Place
  /// The complaints about it.
  package var diagnostics: [Diagnostic]

  /// A header of the request.
  package struct Header: Hashable, Sendable {
    /// In lower case.
    package var name: String
    /// As it came; a number as it is written.
    package var value: String
  }

  /// What was read as a payload, with nothing said of where it goes.
  package init(at place: Place, _ reading: consuming Reading<Payload>) {
    self.place = place
    payload = reading.value
    diagnostics = reading.diagnostics
  }

  /// The value of a header.
  ///
  /// - Parameter name: In lower case.
  package func header(_ name: String) -> String? { headers.first { $0.name == name }?.value }
}
