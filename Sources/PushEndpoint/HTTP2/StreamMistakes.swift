internal import CNghttp2
import Notifications
import Push

/// What was wrong with requests that nghttp2 ended without an answer: it tells the
/// client a code, and the person who runs the endpoint nothing.
struct StreamMistakes {
  private var unanswered: Set<Int32> = []
  // What was noted of those, in words.
  private var words: [Int32: String] = [:]
  // The stream whose header comes; nil between headers.
  private var headerStream: Int32?
  // Whether what comes of it stands behind its body.
  private var isTrailer = false
  private var failures: [String] = []

  /// How many failures wait at most until they are asked for.
  private static let failureLimit = 100

  /// A request begins.
  mutating func begin(_ stream: Int32) {
    unanswered.insert(stream)
    (headerStream, isTrailer) = (stream, false)
  }

  /// Fields behind a request's body begin.
  ///
  /// - Parameter endsStream: Whether nothing comes behind them, as it has to be.
  mutating func beginTrailers(_ stream: Int32, endsStream: Bool) {
    (headerStream, isTrailer) = (stream, true)
    if !endsStream {
      note("its trailers do not end the request; set END_STREAM with them", on: stream)
    }
  }

  /// What comes next is no part of a header any more.
  mutating func endHeader() { headerStream = nil }

  /// A request is answered, or its client took it back.
  mutating func answer(_ stream: Int32) {
    unanswered.remove(stream)
    if !words.isEmpty { words[stream] = nil }
  }

  /// Something is wrong with a request: what was noted first is told.
  mutating func note(_ mistake: String, on stream: Int32) {
    if unanswered.contains(stream), words[stream] == nil { words[stream] = mistake }
  }

  /// Something is wrong with what came last.
  ///
  /// - Parameter mistake: In nghttp2's words.
  /// - Returns: Whether it is about one request alone, so that its connection goes on.
  mutating func note(_ mistake: String) -> Bool {
    guard let headerStream, let words = Self.words(forField: mistake, isTrailer: isTrailer) else {
      return false
    }
    note(words, on: headerStream)
    return true
  }

  /// A stream ends.
  ///
  /// - Parameters:
  ///   - code: Why, as HTTP/2 numbers it.
  ///   - fields: Those of its header that came, where its end did not come.
  mutating func close(_ stream: Int32, code: UInt32, _ fields: [HeaderField]) {
    guard unanswered.remove(stream) != nil else { return }
    let noted = words.removeValue(forKey: stream)
    let kind = nghttp2_error_code(rawValue: code)
    let isWanted = [NGHTTP2_NO_ERROR, NGHTTP2_CANCEL, NGHTTP2_REFUSED_STREAM].contains(kind)
    guard !isWanted, failures.count < Self.failureLimit else { return }
    failures.append(noted ?? Self.words(for: kind, fields))
  }

  /// What was wrong with those that were ended since it was last asked, in order.
  mutating func takeFailures() -> [String] {
    defer { failures = [] }
    return failures
  }
}

extension StreamMistakes {
  // nghttp2 says nothing of what it looks for at the end of a header or a body.
  private static func words(for kind: nghttp2_error_code, _ fields: [HeaderField]) -> String {
    let name = nghttp2_http2_strerror(kind.rawValue).map { String(cString: $0) } ?? "an error"
    guard kind == NGHTTP2_PROTOCOL_ERROR else { return "its request was ended with \(name)" }
    if let missing = [":method", ":scheme", ":path"].first(where: { fields[$0] == nil }) {
      return "its header has no \(missing)"
    }
    if fields[":authority"] == nil, fields["host"] == nil {
      return "its header has no :authority; name the host there"
    }
    if fields.hasRelativePath { return "its :path does not begin with /" }
    guard let length = fields["content-length"] else {
      return "its request did not keep to HTTP/2 (\(name))"
    }
    return "its body has not as many bytes as content-length says, which is \(length.excerpt)"
  }

  // “Invalid HTTP header field was received: frame type: 1, stream: 1, name: [Foo], value: [bar]”:
  // the value may be what only the client should read, such as a token. Nil for what is about no
  // field, or for one that is passed over.
  private static func words(forField mistake: String, isTrailer: Bool) -> String? {
    guard mistake.hasPrefix("Invalid HTTP header field"),
      let start = mistake.firstRange(ofBytes: "name: [")?.upperBound,
      let end = mistake[start...].firstRange(ofBytes: "], value: [")?.lowerBound
    else { return nil }
    let name = String(mistake[start..<end])
    let field = "the \(isTrailer ? "trailer" : "header field") \(name.excerpt)"
    if name.hasPrefix(":") {
      return isTrailer
        ? "\(field) stands behind the body; it belongs in the header"
        : "\(field) stands behind other fields, or is there twice"
    }
    return name.contains(where: \.isUppercase)
      ? "\(field) has capitals; HTTP/2 has lower case alone"
      : "\(field) is none of HTTP/2 as it is; leave it out, or mend its value"
  }
}

extension [HeaderField] {
  /// Whether the path is none of a URL, where nghttp2 looks at that.
  fileprivate var hasRelativePath: Bool {
    guard let path = self[":path"], ["http", "https"].contains(self[":scheme"]?.lowercased()) else {
      return false
    }
    return !path.hasPrefix("/") && !(path == "*" && self[":method"] == "OPTIONS")
  }
}
