import Notifications

/// Reads the payloads of pushes, as `xcrun simctl push` takes them (B48–B53).
///
/// What a device would not take is read as far as it goes: the service's limits are complaints
/// here, and refusals where a push is sent.
package struct PayloadReader {
  /// B19, B49: a push may have this many bytes, as it stands in the file.
  static let byteLimit = PushType.alert.byteLimit

  /// What is larger is no payload, whatever is in it: a service takes a few kilobytes.
  static let readLimit = 1 << 20

  private let path: String
  private var reader: JSONReader

  /// Begins with a file.
  ///
  /// - Parameter path: The path as it was given, for places.
  package init(path: String) {
    self.path = path
    let noun = PayloadFile.isLines(path) ? PayloadLine.fileNoun : "file"
    reader = JSONReader(path: path, grammar: .payload, called: noun)
  }

  /// Reads one payload.
  ///
  /// A payload keeps its part of the file's bytes, so that its size and its source are as they were
  /// sent.
  ///
  /// - Parameters:
  ///   - file: The bytes of the whole file, shared with the payload.
  ///   - range: The payload within them; nil for all.
  /// - Returns: nil with an error when it is no JSON; a payload without content, which a device
  ///   drops, when it has no `aps` (B24).
  package mutating func read(_ file: [UInt8], in range: Range<Int>? = nil) -> Reading<Payload> {
    let count = range?.count ?? file.count
    if let refusal = Self.refusal(of: count, at: Place(path)) {
      return Reading(nil, [refusal])
    }
    let document = reader.read(file, in: range)
    guard let root = document.root, !document.isBroken else {
      return Reading(nil, document.diagnostics)
    }
    let source = SourceText(file[document.range], at: Place(path))
    return Self.payload(root, source: source, document.diagnostics)
  }

  /// Reads a file with one payload.
  ///
  /// - Parameter path: Any regular file.
  /// - Throws: A diagnostic when there is no such file, or it cannot be read.
  package static func read(path: String) throws(Diagnostic) -> Reading<Payload> {
    let file = try SourceFile.read(path)
    var reader = PayloadReader(path: path)
    return reader.read(file.bytes)
  }

  /// The payload that a JSON value is, such as one written in a scenario.
  ///
  /// - Parameters:
  ///   - root: The payload's value.
  ///   - source: Its bytes as they stand, with their place.
  ///   - earlier: Complaints made before, which come first.
  package static func payload(
    _ root: JSONNode, source: SourceText, _ earlier: [Diagnostic]
  ) -> Reading<Payload> {
    if let refusal = refusal(of: source.bytes.count, at: source.place) {
      return Reading(nil, earlier + [refusal])
    }
    var fields = PayloadFields(diagnostics: earlier)
    var payload = fields.payload(root, of: source)
    payload.isStrict = !earlier.contains { $0.rule == "Y1" }
    return Reading(payload, fields.diagnostics)
  }

  /// What a value would be complained about where it is read, such as one at the wrong level.
  ///
  /// - Parameters:
  ///   - node: The value, wherever it stands.
  ///   - key: The key of `aps` or `alert` that is meant.
  package static func complaints(about node: JSONNode, as key: String) -> [Diagnostic] {
    var fields = PayloadFields(diagnostics: [])
    fields.check(node, as: key)
    return fields.diagnostics
  }

  /// What a value of `aps` is complained about that nothing reads, as the device or the app does;
  /// nothing for any other key.
  package static func complaints(aboutUnread node: JSONNode, as key: String) -> [Diagnostic] {
    var fields = PayloadFields(diagnostics: [])
    fields.checkUnread(node, as: key)
    return fields.diagnostics
  }

  /// Why so many bytes are no payload; nil where they may be one.
  ///
  /// - Parameter place: Where the complaint stands.
  static func refusal(of count: Int, at place: Place) -> Diagnostic? {
    if count <= readLimit { return nil }
    let message =
      "\(count) bytes are no payload; a push has at most \(byteLimit), and files over "
      + "\(readLimit.inBytes) are not read"
    return Diagnostic(place, .error, message)
  }
}
