import Notifications
import Testing

@Suite("Texts byte by byte")
struct ExactTextTests {
  private static let words = [
    "", "a", "thread", "Thread", "caf\u{E9}", "cafe\u{301}", "家族", "👩‍👩‍👧", "👩", "\0", "ﬁ", "fi",
    "\u{212B}", "\u{C5}", " ", "\u{A0}", "table-4", "table-4 ",
  ]

  @Test("G5: two texts are the same where their bytes are, and their hashes then are too")
  func same() {
    for left in Self.words {
      for right in Self.words {
        let isSame = Array(left.utf8) == Array(right.utf8)
        #expect(left.isExactly(right) == isSame, "“\(left)” and “\(right)”")
        #expect((BundleIdentifier(left) == BundleIdentifier(right)) == isSame)
        if isSame { #expect(Self.hash(left) == Self.hash(right)) }
      }
    }
    #expect(Set(Self.words.map { BundleIdentifier($0) }).count == Self.words.count)
  }

  // A text that is a part of a longer one keeps its bytes elsewhere than one of its own.
  private static func hash(_ text: String) -> Int {
    var hasher = Hasher()
    text.hashExactly(into: &hasher)
    return hasher.finalize()
  }

  @Test("G5: a part of a longer text is the same as one of its own")
  func parts() {
    let long = "thread-id of the family chat, which is no short text"
    for count in 0...long.count {
      let (part, own) = (
        String(long.prefix(count)), String(decoding: Array(long.utf8.prefix(count)), as: UTF8.self)
      )
      #expect(part.isExactly(own) && Self.hash(part) == Self.hash(own))
      #expect(!part.isExactly(own + "\0"))
    }
  }

  @Test("A text comes before another by its bytes, wherever they begin to differ")
  func order() {
    let long = Self.words.map { "the same eight and more: " + $0 + "." }
    for left in Self.words + long {
      for right in Self.words + long {
        let precedes = Array(left.utf8).lexicographicallyPrecedes(Array(right.utf8))
        #expect(left.precedesExactly(right) == precedes, "“\(left)” and “\(right)”")
      }
    }
  }

  @Test("A part is found where its bytes are, as the simplest search finds it")
  func contains() {
    var random = SplitMix(seed: 12)
    func text(_ length: UInt64) -> String {
      String(
        (0..<random.next() % length).map { _ in ["a", "b", "é", "\u{301}"][Int(random.next() % 4)] }
          .joined())
    }
    for _ in 0..<800 {
      let (whole, part) = (text(12), text(4))
      let bytes = (Array(whole.utf8), Array(part.utf8))
      let isThere = (0...max(0, bytes.0.count - bytes.1.count)).contains {
        bytes.0.dropFirst($0).starts(with: bytes.1)
      }
      #expect(whole.containsBytes(of: part) == isThere, "“\(part)” in “\(whole)”")
    }
  }

  @Test("A part that begins again within itself is not overlooked")
  func repeated() {
    #expect("aaab".containsBytes(of: "aab") && "ababac".containsBytes(of: "abac"))
    #expect(
      !"aaa".containsBytes(of: "aaaa") && "x".containsBytes(of: "") && "".containsBytes(of: ""))
    #expect(!"cafe\u{301}".containsBytes(of: "caf\u{E9}"), "bytes, not characters")
  }

  @Test("The first for which something holds is found by halves as one after the other")
  func partitioning() {
    for count in 0...40 {
      for first in 0...count {
        let index = (0..<count).partitioningIndex { $0 >= first }
        #expect(index == first, "\(first) of \(count)")
      }
    }
    #expect((7..<7).partitioningIndex { _ in false } == 7)
    #expect((-5 ..< -1).partitioningIndex { $0 > -3 } == -2)
  }

  @Test("G5: a text is two words, which are compared before its bytes are")
  func words() {
    #expect(MemoryLayout<String>.size == 16 && MemoryLayout<(UInt, UInt)>.size == 16)
    // In the text's own words, and elsewhere.
    for text in ["kettle", "com.example.a-kettle-with-a-long-name"] {
      let copy = text
      #expect(
        copy.isExactly(text) && String(decoding: Array(text.utf8), as: UTF8.self).isExactly(text))
      #expect(!text.isExactly(text + " "))
    }
  }

  @Test("A part is told where its bytes begin and end, however often it is there")
  func ranges() {
    let text = "a://b://é://"
    let found = text.ranges(ofBytes: "://").map { String(text[$0.upperBound...]) }
    #expect(found == ["b://é://", "é://", ""])
    #expect(text.firstRange(ofBytes: "://").map { String(text[..<$0.lowerBound]) } == "a")
    #expect(text.dropFirst(4).firstRange(ofBytes: "a") == nil)
    #expect("aaaaa".ranges(ofBytes: "aa").count == 2, "without overlaps")
    #expect("ab".ranges(ofBytes: "").isEmpty && "".ranges(ofBytes: "a").isEmpty)
    #expect("ab".firstRange(ofBytes: "").map { "ab"[$0].isEmpty } == true)
  }

  @Test(
    "What bytes divide is given with what is empty between them, the whole where there are none")
  func divided() {
    #expect("a; b; ; c".split(atBytesOf: "; ") == ["a", "b", "", "c"])
    #expect("; a; ".split(atBytesOf: "; ") == ["", "a", ""])
    #expect("ab".split(atBytesOf: "; ") == ["ab"] && "ab".split(atBytesOf: "") == ["ab"])
    #expect("".split(atBytesOf: "a") == [""])
    #expect("a-b-a".split(atBytesOf: "a").joined(separator: "xy") == "xy-b-xy")
  }

  @Test("A condition holds for all bytes where it holds for each")
  func bytes() {
    #expect("abc".utf8.hasOnly { $0 < 0x7F } && "".utf8.hasOnly { _ in false })
    #expect(!"abç".utf8.hasOnly { $0 < 0x7F })
    #expect("abç".dropLast().utf8.hasOnly { $0 < 0x7F })
    #expect(![UInt8](repeating: 0, count: 3).lazy.map { $0 + 1 }.hasOnly { $0 == 0 })
  }
}
