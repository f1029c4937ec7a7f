import Files
import Notifications

extension [Diagnostic] {
  /// B49, Y3: what is said of a payload, without a complaint about blanks that do not count.
  ///
  /// - Parameters:
  ///   - source: The payload's bytes.
  ///   - basis: `apns.sizeBasis`.
  package func measured(_ source: SourceText, by basis: SizeBasis) -> [Diagnostic] {
    switch basis {
    case .raw: self
    case .minified:
      source.minifiedByteCount > PushType.alert.byteLimit ? self : filter { $0.rule != "Y3" }
    }
  }
}

extension SourceText {
  /// How many bytes are left without blanks between values.
  ///
  /// Comments count, as they are none in strict JSON.
  fileprivate var minifiedByteCount: Int {
    var (count, isInString, isEscaped) = (0, false, false)
    for byte in bytes {
      if isInString || !byte.isJSONBlank { count += 1 }
      if byte == UInt8(ascii: "\""), !isEscaped { isInString.toggle() }
      isEscaped = isInString && byte == UInt8(ascii: "\\") && !isEscaped
    }
    return count
  }
}
