import Files
import Notifications

/// What running a program came to.
package enum ProgramOutcome: Equatable, Sendable {
  /// What it answered, as it wrote it.
  ///
  /// For JSON, checked to be one value in UTF-8.
  case answered([UInt8])
  /// Nothing of what it wrote counts then.
  case failed(ProgramFailure)

  /// An answer that has to be JSON: it is read once here, so that it need not be checked later.
  ///
  /// - Parameter bytes: Leniently read: comments and trailing commas are no failure.
  static func json(_ bytes: [UInt8]) -> ProgramOutcome {
    if let byte = bytes.firstInvalidCharacter { return .failed(.invalidText(byte: byte)) }
    if bytes.allSatisfy({ " \t\r\n".utf8.contains($0) }) { return .failed(.noAnswer) }
    let document = JSONDocument.read(bytes, path: "answer", grammar: .ours)
    guard let mistake = document.diagnostics.first(where: { $0.severity == .error }) else {
      return .answered(bytes)
    }
    return .failed(
      .notJSON(
        line: Int(mistake.place.line), column: Int(mistake.place.column), mistake.message))
  }
}
