/// Takes a `%` format apart, byte by byte.
///
/// Bytes, because every byte of a format's syntax is ASCII; what lies between is copied as it is.
struct FormatScanner {
  // Wider than any screen; a hostile width must not fill the memory.
  private static let largestExtent = 1000

  private let bytes: [UInt8]
  private let knowsOwnArgument: Bool
  private var at = 0

  /// - Parameter knowsOwnArgument: Whether `%arg` is read, which elsewhere is `%a` and two letters.
  init(_ text: String, knowsOwnArgument: Bool) {
    bytes = Array(text.utf8)
    self.knowsOwnArgument = knowsOwnArgument
  }

  /// The format from its start: literals, placeholders and variables, in their order.
  ///
  /// Joined again, the pieces' sources are the text: a malformed piece is kept, not dropped.
  mutating func pieces() -> [FormatString.Piece] {
    var pieces: [FormatString.Piece] = []
    while at < bytes.count {
      let start = at
      while at < bytes.count, bytes[at] != UInt8(ascii: "%") { at += 1 }
      if at > start { pieces.append(.text(text(from: start))) }
      if at < bytes.count { pieces.append(special()) }
    }
    return pieces
  }

  /// Reads what begins with a percent sign.
  private mutating func special() -> FormatString.Piece {
    let start = at
    at += 1
    if take("%") { return .percent }
    if knowsOwnArgument, bytes[at...].starts(with: "arg".utf8) {
      at += 3
      return .ownArgument
    }
    let number = digits()
    let hasDollar = number != nil && take("$")
    if bytes[at...].starts(with: "#@".utf8) {
      return variable(from: start, position: number, lacksDollar: number != nil && !hasDollar)
    }
    if !hasDollar { at = start + 1 }
    return placeholder(from: start, position: hasDollar ? number : nil)
  }

  private mutating func variable(
    from start: Int, position: Int?, lacksDollar: Bool
  ) -> FormatString.Piece {
    at += 2
    let nameStart = at
    while at < bytes.count, bytes[at] != UInt8(ascii: "@"), bytes[at] != UInt8(ascii: "%") {
      at += 1
    }
    let name = text(from: nameStart)
    guard take("@") else {
      return malformed(from: start, "has no closing @; write %#@name@")
    }
    return .variable(
      FormatString.VariableReference(
        name: name, position: position, lacksDollar: lacksDollar, source: text(from: start)))
  }

  private mutating func placeholder(from start: Int, position: Int?) -> FormatString.Piece {
    let flagStart = at
    while at < bytes.count, "-+0#' ".utf8.contains(bytes[at]) { at += 1 }
    let flags = text(from: flagStart)
    let width = extent()
    let precision = take(".") ? extent() ?? .fixed(0) : nil
    let length = length()
    guard at < bytes.count else {
      return malformed(from: start, "ends in the middle; write %% for a percent sign")
    }
    let letter = bytes[at]
    guard "@dDiuUxXoOfFeEgGaAcCsSp".utf8.contains(letter) else {
      at = afterPercentAndFlags(start)
      return malformed(from: start, complaint(letter))
    }
    // L36: a blank is a flag, so that `100 % de` is one, as Foundation reads it.
    at += 1
    return .placeholder(
      FormatPlaceholder(
        position: position, flags: flags, width: width, precision: precision, length: length,
        conversion: Character(Unicode.Scalar(letter)), source: text(from: start)))
  }

  // `%n` is taken whole; of `50 %, then` only the percent sign is out of place.
  private func afterPercentAndFlags(_ start: Int) -> Int {
    bytes[at] == UInt8(ascii: "n") ? at + 1 : start + 1
  }

  private func complaint(_ letter: UInt8) -> String {
    if letter == UInt8(ascii: "n") { return "must never stand in a format; write %@ or %%" }
    return "is no placeholder; write %% for a percent sign"
  }

  private func malformed(from start: Int, _ complaint: String) -> FormatString.Piece {
    .malformed(FormatString.Malformed(source: text(from: start), complaint: complaint))
  }

  private mutating func extent() -> FormatPlaceholder.Extent? {
    if take("*") { return .argument }
    return digits().map { .fixed(min($0, Self.largestExtent)) }
  }

  private mutating func length() -> String {
    let start = at
    while at < bytes.count, at - start < 2, "hlqjztL".utf8.contains(bytes[at]) { at += 1 }
    return text(from: start)
  }

  /// The number that stands here; one that does not fit is as good as the largest.
  private mutating func digits() -> Int? {
    var number: Int?
    while at < bytes.count, UInt8(ascii: "0")...UInt8(ascii: "9") ~= bytes[at] {
      number = min((number ?? 0) * 10 + Int(bytes[at] - UInt8(ascii: "0")), 1_000_000)
      at += 1
    }
    return number
  }

  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard at < bytes.count, bytes[at] == UInt8(ascii: character) else { return false }
    at += 1
    return true
  }

  private func text(from start: Int) -> String {
    String(decoding: bytes[start..<at], as: UTF8.self)
  }
}
