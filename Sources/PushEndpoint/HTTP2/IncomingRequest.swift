import Push

/// A request on a stream, as far as it has come.
struct IncomingRequest {
  /// The stream's number.
  let stream: Int32
  /// When its first byte came.
  let begun: Duration
  /// `:method`; empty until it came.
  var method = ""
  /// `:path`; empty until it came.
  var path = ""
  /// Its fields in order, those among them whose names begin with a colon.
  var fields: [HeaderField] = []
  /// At most `HTTP2Limits.bodyBytes` of it.
  var body: [UInt8] = []
  /// Fields counted as HTTP/2 counts them: names, values, and 32 bytes each.
  var headerBytes = 0
  /// Whether its body is longer than what is kept, and its answer does not wait for the rest.
  var isCut = false

  /// - Parameter begun: By the machine's clock that only goes forward.
  init(stream: Int32, begun: Duration) {
    self.stream = stream
    self.begun = begun
  }

  /// A field's first value; nil where it is not there.
  ///
  /// - Parameter name: In lower case, as HTTP/2 has it.
  subscript(name: String) -> String? { fields.first { $0.name == name }?.value }

  /// Takes a field in.
  ///
  /// What is no UTF-8 is repaired.
  mutating func add(_ name: UnsafeBufferPointer<UInt8>, _ value: UnsafeBufferPointer<UInt8>) {
    let field = HeaderField(
      String(decoding: name, as: UTF8.self), String(decoding: value, as: UTF8.self))
    fields.append(field)
    switch field.name {
    case ":method": method = field.value
    case ":path": path = field.value
    default: break
    }
  }
}
