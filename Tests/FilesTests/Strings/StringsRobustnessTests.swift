import Localization
import Notifications
import Testing

@testable import Files

@Suite("String tables: hostile input")
struct StringsRobustnessTests {
  static let samples: [(kind: StringFile.Kind, text: String)] = [
    (.strings, "/* c */ \"a\" = \"é \\\"x\\\" \\U00e9 %1$@ %#@n@\"; b = c; // d\n\"e\";\n"),
    (
      .stringsdict,
      "<plist><dict><key>a</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@n@ %@</string>"
        + "<key>n</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType"
        + "</string><key>other</key><string>%u &amp; %#@n@</string></dict></dict></dict></plist>"
    ),
    (
      .xcstrings,
      #"{"sourceLanguage":"en","version":"1.0","strings":{"a":{"localizations":{"en":{"#
        + #""stringUnit":{"value":"%#@n@"},"substitutions":{"n":{"argNum":1,"variations":{"#
        + #""plural":{"other":{"stringUnit":{"value":"%arg \uD83D %1$@"}}}}}}}}}}}"#
    ),
    (
      .loctable,
      "<plist><dict><key>en</key><dict><key>a</key><string>%n %*d</string></dict></dict></plist>"
    ),
  ]

  @Test(
    "Whatever bytes a file of strings has, reading and resolving end", arguments: samples, 0..<10)
  func mutations(sample: (kind: StringFile.Kind, text: String), seed: UInt64) {
    var random = SplitMix(seed: seed)
    let file = StringFile(path: "m", kind: sample.kind, table: "Localizable", localization: nil)
    for _ in 0..<200 {
      var bytes = Array(sample.text.utf8)
      for _ in 0..<Int.random(in: 1...6, using: &random) { mutate(&bytes, &random) }
      let mutated = bytes
      let source = AppStrings.Source(
        languages: { StringFileReader.languages(mutated, $0) + ["en"] },
        contents: { StringFileReader.contents(mutated, $0, $1) })
      let strings = AppStrings(files: [file], source: source)
      for language in strings.localizations.prefix(3) { resolveAll(strings, language) }
    }
  }

  @Test("L21: Errors are told behind any number of warnings")
  func errorsBehindWarnings() {
    let repeated = String(repeating: "\"K\" = \"a\";\n", count: 102)
    let file = StringFile(path: "m", kind: .strings, table: "Localizable", localization: nil)
    let bytes = Array((repeated + "\"B\" = \"open;\n").utf8)
    let diagnostics = StringFileReader.contents(bytes, file, "en").diagnostics
    #expect(diagnostics.count { $0.severity == .warning } == 100)
    #expect(diagnostics.filter { $0.severity == .error }.map(\.place.line) == [103])
  }

  private func resolveAll(_ strings: AppStrings, _ language: String) {
    let localizer = Localizer(strings: strings, languages: [language])
    for entry in strings.tables(in: language).flatMap(\.table.entries) {
      let text = Text(.localized(LocalizedText(key: entry.key, arguments: ["x", "3"])))
      _ = localizer.resolve(text)
      _ = localizer.resolve(text, for: .summary, number: 3, arguments: [.string("x")])
      _ = localizer.resolve(text, for: .local, arguments: [.real(.nan)])
      _ = localizer.summaryFormat(text)
      #expect(entry.place.line >= 1)
    }
  }

  private func mutate(_ bytes: inout [UInt8], _ random: inout SplitMix) {
    guard !bytes.isEmpty else { return }
    let index = Int.random(in: 0..<bytes.count, using: &random)
    switch Int.random(in: 0..<4, using: &random) {
    case 0: bytes[index] = UInt8.random(in: 0...255, using: &random)
    case 1: bytes.remove(at: index)
    case 2:
      let strange = Array("{}[]<>\"\\;=%#@$*nU&/".utf8)
      bytes.insert(strange.randomElement(using: &random) ?? 0, at: index)
    default: bytes.removeSubrange(index...)
    }
  }
}
