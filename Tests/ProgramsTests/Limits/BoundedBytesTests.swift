import Notifications
import Testing

@testable import Programs

@Suite("The last words of a program that says much")
struct BoundedBytesTests {
  private func lines(_ parts: [String], limit: Int) -> [String] {
    var bytes = BoundedBytes(limit: limit)
    for part in parts { bytes.append(Array(part.utf8)) }
    return bytes.lines
  }

  @Test("What fits is told line by line, empty lines left out, also the last without its end")
  func whole() {
    #expect(lines(["one\n\ntw", "o\n", "three"], limit: 100) == ["one", "two", "three"])
    #expect(lines([], limit: 100) == [] && lines(["\n\n"], limit: 100) == [])
  }

  @Test("Lines end as they do on any system")
  func endings() {
    #expect(lines(["one\r\ntwo\r\n\r\nno soup\r\n"], limit: 100) == ["one", "two", "no soup"])
    #expect(lines(["10 %\r20 %\rno soup\n"], limit: 100).last == "no soup")
    #expect(lines(["first\r\nsecond\r\n"], limit: 13) == ["second"])
  }

  @Test("A line whose beginning is lost is left out, unless it is all there is")
  func cut() {
    #expect(lines(["first line\nsecond\nthird\n"], limit: 16) == ["second", "third"])
    #expect(lines(["aaaaaaaaaaZZZZ"], limit: 4) == ["ZZZZ"])
    #expect(lines(["first\nsecond\n"], limit: 13) == ["first", "second"], "all of it fits")
  }

  @Test("What is no text is made some, and a character cut in two costs no line behind it")
  func broken() {
    var bytes = BoundedBytes(limit: 100)
    bytes.append([0xFF, 0x0A] + Array("é".utf8.dropFirst()) + [0x0A] + Array("soup".utf8))
    #expect(bytes.lines == ["\u{FFFD}", "\u{FFFD}", "soup"])
  }

  @Test("In whatever pieces it comes, the same is kept", arguments: 1...6 as ClosedRange<UInt64>)
  func pieces(seed: UInt64) {
    var random = SplitMix(seed: seed)
    for _ in 0..<60 {
      let letters = Array("a\nz".utf8)
      let all = (0..<Int.random(in: 0...60, using: &random)).map { _ in
        letters[Int.random(in: 0..<3, using: &random)]
      }
      let limit = Int.random(in: 1...40, using: &random)
      var (once, often) = (BoundedBytes(limit: limit), BoundedBytes(limit: limit))
      once.append(all)
      var rest = all[...]
      while !rest.isEmpty {
        let count = Int.random(in: 1...rest.count, using: &random)
        often.append(Array(rest.prefix(count)))
        rest = rest.dropFirst(count)
      }
      #expect(once.lines == often.lines, "limit \(limit) of \(all.count)")
      // By brute force: whole lines of the end, and of one line alone what there is.
      let kept = String(decoding: all.suffix(limit), as: UTF8.self)
      let reference = kept.split(separator: "\n").map(String.init)
      let isCut = all.count > limit && reference.count > 1
      #expect(once.lines == (isCut ? Array(reference.dropFirst()) : reference))
    }
  }
}
