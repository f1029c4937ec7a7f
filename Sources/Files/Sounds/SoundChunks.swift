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
  private let file: FileBytes
  private var chunks: [Chunk] = []
  // A file may be made of nothing but parts.
  private static let mostChunks = 1024

  init(_ file: FileBytes) {
    self.file = file
    form = file.word(at: 0) ?? ""
    kind = file.word(at: 8) ?? ""
    guard ["RIFF", "FORM", "caff"].contains(form) else { return }
    let sizeBytes = form == "caff" ? 8 : 4
    var index = form == "caff" ? 8 : 12
    while chunks.count < Self.mostChunks, let name = file.word(at: index),
      index + 4 + sizeBytes <= file.count
    {
      let start = index + 4 + sizeBytes
      let room = file.count - start
      // CAF says -1 for data that goes on to the end.
      let size = Int(exactly: number(at: index + 4, bytes: sizeBytes)).map { min($0, room) } ?? room
      chunks.append(Chunk(name: name, start: start, size: size))
      index = start + size + (form == "caff" ? 0 : size & 1)
    }
  }

  /// The first part of a name; nil where there is none.
  subscript(name: String) -> Chunk? { chunks.first { $0.name == name } }

  /// A number of a few bytes, in the order of the file's kind; 0 beyond its end.
  ///
  /// - Parameter count: 1 to 8.
  func number(at index: Int, bytes count: Int) -> UInt64 {
    guard let digits = file.bytes(count, at: index) else { return 0 }
    let ordered = form == "RIFF" ? digits.reversed() : digits
    return ordered.reduce(0) { $0 << 8 | UInt64($1) }
  }
}
