/// The parts of a sound file: a name of four letters, a size, and as many bytes.
struct SoundChunks {
  /// Where a part's bytes are; a size beyond the end of the file ends there.
  struct Chunk {
    /// Four characters, such as `fmt `.
    let name: String
    /// Where its content begins, from the file's first byte.
    let start: Int
    /// How many bytes its content has.
    let size: Int
  }

  /// `RIFF`, `FORM` or `caff`; empty for what is none. It decides the order of bytes: `RIFF` has
  /// the lowest first.
  let form: String
  /// What it holds, such as `WAVE` or `AIFF`; means nothing in `caff`.
  let kind: String
  private let bytes: [UInt8]
  private var chunks: [Chunk] = []

  /// - Parameter bytes: All of the file.
  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    form = Self.name(bytes, at: 0)
    kind = Self.name(bytes, at: 8)
    guard ["RIFF", "FORM", "caff"].contains(form) else { return }
    let sizeBytes = form == "caff" ? 8 : 4
    var index = form == "caff" ? 8 : 12
    while index + 4 + sizeBytes <= bytes.count {
      let start = index + 4 + sizeBytes
      let room = bytes.count - start
      // CAF says -1 for data that goes on to the end.
      let size = Int(exactly: number(at: index + 4, bytes: sizeBytes)).map { min($0, room) } ?? room
      chunks.append(Chunk(name: Self.name(bytes, at: index), start: start, size: size))
      index = start + size + (form == "caff" ? 0 : size & 1)
    }
  }

  /// The first part of a name; nil where there is none.
  subscript(name: String) -> Chunk? { chunks.first { $0.name == name } }

  /// A number of a few bytes, in the order of the file's kind; 0 beyond its end.
  ///
  /// - Parameter count: 1 to 8.
  func number(at index: Int, bytes count: Int) -> UInt64 {
    guard index >= 0, index + count <= bytes.count else { return 0 }
    let digits = bytes[index..<index + count]
    let ordered = form == "RIFF" ? Array(digits.reversed()) : Array(digits)
    return ordered.reduce(0) { $0 << 8 | UInt64($1) }
  }

  private static func name(_ bytes: [UInt8], at index: Int) -> String {
    index + 4 <= bytes.count ? String(decoding: bytes[index..<index + 4], as: UTF8.self) : ""
  }
}
