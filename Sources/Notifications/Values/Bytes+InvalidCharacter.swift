extension [UInt8] {
  /// Where the first character begins that is none in UTF-8; nil where all are some.
  package var firstInvalidCharacter: Int? {
    if String(validating: self, as: UTF8.self) != nil { return nil }
    var (parser, rest, start) = (Unicode.UTF8.ForwardParser(), makeIterator(), 0)
    while case .valid(let character) = parser.parseScalar(from: &rest) { start += character.count }
    return start
  }
}
