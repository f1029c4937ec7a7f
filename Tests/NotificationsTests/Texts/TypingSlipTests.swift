import Notifications
import Testing

/// Every slip there is, made on purpose.
@Suite("Slips of the fingers")
struct TypingSlipTests {
  private static let names = [
    "categoryIdentifier", "threadIdentifier", "summaryArgumentCount", "hiddenPreviewsShowTitle",
    "launchImageName", "interruption-level",
  ]

  /// All that one slip makes of a word: a letter missing, too many, wrong,
  /// or swapped with the next.
  private static func slips(in word: String) -> Set<String> {
    let letters = Array(word)
    var words: Set<String> = []
    for place in 0...letters.count {
      words.insert(String(letters[..<place] + ["q"] + letters[place...]))
      guard place < letters.count else { continue }
      words.insert(String(letters[..<place] + letters[(place + 1)...]))
      words.insert(String(letters[..<place] + ["q"] + letters[(place + 1)...]))
      guard place + 1 < letters.count else { continue }
      var swapped = letters
      swapped.swapAt(place, place + 1)
      words.insert(String(swapped))
    }
    return words
  }

  @Test("One slip anywhere leads back to the name", arguments: names)
  func one(name: String) {
    for word in Self.slips(in: name) {
      #expect(nearest(word, among: Self.names) == name, "\(word)")
    }
  }

  @Test("Two slips that lie apart lead back, too", arguments: names.prefix(2))
  func two(name: String) {
    let middle = name.index(name.startIndex, offsetBy: name.count / 2)
    let (head, tail) = (String(name[..<middle]), String(name[middle...]))
    // Two letters between the halves, so that no slip touches the other.
    for first in Self.slips(in: String(head.dropLast(2))) {
      for second in Self.slips(in: tail) {
        let word = first + head.suffix(2) + second
        #expect(nearest(word, among: Self.names) == name, "\(word)")
      }
    }
  }

  @Test("Three slips are too many, even in a long name")
  func three() {
    for word in [
      "qqqcategoryIdentifier", "categoryIdentqqqr", "ctgryIdentifier", "qategqryqdentifier",
    ] {
      #expect(nearest(word, among: Self.names) == nil, "\(word)")
    }
  }

  @Test("Whatever is written, an answer is one of the names, and an exact name is itself")
  func any() {
    var random = SplitMix(seed: 8)
    let letters = Array("abcdefgh-_. ÄÖ中é١9")
    for _ in 0..<500 {
      let word = String(
        (0..<Int.random(in: 0...12, using: &random)).map { _ in
          letters[Int(random.next() % UInt64(letters.count))]
        })
      let found = nearest(word, among: Self.names)
      #expect(found.map(Self.names.contains) ?? true)
      #expect(nearest(word, among: Self.names + [word]) != nil || word.allSatisfy("-_. ".contains))
    }
    for name in Self.names { #expect(nearest(name, among: Self.names.reversed()) == name) }
  }

  @Test(
    "O: a version that nothing can hold is near the nearest one, from below and above",
    arguments: [
      ("-9223372036854775808", "4"), ("-9223372036854775807", "4"),
      ("9223372036854775807", "16"), ("9223372036854775806", "16"), ("0", "4"), ("7", "4"),
      ("8", "10"),
    ])
  func hugeNumbers(number: String, known: String) {
    #expect(nearest(number, among: ["4", "10", "14", "16"]) == known)
  }

  @Test("Numbers that no word can hold are compared as words are")
  func beyondNumbers() {
    #expect(nearest("92233720368547758089", among: ["4", "10"]) == nil)
    #expect(nearest("1O", among: ["4", "10"]) == "10", "a letter for a digit is one slip")
  }
}
