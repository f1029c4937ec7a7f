/// The way on which a push comes (`via=`).
///
/// What it is decides how strictly a push is looked at and what is answered, not how it is shown.
package enum Transport: String, CaseIterable, Sendable {
  /// As from a file: no provider is checked, and none is answered.
  case file
  /// A request over HTTP/2 (B12).
  case http
  /// Frames of the binary interface: the simple format, the enhanced one, and items. Commands 0, 1
  /// and 2 (B33–B35).
  case binary0, binary1, binary2

  /// Whether it is one of the binary interface's commands.
  package var isBinary: Bool {
    switch self {
    case .file, .http: false
    case .binary0, .binary1, .binary2: true
    }
  }

  /// Whether a payload has to be strict JSON, as a device reads it (B24, B53).
  package var isWire: Bool {
    switch self {
    case .file: false
    case .http, .binary0, .binary1, .binary2: true
    }
  }
}
