import Foundation
import Localization
import Notifications
import Testing

/// Placeholders of all shapes against Foundation's.
@Suite("% formats as Foundation fills them, in any combination")
struct RandomFormatTests {
  private static func words(_ format: String, _ arguments: FormatArgument...) -> String {
    let text = Text(.localized(LocalizedText(key: format)))
    return Localizer(strings: .none, languages: ["en"]).resolve(text, arguments: arguments).words
  }

  private static func pick<Value>(_ values: [Value], _ random: inout SplitMix) -> Value {
    values[Int(random.next() % UInt64(values.count))]
  }

  private static func flags(_ allowed: String, _ random: inout SplitMix) -> String {
    String(allowed.filter { _ in random.next() % 3 == 0 }.shuffled(using: &random))
  }

  private static func extents(_ random: inout SplitMix) -> String {
    pick(["", "", "1", "3", "8", "20"], &random)
      + pick(["", "", ".", ".0", ".1", ".4", ".9"], &random)
  }

  private static let numbers: [Int] = [
    0, 1, -1, 7, 8, -8, 9, 10, 42, -42, 63, 64, 100, 255, -255, 1000, 70_000, -70_000,
    2_147_483_647, -2_147_483_648, 4_294_967_295, 4_294_967_296, 9_007_199_254_740_993, .max, .min,
  ]

  @Test(
    "Whole numbers: flags, width, precision and length in any mix",
    arguments: 1...40 as ClosedRange<UInt64>)
  func wholeNumbers(seed: UInt64) {
    var random = SplitMix(seed: seed)
    for _ in 0..<100 {
      let conversion = Self.pick(Array("diuxXo"), &random)
      let length = Self.pick(["", "", "l", "ll", "q", "z", "h", "hh"], &random)
      // Signs before unsigned numbers are ignored by C, and one by one elsewhere.
      let format =
        "%" + Self.flags("-+0# ", &random) + Self.extents(&random) + length + "\(conversion)"
      let number = Self.pick(Self.numbers, &random)
      #expect(
        Self.words(format, .integer(Int64(number))) == String(format: format, number),
        "\(format) of \(number)")
    }
  }

  @Test(
    "Octal numbers have one zero in front, however many digits are asked for",
    arguments: [
      ("%#o", 8, "010"), ("%#.1o", 8, "010"), ("%#.2o", 8, "010"), ("%#.3o", 8, "010"),
      ("%#.4o", 8, "0010"), ("%#o", 0, "0"), ("%#.0o", 0, "0"), ("%#6.3o|", 8, "   010|"),
      ("%#06o", 8, "000010"), ("%-#6o|", 8, "010   |"),
    ])
  func octal(format: String, number: Int64, words: String) {
    #expect(Self.words(format, .integer(number)) == words)
    #expect(String(format: format, Int(number)) == words, "Foundation says otherwise")
  }

  private static let reals: [Double] = [
    0, 1, -1, 0.5, 1.5, 2.5, -0.05, 3.14159, 1e-7, 123_456.789, 1e10, -1e21, 99.995, 1.0 / 3,
  ]

  @Test(
    "Numbers with fractions: flags, width and precision in any mix",
    arguments: 1...30 as ClosedRange<UInt64>)
  func fractions(seed: UInt64) {
    var random = SplitMix(seed: seed)
    for _ in 0..<100 {
      let conversion = Self.pick(Array("fFeEgG"), &random)
      let format = "%" + Self.flags("-+0# ", &random) + Self.extents(&random) + "\(conversion)"
      let number = Self.pick(Self.reals, &random)
      #expect(
        Self.words(format, .real(number)) == String(format: format, number),
        "\(format) of \(number)")
    }
  }

  @Test(
    "A number that is none, or endless, is written as C does", arguments: ["%f", "%8.2f|", "%+g"])
  func endless(format: String) {
    for number in [Double.infinity, -.infinity, .nan] {
      #expect(Self.words(format, .real(number)) == String(format: format, number))
    }
  }

  @Test(
    "A width that is an argument counts as one that is written, a negative one as with a hyphen",
    arguments: -12...12)
  func widths(width: Int) {
    let hyphen = width < 0 ? "-" : ""
    let written = "%\(hyphen)\(width == 0 ? "" : "\(abs(width))")d|"
    #expect(
      Self.words("%*d|", .integer(Int64(width)), .integer(-42))
        == Self.words(written, .integer(-42)),
      "a width of \(width)")
    #expect(String(format: "%*d|", width, -42) == Self.words(written, .integer(-42)))
  }

  @Test(
    "A precision that is an argument counts as one that is written; a negative one as none",
    arguments: [(-1, "3.141590"), (0, "3"), (1, "3.1"), (4, "3.1416")])
  func precisions(precision: Int, words: String) {
    #expect(Self.words("%.*f", .integer(Int64(precision)), .real(3.14159)) == words)
    #expect(String(format: "%.*f", precision, 3.14159) == words)
  }

  @Test(
    "L5: a text that is cut or filled up is so by characters, and never within one",
    arguments: [
      ("%.0@", "Tee", ""), ("%.2@", "Tee", "Te"), ("%5@|", "Tee", "  Tee|"),
      ("%-5@|", "Tee", "Tee  |"), ("%.1@", "👩‍👩‍👧👍🏽", "👩‍👩‍👧"), ("%3@|", "👩‍👩‍👧", "  👩‍👩‍👧|"),
      ("%.4@", "cafe\u{301}!", "cafe\u{301}"), ("%2@", "longer", "longer"),
    ])
  func texts(format: String, argument: String, words: String) {
    #expect(Self.words(format, .string(argument)) == words)
  }
}
