import Notifications

/// A connection to the push endpoint: who it is, and what was said on it last.
package struct ConnectionStatus: Hashable, Sendable {
  /// How many of the last requests are kept.
  private static let entryLimit = 20

  /// Counts connections, from 1.
  package let number: Int
  /// What the client calls itself (`user-agent`, a certificate's name), until then its address.
  package var client: String
  /// What is spoken, such as `HTTP/2, TLSv1.3`; empty until that is settled.
  package var spoken = ""
  /// How many streams are open, of HTTP/2.
  package var openStreams = 0
  /// When it ended; nil while it is open.
  package internal(set) var closed: Instant?
  /// Why it ended, where it was not the client's wish; nil where it was.
  package internal(set) var closing: String?
  /// How many requests were answered on it.
  package private(set) var requestCount = 0
  /// The last answers, oldest first.
  package private(set) var entries: [ConnectionEntry] = []

  /// - Parameter number: Never used again in a run, also after the connection is forgotten.
  init(number: Int, client: String) {
    (self.number, self.client) = (number, client)
  }

  /// Counts an answer and keeps it as the last; the oldest goes where there is no room.
  mutating func note(_ entry: ConnectionEntry) {
    requestCount += 1
    if entries.count == Self.entryLimit { entries.removeFirst() }
    entries.append(entry)
  }
}

/// A request on a connection, as it was answered.
///
/// What the list of connections shows in a line; payloads are not kept.
package struct ConnectionEntry: Hashable, Sendable {
  /// When, by the phone's clock.
  package let at: Instant
  /// The status of the answer: of HTTP, or of the binary protocol (B37: 0 for success).
  ///
  /// Nil for what has none: a program's line that no provider sent, a file of a folder, the list
  /// that the feedback service gives.
  package let status: Int?
  /// The reason by its name, such as `BadDeviceToken`; nil where it was accepted.
  package let reason: String?
  /// The topic that it was for, or the app; nil where none was named.
  package let topic: String?
  /// What became of it: the name of the notification, or what exactly was wrong.
  package let words: String
  /// B23: whether and when to send it again; nil where it was accepted, or the words say it.
  package let advice: String?

  package init(
    at: Instant, status: Int?, reason: String?, topic: String?, words: String, advice: String? = nil
  ) {
    self.advice = advice.flatMap { words.containsBytes(of: $0) ? nil : $0 }
    (self.at, self.status, self.reason, self.topic, self.words) = (at, status, reason, topic, words)
  }

  /// Whether the request was accepted.
  package var isAccepted: Bool { reason == nil }
}
