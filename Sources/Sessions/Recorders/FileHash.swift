import Notifications

/// What files are like, in 64 bits: the same in every run and on every machine.
///
/// By words of eight bytes and not by bytes: whole files pass here at every start.
struct FileHash {
  private var hash = StableHash()
  // What is left of a file until there is a word of it.
  private var rest: [UInt8] = []

  /// Takes the next bytes of a file in; in what pieces they come makes no difference.
  mutating func add(_ bytes: [UInt8]) {
    guard rest.isEmpty else { return addBehindRest(bytes) }
    let whole = bytes.count & ~7
    bytes.withUnsafeBytes { bytes in
      for offset in stride(from: 0, to: whole, by: 8) {
        let word = bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
        hash.add(word: UInt64(littleEndian: word))
      }
    }
    rest = Array(bytes[whole...])
  }

  /// Ends a file, so that bytes that go from one to the next are a difference.
  mutating func endFile() {
    for byte in rest { hash.add(word: UInt64(byte)) }
    hash.add(word: UInt64(rest.count))
    rest = []
  }

  /// The hash of all files that ended, as 16 hexadecimal digits in lower case.
  var digits: String { hash.digits }

  private mutating func addBehindRest(_ bytes: [UInt8]) {
    let all = rest + bytes
    rest = []
    add(all)
  }
}
