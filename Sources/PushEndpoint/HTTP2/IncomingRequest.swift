import Push

/// A request on a stream, as far as it has come.
package struct IncomingRequest {
  /// The stream's number.
  package let stream: Int32
  /// When its first byte came.
  let begun: Duration
  /// At most `EndpointLimits.bodyBytes` of it.
  package var body: [UInt8] = []
  /// Whether its body is longer than what is kept, and its answer does not wait for the rest.
  var isCut = false
  private var incomingFields: IncomingFields
  // Fields counted as HTTP/2 counts them: names, values, and 32 bytes each.
  private var headerBytes = 0

  /// - Parameters:
  ///   - begun: By the machine's clock that only goes forward.
  ///   - before: The fields of the request before it.
  init(stream: Int32, begun: Duration, after before: [HeaderField]) {
    (self.stream, self.begun) = (stream, begun)
    incomingFields = IncomingFields(after: before)
  }

  /// Its fields in order, those among them whose names begin with a colon.
  package var fields: [HeaderField] { incomingFields.all }

  /// Whether its answer is a header alone: a client takes a body after `HEAD` for a mistake.
  var asksForHead: Bool { fields[":method"] == "HEAD" }

  /// Takes a field in.
  ///
  /// - Parameter limit: How many bytes all fields may have.
  /// - Returns: Whether there was still room for it.
  mutating func take(
    _ name: UnsafeBufferPointer<UInt8>, _ value: UnsafeBufferPointer<UInt8>, limit: Int
  ) -> Bool {
    headerBytes += name.count + value.count + 32
    guard headerBytes <= limit else { return false }
    incomingFields.add(name, value)
    return true
  }
}
