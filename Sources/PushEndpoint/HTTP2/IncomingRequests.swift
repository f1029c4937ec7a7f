import Push

/// The requests of a connection whose ends have not come.
///
/// Nearly all that follows each other is of one request, which is at hand: only
/// another one is looked up.
struct IncomingRequests {
  private var present: IncomingRequest?
  private var others: [Int32: IncomingRequest] = [:]
  private var fieldsBefore: [HeaderField] = []

  /// When the oldest of them began; nil for none.
  var oldest: Duration? {
    let oldest = others.values.lazy.map(\.begun).min()
    guard let begun = present?.begun else { return oldest }
    return min(begun, oldest ?? begun)
  }

  /// A request begins.
  ///
  /// - Parameter now: By the machine's clock that only goes forward.
  mutating func begin(_ stream: Int32, at now: Duration) {
    remember()
    putAside()
    present = IncomingRequest(stream: stream, begun: now, after: fieldsBefore)
  }

  /// Takes a field of a request in.
  ///
  /// - Returns: Whether there was still room for it; true where the request is none of these.
  mutating func take(
    _ name: UnsafeBufferPointer<UInt8>, _ value: UnsafeBufferPointer<UInt8>,
    of stream: Int32, limit: Int
  ) -> Bool {
    turn(to: stream)
    return present?.take(name, value, limit: limit) ?? true
  }

  /// Takes a piece of a request's body in.
  ///
  /// - Parameter limit: How many bytes of a body are kept.
  /// - Returns: The request as far as it is kept where its body became too long by it; what still
  ///   comes of it is forgotten. Else nil.
  mutating func take(
    _ data: UnsafeBufferPointer<UInt8>, of stream: Int32, limit: Int
  ) -> IncomingRequest? {
    turn(to: stream)
    guard let count = present?.body.count, present?.isCut == false else { return nil }
    present?.body.append(contentsOf: data.prefix(limit - count))
    guard count + data.count > limit else { return nil }
    present?.isCut = true
    defer { present?.body = [] }
    return present
  }

  /// Forgets a request, whose end came.
  ///
  /// - Returns: As it came; nil where it is none of these.
  mutating func remove(_ stream: Int32) -> IncomingRequest? {
    guard present?.stream == stream else {
      return others.isEmpty ? nil : others.removeValue(forKey: stream)
    }
    remember()
    defer { present = nil }
    return present
  }

  // Its header is whole: another one never begins before that.
  private mutating func remember() { if let present { fieldsBefore = present.fields } }

  private mutating func turn(to stream: Int32) {
    if present?.stream == stream { return }
    putAside()
    present = others.removeValue(forKey: stream)
  }

  private mutating func putAside() {
    if let present { others[present.stream] = present }
    present = nil
  }
}
