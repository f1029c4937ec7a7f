/// The letters of a name by which likely mistakes are found: without case, and
/// without what separates words.
///
/// As bytes where they are ASCII, as nearly all names are: characters take ten times as long.
enum PlainLetters: Sendable {
  case ascii([UInt8])
  case characters([Character])

  init(_ name: String) {
    var name = name
    let ascii = name.withUTF8 { bytes -> [UInt8]? in
      guard bytes.allSatisfy({ $0 < 0x80 }) else { return nil }
      return bytes.compactMap { Self.separators.utf8.contains($0) ? nil : Self.lowercase($0) }
    }
    self =
      ascii.map(PlainLetters.ascii)
      ?? .characters(Array(name.lowercased().filter { !Self.separators.contains($0) }))
  }

  private static let separators = "-_. "

  private static func lowercase(_ byte: UInt8) -> UInt8 {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 : byte
  }

  /// How many they are.
  var count: Int {
    switch self {
    case .ascii(let bytes): bytes.count
    case .characters(let characters): characters.count
    }
  }

  private var characters: [Character] {
    switch self {
    case .ascii(let bytes): bytes.map { Character(Unicode.Scalar($0)) }
    case .characters(let characters): characters
    }
  }

  /// How many letters to insert, remove, replace, or swap with their neighbor to come to
  /// others; nil for more than two.
  func distance(to other: PlainLetters) -> Int? {
    if case .ascii(let bytes) = self, case .ascii(let others) = other {
      return typingDistance(bytes, others)
    }
    return typingDistance(characters, other.characters)
  }

  /// Whether others stand at their beginning.
  func begins(with other: PlainLetters) -> Bool {
    if case .ascii(let bytes) = self, case .ascii(let others) = other {
      return bytes.starts(with: others)
    }
    return characters.starts(with: other.characters)
  }
}

// More than so many mistakes make another word.
private let mostMistakes = 2

/// Only what lies near the diagonal is worked out: names may be as long as their authors like.
private func typingDistance<Letter: Equatable>(_ left: [Letter], _ right: [Letter]) -> Int? {
  guard abs(left.count - right.count) <= mostMistakes else { return nil }
  if left == right { return 0 }
  // By column less row, from the limit below the diagonal to the limit above it,
  // and a bound on either side.
  let bound = Int32(mostMistakes + 1)
  var beforeLast = SIMD8(repeating: bound)
  var last = SIMD8(bound, bound, bound, 0, 1, 2, bound, bound)
  for row in left.indices {
    var current = SIMD8(repeating: bound)
    for place in 1...2 * mostMistakes + 1 {
      // How many letters of the right one are taken.
      let taken = row + place - mostMistakes
      guard (0...right.count).contains(taken) else { continue }
      var least = min(last[place + 1] + 1, current[place - 1] + 1)
      if taken > 0 {
        let column = taken - 1
        least = min(least, last[place] + (left[row] == right[column] ? 0 : 1))
        if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
          least = min(least, beforeLast[place] + 1)
        }
      }
      current[place] = min(least, bound)
    }
    if current.min() > mostMistakes { return nil }
    (beforeLast, last) = (last, current)
  }
  let distance = Int(last[right.count - left.count + mostMistakes + 1])
  return distance <= mostMistakes ? distance : nil
}
