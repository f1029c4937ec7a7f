/// What clients connect to.
package enum ListenerKind: String, Hashable, Sendable, CaseIterable {
  /// HTTP/2, with TLS or without.
  case apns
  /// The binary protocol of old.
  case binary
  /// The list of tokens whose apps are gone.
  case feedback
  /// Lines of the scenario language, over a socket of the file system.
  case control
  /// Payload files that are put into a folder.
  case folder
}

/// A socket that clients connect to, with what came through it since it was opened.
package struct ListenerStatus: Hashable, Sendable {
  /// What it speaks. What is noted goes to the first listener of a kind.
  package let kind: ListenerKind
  /// Where it is reached: host and port, or a path.
  package let address: String
  /// How many requests were answered.
  package internal(set) var requestCount = 0
  /// How many of them were refused.
  package internal(set) var refusedCount = 0
  /// How many requests come in a second.
  ///
  /// Ask it with the uptime of now: it does not run by itself.
  package internal(set) var rate = RequestRate()
}
