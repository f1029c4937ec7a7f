import Encodings
import func Glibc.memchr
import func Glibc.memcmp

/// Finds a text in others: without case, unless it has a capital letter itself.
struct TextMatcher: Hashable, Sendable {
  /// What is looked for.
  let pattern: String
  private let bytes: [UInt8]
  /// Whether capitals are told from small letters: where one is looked for.
  let mindsCase: Bool
  /// Whether no letter beyond ASCII is looked for, so that bytes tell.
  let isASCII: Bool
  // The same with small letters, and the place in there of a letter that few texts have.
  private let folded: [UInt8]
  private let rarest: Int

  /// Nil where there is nothing to look for.
  init?(_ pattern: String) {
    let pattern = pattern.sought
    if pattern.isEmpty { return nil }
    self.pattern = pattern
    mindsCase = pattern.contains(where: \.isUppercase)
    isASCII = pattern.utf8.allSatisfy { $0 < 0x80 }
    bytes = Array((mindsCase ? pattern : pattern.lowercased()).utf8)
    let folded = bytes.map(Self.fold)
    rarest = folded.indices.min { Self.frequency(folded[$0]) < Self.frequency(folded[$1]) } ?? 0
    self.folded = folded
  }

  // How often a letter stands in texts, in no unit.
  private static func frequency(_ byte: UInt8) -> Int {
    frequentFirst.firstIndex(of: byte).map { frequentFirst.count - $0 } ?? 0
  }

  private static let frequentFirst = Array(" etaoinsrhldcumfpgwybv.,k0123456789xjqz-'!?:/".utf8)

  /// A capital of ASCII as its small letter; other bytes as they are.
  @inline(__always)
  static func fold(_ byte: UInt8) -> UInt8 { byte < 0x41 || byte > 0x5A ? byte : byte | 0x20 }

  /// Where it stands first in a text with small letters, from an index on, no matter its case.
  ///
  /// - Returns: The index of its first byte; nil where it stands nowhere.
  func foldedHit(in text: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
    guard let memory = text.baseAddress else { return nil }
    // No hit begins later.
    let last = text.count - folded.count
    var index = start
    while index <= last,
      let found = memchr(memory + index + rarest, Int32(folded[rarest]), last - index + 1)
    {
      index = UnsafeRawPointer(found) - UnsafeRawPointer(memory) - rarest
      if memcmp(memory + index, folded, folded.count) == 0, endsLetter(index, in: text) {
        return index
      }
      index += 1
    }
    return nil
  }

  // Whether a hit ends where a letter does: with an accent or the frame of a key behind it, its last
  // one is another letter.
  private func endsLetter(_ start: Int, in text: UnsafeBufferPointer<UInt8>) -> Bool {
    let end = start + bytes.count
    // Below U+0300 nothing joins what is before it, and no code point begins with so high a byte.
    guard end < text.count, text[end] >= 0xCC, text[end] < 0xF8 else { return true }
    let both = text[end - 1..<min(text.count, end + text[end].scalarLength)]
    return String(decoding: both, as: UTF8.self).count > 1
  }

  /// Whether what is drawn of a text contains it.
  func matches(_ text: String) -> Bool {
    let text = text.sought
    if isASCII { return contains(text.utf8) }
    // Letters beyond ASCII have their small ones at other lengths, and an accent may be a code
    // point of its own: that needs Unicode's tables.
    let (words, wanted) = (inCase(text), inCase(pattern))
    return words.indices.contains { words[$0...].starts(with: wanted) }
  }

  private func contains(_ text: String.UTF8View) -> Bool {
    text.withContiguousStorageIfAvailable { isFound(in: $0) }
      ?? Array(text).withUnsafeBufferPointer { isFound(in: $0) }
  }

  private func isFound(in text: UnsafeBufferPointer<UInt8>) -> Bool {
    let last = text.count - bytes.count
    guard last >= 0, let first = bytes.first else { return false }
    return (0...last).contains { index in
      fold(text[index]) == first && rest(of: text, fits: index) && endsLetter(index, in: text)
    }
  }

  private func rest(of text: UnsafeBufferPointer<UInt8>, fits start: Int) -> Bool {
    var offset = 1
    while offset < bytes.count {
      if fold(text[start + offset]) != bytes[offset] { return false }
      offset += 1
    }
    return true
  }

  private func fold(_ byte: UInt8) -> UInt8 { mindsCase ? byte : Self.fold(byte) }

  /// The text in pieces, each with whether it is what is looked for; put
  /// together they are the text.
  func pieces(of text: String) -> [(text: String, isHit: Bool)] {
    var pieces: [(text: String, isHit: Bool)] = []
    let letters = Array(text)
    let folded = letters.map(compared)
    // What is not drawn is passed over.
    let seen = letters.indices.filter { !folded[$0].isEmpty }
    let characters = seen.map { folded[$0] }
    let wanted = pattern.map(compared)
    var (start, index) = (0, 0)
    while index + wanted.count <= characters.count {
      if characters[index] != wanted[0] || Array(characters[index..<index + wanted.count]) != wanted
      {
        index += 1
        continue
      }
      let (first, end) = (seen[index], seen[index + wanted.count - 1] + 1)
      if start < first { pieces.append((String(letters[start..<first]), false)) }
      pieces.append((String(letters[first..<end]), true))
      index += wanted.count
      start = end
    }
    if start < letters.count { pieces.append((String(letters[start...]), false)) }
    return pieces
  }

  private func compared(_ letter: Character) -> String {
    inCase(String(letter).sought)
  }

  // Where case does not count, a sigma at the end of a word is as any other: both have one capital.
  private func inCase(_ text: String) -> String {
    if mindsCase { return text }
    let small = text.lowercased()
    guard small.unicodeScalars.contains("ς") else { return small }
    return String(String.UnicodeScalarView(small.unicodeScalars.map { $0 == "ς" ? "σ" : $0 }))
  }
}
