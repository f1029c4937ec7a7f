import Localization
import Notifications
import Testing

@Suite("What an entry asks for, in all its forms")
struct ArgumentTests {
  @Test(
    "Y16: the arguments that any form uses",
    arguments: [
      ("%@ and %2$d", "1 text, 2 integer"), ("plain 100%%", ""),
      ("%#@a@ in %#@b@", "1 integer *, 2 integer *"), ("%#@list@", "1 integer *, 2 text"),
      ("%@: %#@list@ %@", "1 text, 2 integer *, 3 text, 4 text"),
      ("%*d", "1 integer, 2 integer"), ("%.*f%%", "1 integer, 2 real"),
      ("%*.*f %@", "1 integer, 2 integer, 3 real, 4 text"), ("%2$*d", "1 integer, 2 integer"),
      ("%0$@", ""), ("%0$@ of %@", "1 text"), ("%0$#@a@", ""),
      ("%1$#@nested@", "1 integer *, 2 integer *"), ("%#@round@", "1 integer *"),
    ])
  func arguments(format: String, expected: String) {
    let variables = [
      variable("a", [("one", "%u A"), ("other", "%u As")]),
      variable("b", [("one", "a B"), ("other", "%u Bs")]),
      variable("list", [("one", "one from %@"), ("other", "%u from %@")]),
      variable("nested", [("other", "%u with %2$#@b@")]),
      variable("round", [("other", "%#@round@")]),
    ]
    let entry = localizer(format, variables.joined(separator: ","), "en").entry("K")?.entry
    let got = entry?.arguments.map { "\($0.position) \($0.kind)\($0.choosesForm ? " *" : "")" }
    #expect(got?.joined(separator: ", ") == expected)
  }

  @Test(
    "L24: a variable with a number takes no turn: the next plain placeholder reads as if it were not there",
    arguments: [
      ("%2$#@n@ from %@", ["Anna", "3"], "3 hats from Anna"),
      ("%@ has %2$#@n@", ["Anna", "1"], "Anna has one hat"),
      ("%1$#@n@ of %d", ["2"], "2 hats of 2"),
      ("%#@n@ from %@", ["3", "Anna"], "3 hats from Anna"),
      ("%3$#@n@, %@ and %@", ["Anna", "Ben", "5"], "5 hats, Anna and Ben"),
      ("%2$#@n@, %2$#@n@ or %@", ["Anna", "1"], "one hat, one hat or Anna"),
    ])
  func numbered(format: String, given: [String], expected: String) {
    let hats = variable("n", [("one", "one hat"), ("other", "%u hats")])
    let arguments = given.map { Int64($0).map(FormatArgument.integer) ?? .string($0) }
    let resolved = localizer(format, hats, "en").resolve(key("K"), arguments: arguments)
    #expect(resolved.words == expected && resolved.diagnostics.isEmpty, "\(resolved.diagnostics)")
    let entry = localizer(format, hats, "en").entry("K")?.entry
    #expect(entry?.arguments.map(\.position) == Array(1...given.count), "as the entry counts them")
  }

  @Test("Y16: as many arguments are counted as are taken", arguments: 1...20 as ClosedRange<UInt64>)
  func agreement(seed: UInt64) throws {
    var random = SplitMix(seed: seed)
    let pieces = [
      "%@", "%d", "%*d", "%.*f", "%*.*@", "%0$@", "%3$@", "%2$*d", "%#@n@", "%2$#@n@", "%0$#@n@",
      " 100%% ",
    ]
    let form = [("other", "%@ has %u in %*d")]
    let given = (1...24).map { FormatArgument.integer($0) }
    for _ in 0..<50 {
      let format = (0..<5).compactMap { _ in pieces.randomElement(using: &random) }.joined()
      let localizer = localizer(format, variable("n", form), "en")
      let entry = try #require(localizer.entry("K")?.entry)
      let steps = localizer.resolve(key("K"), arguments: given).steps
      let left = steps.firstNonNil { if case .surplus(let left) = $0 { left.count } else { nil } }
      #expect(left == given.count - entry.arguments.count, "\(format)")
    }
  }

  @Test("Y17: the forms that a language needs and an entry lacks")
  func missingForms() {
    let forms = variable("n", [("one", "%u"), ("other", "%u")])
    let entry = localizer("%#@n@", forms, "ru").entry("K")?.entry
    let needed = PluralRules(language: "ru").needed.map(\.category)
    #expect(entry?.variables.first?.missingForms(of: needed) == [.few, .many])
  }
}
