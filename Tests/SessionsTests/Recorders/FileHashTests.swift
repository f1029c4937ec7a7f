import Notifications
import Testing

@testable import Sessions

@Suite("What files are like, as journals remember it")
struct FileHashTests {
  private func hash(_ files: [[UInt8]], piece: Int = 1 << 17) -> String {
    var hash = FileHash()
    for file in files {
      for start in stride(from: 0, to: file.count, by: piece) {
        hash.add(Array(file[start..<min(start + piece, file.count)]))
      }
      hash.endFile()
    }
    return hash.digits
  }

  @Test("It is the same in whatever pieces a file is read", arguments: [1, 3, 8, 13, 64])
  func pieces(piece: Int) {
    var random = SplitMix(seed: 5)
    let file = (0..<1003).map { _ in UInt8(truncatingIfNeeded: random.next()) }
    #expect(hash([file], piece: piece) == hash([file]))
  }

  @Test("Every byte counts, wherever it stands", arguments: 0..<27)
  func everyByte(index: Int) {
    let file = [UInt8]("a line of a payload, in one".utf8)
    var other = file
    other[index] ^= 0x80
    #expect(hash([file]) != hash([other]))
    #expect(hash([file]) != hash([Array(file[..<index])]), "cut short is another file")
  }

  @Test("What goes from one file to the next is a difference, and so is an empty file")
  func files() {
    let halves = [[UInt8]("half a li".utf8), [UInt8]("ne".utf8)]
    #expect(hash(halves) != hash([[UInt8]("half a l".utf8), [UInt8]("ine".utf8)]))
    #expect(hash(halves) != hash(halves + [[]]))
  }
}
