/// What files are like, in 64 bits: the same in every run and on every machine.
///
/// FNV-1a as `StableHash` is, by words of eight bytes and not by bytes: whole files pass here at every start. Not
/// cryptographic.
struct FileHash {
  private var value: UInt64 = 0xcbf2_9ce4_8422_2325
  // What is left of a file until there is a word of it.
  private var rest: [UInt8] = []

  /// Takes the next bytes of a file in; in what pieces they come makes no difference.
  mutating func add(_ bytes: [UInt8]) {
    guard rest.isEmpty else { return addBehindRest(bytes) }
    let whole = bytes.count & ~7
    bytes.withUnsafeBytes { bytes in
      for offset in stride(from: 0, to: whole, by: 8) {
        add(bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
      }
    }
    rest = Array(bytes[whole...])
  }

  /// Ends a file, so that bytes that go from one to the next are a difference.
  mutating func endFile() {
    for byte in rest { add(UInt64(byte)) }
    add(UInt64(rest.count))
    rest = []
  }

  /// The hash of all files that ended, as 16 hexadecimal digits in lower case.
  var digits: String { value.hexadecimalDigits }

  private mutating func addBehindRest(_ bytes: [UInt8]) {
    let all = rest + bytes
    rest = []
    add(all)
  }

  private mutating func add(_ word: UInt64) {
    value = (value ^ UInt64(littleEndian: word)) &* 0x0000_0100_0000_01b3
  }
}
