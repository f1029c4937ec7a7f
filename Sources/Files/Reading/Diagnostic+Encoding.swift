import Notifications

extension Diagnostic {
  /// Says where a text has its first byte that is no UTF-8; nil where there is none.
  ///
  /// - Parameter text: As `TextEncoding.utf8(_:)` gives it, which mends what is wrong in UTF-16.
  package static func aboutEncoding(of text: [UInt8], path: String) -> Diagnostic? {
    guard let offset = text.firstInvalidCharacter else { return nil }
    var lines = LineIndex(text, path: path)
    return Diagnostic(lines.place(offset), .error, "this byte is no UTF-8; save the file as UTF-8")
  }
}
