import Localization
import Notifications
import Testing

@Suite("Keys are compared byte by byte")
struct ExactKeyTests {
  // The same to look at.
  private static let names = ["caf\u{E9}", "cafe\u{301}"]

  private func localizer(_ names: some Sequence<String>) -> Localizer {
    let members = names.map { "\"\($0)\": \"\($0.utf8.count) bytes\"" }.joined(separator: ", ")
    return Localizer(
      strings: words("{\"strings\": {\"en\": {\(members)}}}"), languages: ["en"])
  }

  @Test("L14, B53: two keys that look the same are two", arguments: names)
  func two(name: String) {
    #expect(localizer(Self.names).resolve(key(name)).words == "\(name.utf8.count) bytes")
  }

  @Test("L14: a key that only looks like one of the table is missing, and that one is near")
  func missing() {
    let localizer = localizer(Self.names.prefix(1))
    #expect(localizer.resolve(key(Self.names[1])).words.isExactly(Self.names[1]))
    #expect(localizer.nearestKey(to: Self.names[1]).isExactly(Self.names[0]))
  }

  @Test("L24: a format names no variable that only looks like the one it names")
  func variables() {
    let cups = variable(Self.names[0], [("other", "%u cups")])
    let words = { (name: String) in
      LocalizationTests.localizer("%#@\(name)@", cups, "ja").resolve(key("K", ["3"])).words
    }
    #expect(words(Self.names[0]) == "3 cups")
    #expect(words(Self.names[1]).isExactly("%#@\(Self.names[1])@"))
  }

  @Test("L24: among thousands of variables each is found by its bytes, and of two the first")
  func manyVariables() {
    let place = Place("")
    let named = Self.names + (0..<3000).map { "v\($0)" } + ["v7"]
    var entry = StringEntry(
      key: "K", place: place, format: StringForm("", at: place),
      variables: named.enumerated().map { number, name in
        PluralVariable(name: name, place: place, argument: number, forms: [])
      })
    for (number, name) in named.dropLast().enumerated() {
      #expect(entry.variable(name)?.argument == number)
    }
    #expect(entry.variable("v3000") == nil)
    entry.variables.removeFirst(9)
    #expect(entry.variable("v6") == nil)
    #expect(entry.variable("v7")?.argument == 9)
    entry.variables = entry.variables.suffix(1)
    #expect(entry.variable("v7")?.argument == 3002)
  }

  @Test("L23: two tables whose names look the same are two")
  func tables() {
    let files = Self.names.map {
      StringFile(path: $0, kind: .strings, table: $0, localization: "en")
    }
    let strings = AppStrings(
      files: files,
      source: AppStrings.Source(
        languages: { _ in [] },
        contents: { file, _ in StringFileContents(StringTable(path: file.path, [])) }))
    for name in Self.names {
      let found = strings.tables(name, in: "en").map(\.file.table)
      #expect(found.count == 1 && found[0].isExactly(name))
    }
  }
}
