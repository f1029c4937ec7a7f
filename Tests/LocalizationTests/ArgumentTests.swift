import Localization
import Testing

@Suite("What an entry asks for, in all its forms")
struct ArgumentTests {
  @Test(
    "Y16: the arguments that any form uses",
    arguments: [
      ("%@ and %2$d", "1 text, 2 integer"), ("plain 100%%", ""),
      ("%#@a@ in %#@b@", "1 integer *, 2 integer *"), ("%#@list@", "1 integer *, 2 text"),
      ("%@: %#@list@ %@", "1 text, 2 integer *, 3 text, 4 text"),
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

  @Test("Y17: the forms that a language needs and an entry lacks")
  func missingForms() {
    let forms = variable("n", [("one", "%u"), ("other", "%u")])
    let entry = localizer("%#@n@", forms, "ru").entry("K")?.entry
    let needed = PluralRules(language: "ru").needed.map(\.category)
    #expect(entry?.variables.first?.missingForms(of: needed) == [.few, .many])
  }
}
