/// What stands between `ESC [` or `ESC O` and the final byte.
struct ControlSequence: Hashable, Sendable {
  /// Whether another ESC stood before the sequence.
  let afterEscape: Bool
  private var bytes: [UInt8] = []
  private static let most = 64

  /// Begins a sequence.
  init(afterEscape: Bool) {
    self.afterEscape = afterEscape
  }

  /// Adds a byte; the 65th and later ones are dropped, no sequence of a terminal is as long.
  mutating func append(_ byte: UInt8) {
    if bytes.count < Self.most { bytes.append(byte) }
  }

  /// Whether nothing has come yet.
  var isEmpty: Bool { bytes.isEmpty }

  /// Whether it is digits alone.
  var isOneNumber: Bool {
    !bytes.isEmpty && bytes.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
  }

  /// One of `<`, `=`, `>`, `?` at the start, which make a sequence private.
  var prefix: UInt8? {
    bytes.first.flatMap { (UInt8(ascii: "<")...UInt8(ascii: "?")).contains($0) ? $0 : nil }
  }

  /// Whether it ends in an intermediate byte.
  func ends(with byte: UInt8) -> Bool { bytes.last == byte }

  /// The numbers between semicolons, each at most 9,999,999, which is no code point; a missing one
  /// is 0, none at all is empty. Of a number with parts after a colon, the first part counts.
  var numbers: [Int] {
    let digits = bytes.drop { $0 == prefix }.filter { $0 >= UInt8(ascii: "0") }
    guard !digits.isEmpty else { return [] }
    return digits.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false).map {
      part in
      let whole = part.prefix { $0 != UInt8(ascii: ":") }
      return whole.reduce(0) { value, digit in
        min(9_999_999, value * 10 + min(9, Int(digit - UInt8(ascii: "0"))))
      }
    }
  }
}

extension Answer {
  /// Reads a control sequence that is neither a key nor the mouse.
  init(_ sequence: ControlSequence, final: UInt8) {
    let numbers = sequence.numbers
    switch (sequence.prefix, final) {
    case (UInt8(ascii: "?"), UInt8(ascii: "c")): self = .deviceAttributes(numbers)
    case (UInt8(ascii: "?"), UInt8(ascii: "y"))
    where numbers.count == 2 && sequence.ends(with: UInt8(ascii: "$")):
      self = .mode(numbers[0], setting: numbers[1])
    case (UInt8(ascii: "?"), UInt8(ascii: "n"))
    where numbers.count == 2 && numbers[0] == 997 && (1...2).contains(numbers[1]):
      self = .scheme(isDark: numbers[1] == 1)
    case (nil, UInt8(ascii: "R")) where numbers.count == 2 && numbers[0] > 0 && numbers[1] > 0:
      self = .cursor(.init(column: numbers[1] - 1, row: numbers[0] - 1))
    case (nil, UInt8(ascii: "t")) where numbers.count == 3 && numbers[0] == 6:
      self = .cell(PixelSize(width: numbers[2], height: numbers[1]))
    case (nil, UInt8(ascii: "t")) where numbers.count == 3 && numbers[0] == 4:
      self = .textArea(PixelSize(width: numbers[2], height: numbers[1]))
    default: self = .other
    }
  }
}
