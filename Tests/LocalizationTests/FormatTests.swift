import Foundation
import Notifications
import Testing

@testable import Localization

@Suite("% formats")
struct FormatTests {
  private func words(_ format: String, _ arguments: [FormatArgument]) -> ResolvedText {
    let text = Text(.localized(LocalizedText(key: format)))
    return Localizer(strings: .none, languages: ["en"]).resolve(text, arguments: arguments)
  }

  // Of a key that no table has nothing is said: here it is an entry of one.
  private func complaints(about format: String, _ number: Int64) -> [String] {
    let entry = StringEntry(key: format, words: format, at: Place("Localizable.strings"))
    var renderer = FormatRenderer(
      entry, .push, [.integer(number)], language: "en", LocalizationOptions())
    return renderer.resolved().diagnostics.map(\.message)
  }

  static let integers = [
    "%d", "%i", "%u", "%5d", "%-5d|", "%05d", "%+d", "%x", "%X", "%#x", "%o", "%#o", "%.3d",
    "%8.3d", "%ld", "%lld", "%lu", "%llu", "%hd", "%hhd", "%lx", "%.0d", "%zd", "%qd", "%+5d",
    "%-+6dx", "%05.2d", "% d", "% 5d|", "%+ d", "% x", "100% o", "%# x", "% ld",
  ]

  @Test("Whole numbers are written as Foundation writes them", arguments: integers)
  func wholeNumbers(format: String) {
    for number in [0, 1, -1, 7, 42, -300, 70_000, 2_147_483_647, -2_147_483_648] {
      let expected = String(format: format, number)
      #expect(words(format, [.integer(Int64(number))]).words == expected, "\(format) of \(number)")
    }
  }

  static let reals = [
    "%f", "%.2f", "%8.3f", "%-9.1f|", "%e", "%.3E", "%g", "%G", "%+.0f", "%010.2f", "% f", "% .2e",
  ]

  @Test("Numbers with fractions are written as Foundation writes them", arguments: reals)
  func fractions(format: String) {
    for number in [0, 1, -1.5, 3.14159, 1e10, 123456.789, 0.1, 2.5] {
      #expect(words(format, [.real(number)]).words == String(format: format, number))
    }
  }

  @Test("Formats write texts, characters, percent signs, and widths that are arguments")
  func others() {
    #expect(words("%@ %%%c", [.string("a"), .integer(65)]).words == "a %A")
    #expect(words("%s", [.string("a")]).words == "a")
    #expect(words("Von % @", [.string("Anna")]).words == "Von Anna")
    #expect(
      words("%*d|%-*d|", [.integer(4), .integer(7), .integer(3), .integer(1)]).words == "   7|1  |")
    #expect(words("%.2@", [.string("abc")]).words == "ab")
  }

  @Test(
    "L24: a number that a placeholder cannot hold is told with one that can",
    arguments: [
      ("%u", 20_000_000_000, "%lu"), ("%d", -20_000_000_000, "%ld"), ("%hx", 70_000, "%lx"),
      ("%u", -5, "%ld"), ("%lu", -5, "%ld"), ("%x", -5, "%ld"),
    ] as [(String, Int64, String)])
  func tooLarge(format: String, number: Int64, other: String) {
    let told = [format, other].flatMap { complaints(about: $0, number) }
    #expect(
      told.filter { $0.contains("cannot hold") }
        == ["'\(format)' cannot hold \(number); write \(other)"])
  }

  @Test("An argument of a wrong type is written as it is, with a complaint")
  func wrongTypes() {
    let strings = AppStrings.none
    let localizer = Localizer(strings: strings, languages: [])
    let format = Text.literal("%u of %@")
    let resolved = localizer.resolve(format, for: .summary, arguments: [.string("x"), .integer(3)])
    #expect(resolved.words == "x of 3")
    #expect(resolved.diagnostics.count == 2)
    for format in FormatTests.integers + FormatTests.reals + ["%c", "%C", "%@", "%s", "%p", "%n"] {
      for argument: FormatArgument in [
        .string("é"), .integer(.min), .integer(.max), .real(.nan), .real(.infinity), .real(1e300),
      ] {
        _ = words(format, [argument])
      }
    }
  }

  @Test("A width that no screen has fills no memory")
  func widths() {
    #expect(words("%999999999d", [.integer(1)]).words.count == 1000)
    #expect(words("%.999999999f", [.real(1)]).words.count <= 2400)
    #expect(words("%*d", [.integer(.max), .integer(1)]).words.count == 1000)
  }

  @Test("L31: Arabic digits in Arabic, where a policy asks for them")
  func nativeDigits() {
    var options = LocalizationOptions()
    options.readings = .nativeDigits
    let forms = variable("n", [("other", "%u رسالة")])
    let arabic = localizer("%#@n@", forms, "ar", options).resolve(key("K"), number: 120)
    let plain = localizer("%#@n@", forms, "ar").resolve(key("K"), number: 120)
    #expect(arabic.words == "١٢٠ رسالة")
    #expect(plain.words == "120 رسالة")
  }
}
