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
      return bytes.compactMap { Self.isSeparator($0) ? nil : Self.lowercase($0) }
    }
    self =
      ascii.map(PlainLetters.ascii)
      ?? .characters(Array(name.lowercased().filter { !Self.separators.contains($0) }))
  }

  private static let separators = "-_. "

  // Asked of every letter of every known name: a search through a text takes ten times as long.
  private static func isSeparator(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "."), UInt8(ascii: " "): true
    default: false
    }
  }

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

  /// Which ASCII letters those of a name are, a bit for each, or for two of them.
  static func kinds(of name: String) -> UInt64 {
    var kinds: UInt64 = 0
    for byte in name.utf8 {
      // What stands beside an accent is another letter.
      guard byte < 0x80 else { return PlainLetters(name).kinds }
      if !isSeparator(byte) { kinds |= 1 << UInt64(lowercase(byte) & 63) }
    }
    return kinds
  }

  private var kinds: UInt64 {
    characters.compactMap(\.asciiValue).reduce(0) { $0 | 1 << UInt64($1 & 63) }
  }

  /// How many letters to insert, remove, replace, or swap with their neighbor to come to
  /// others; nil for more than so many, which are two at most.
  func distance(to other: PlainLetters, within most: Int) -> Int? {
    if case .ascii(let bytes) = self, case .ascii(let others) = other {
      return typingDistance(bytes, others, most)
    }
    return typingDistance(characters, other.characters, most)
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

/// Only what lies near the diagonal is worked out, between what both begin and end with: names may
/// be as long as their authors like, and many begin with the same words.
private func typingDistance<Letter: Equatable>(
  _ left: [Letter], _ right: [Letter], _ most: Int
) -> Int? {
  guard abs(left.count - right.count) <= most else { return nil }
  var (start, end, otherEnd) = (0, left.count, right.count)
  while start < min(end, otherEnd), left[start] == right[start] { start += 1 }
  if start == max(end, otherEnd) { return 0 }
  if most == 0 { return nil }
  while min(end, otherEnd) > start, left[end - 1] == right[otherEnd - 1] {
    (end, otherEnd) = (end - 1, otherEnd - 1)
  }
  // By column less row, from the limit below the diagonal to the limit above it,
  // and a bound on either side.
  let bound = Int32(mostMistakes + 1)
  var beforeLast = SIMD8(repeating: bound)
  var last = SIMD8(bound, bound, bound, 0, 1, 2, bound, bound)
  for row in start..<end {
    var current = SIMD8(repeating: bound)
    for place in 1...2 * mostMistakes + 1 {
      // How many letters of the right one are taken.
      let taken = row + place - mostMistakes
      guard (start...otherEnd).contains(taken) else { continue }
      var least = min(last[place + 1] + 1, current[place - 1] + 1)
      if taken > start {
        let column = taken - 1
        least = min(least, last[place] + (left[row] == right[column] ? 0 : 1))
        if row > start, column > start, left[row] == right[column - 1],
          left[row - 1] == right[column]
        {
          least = min(least, beforeLast[place] + 1)
        }
      }
      current[place] = min(least, bound)
    }
    if current.min() > most { return nil }
    (beforeLast, last) = (last, current)
  }
  let distance = Int(last[right.count - left.count + mostMistakes + 1])
  return distance <= most ? distance : nil
}
