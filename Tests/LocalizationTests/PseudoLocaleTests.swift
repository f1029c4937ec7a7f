import Localization
import Notifications
import Testing

@Suite("Languages that nobody speaks")
struct PseudoLocaleTests {
  private let strings = words(
    #"{"strings": {"en": {"NEW": "New photos from %@", "C": "100%%"}, "pl": {"NEW": "Nowe %@"}}}"#,
    developmentRegion: "en")

  private func reading(_ key: String, in language: String) -> String {
    let text = Text(.localized(LocalizedText(key: key, arguments: ["Anna"])))
    return Localizer(strings: strings, languages: [language]).resolve(text).words
  }

  @Test(
    "Texts of the app's own language are changed, what fills them is not",
    arguments: [
      ("en-XL", "Neww phootoss froom Anna"), ("en-XA", "Ñéŵ þĥóťóš ƒŕóɱ Anna"),
      ("ar-XB", "נהש פחותוס פרומ Anna"), ("pl", "Nowe Anna"), ("en_xa", "Ñéŵ þĥóťóš ƒŕóɱ Anna"),
    ])
  func changed(language: String, expected: String) {
    let got = reading("NEW", in: language)
    #expect(got == expected)
  }

  @Test("Every letter of a third longer text comes once, every third twice")
  func longer() {
    #expect(PseudoLocale.longer.words("abc def!") == "abcc deff!")
    #expect(PseudoLocale.longer.words("ABC") == "ABCc")
    #expect(PseudoLocale.longer.words("1 — 2") == "1 — 2")
  }

  @Test("No letter of English stays plain where it is accented or runs from right to left")
  func everyLetter() {
    let alphabet = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
    for pseudo in [PseudoLocale.accented, .rightToLeft] {
      let changed = pseudo.words(alphabet)
      #expect(changed.count == alphabet.count)
      #expect(!changed.contains { alphabet.contains($0) }, "\(changed)")
    }
    #expect(Set(PseudoLocale.accented.words(alphabet)).count == alphabet.count)
  }

  @Test("A literal stays plain, and so does a missing key: they are not localized")
  func plain() {
    let localizer = Localizer(strings: strings, languages: ["en-XA"])
    #expect(localizer.resolve(Text.literal("Plain")).words == "Plain")
    #expect(localizer.resolve(Text(.localized(LocalizedText(key: "NOPE")))).words == "NOPE")
    #expect(reading("C", in: "en-XA") == "100%")
  }

  @Test("Plural forms are chosen as in the language that the app was written in")
  func plurals() {
    let entry = localizer("%#@n@", variable("n", [("one", "%u day"), ("other", "%u days")]), "en")
    let pseudo = Localizer(strings: entry.strings, languages: ["en-XL"])
    let texts = [1, 5].map { number in
      pseudo.resolve(Text(.localized(LocalizedText(key: "K"))), for: .summary, number: number).words
    }
    #expect(texts == ["1 dayy", "5 dayys"])
  }

  @Test("The system's English is changed with the rest, and reads from right to left where it does")
  func system() {
    let accented = SystemWords(Localizer(strings: .none, languages: ["en-XA"]))
    #expect(accented.hiddenNotifications(1) == PseudoLocale.accented.words("Notification"))
    let mirrored = SystemWords(Localizer(strings: .none, languages: ["ar-XB"]))
    #expect(mirrored.isRightToLeft)
    #expect(PseudoLocale("en-US") == nil && PseudoLocale("fr-XA") == nil)
  }
}
