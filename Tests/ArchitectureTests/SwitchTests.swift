import Testing

@Suite("Switches")
struct SwitchTests {
  @Test("A switch over our own enums names every case, so that a new one shows where to decide")
  func noDefault() {
    for file in Module.allCases.flatMap(\.files) {
      let lines = file.lines.map(String.init)
      for (index, line) in lines.enumerated() where line.isForTheRest {
        let choice = Choice(in: lines, before: index)
        guard choice.isOverEnum, !choice.isOverOpenSet else { continue }
        Issue.record(
          "\(file.path):\(index + 1) has a default for \(choice.head); name the cases")
      }
    }
  }

  @Test("All other cases are decided for in either spelling")
  func spellings() {
    #expect("    default: nil".isForTheRest)
    #expect("    case _: nil".isForTheRest)
    #expect(!"    case _ where isLocked: nil".isForTheRest)
    #expect(!"    case .some: nil".isForTheRest)
    #expect(!"    case (.ready, _): nil".isForTheRest)
  }

  @Test("Bytes, keys and Unicode's categories have no end, names in a text are no enum")
  func openSets() {
    func choice(_ lines: String...) -> Choice { Choice(in: lines, before: lines.count - 1) }
    #expect(choice("switch screen {", "case .home: 1", "default: 2").isOverEnum)
    #expect(choice("switch key.code {", "case .up: 1", "default: 2").isOverOpenSet)
    #expect(choice("switch bytes[index] {", "case .quote: 1", "default: 2").isOverOpenSet)
    #expect(!choice("switch word {", "case \"a\": 1", "default: 2").isOverEnum)
    #expect(!choice("switch age {", "case ..<0: 1", "default: 2").isOverEnum)
  }

  @Test("An enum is one as any element of a tuple, and not in what a case does")
  func tuples() {
    func choice(_ lines: String...) -> Choice { Choice(in: lines, before: lines.count - 1) }
    #expect(
      choice("switch (id, self) {", "case (\"X3\", .banner): 1", "default: 2").isOverEnum)
    #expect(!choice("switch (a, b) {", "case (1, 2): f(a, .b)", "default: 2").isOverEnum)
  }
}

/// A switch that decides for the rest of its cases in one.
private struct Choice {
  /// Its first line.
  let head: String
  private let cases: [String]

  /// - Parameter index: The line of its `default` or `case _`.
  init(in lines: [String], before index: Int) {
    let indent = lines[index].prefix { $0 == " " }.count
    let start =
      lines[..<index].lastIndex { line in
        line.contains("switch ") && line.prefix { $0 == " " }.count <= indent
      } ?? index
    head = lines[start].trimmed
    cases = lines[start..<index].filter { $0.prefix { $0 == " " }.count == indent }.map(\.trimmed)
      .filter { $0.hasPrefix("case ") }
  }

  /// Whether a case of it names a member, as any element of a tuple.
  var isOverEnum: Bool {
    cases.contains { line in
      let pattern = line.dropFirst(5).prefix { $0 != ":" }
      let elements = pattern.hasPrefix("(") ? pattern.split(separator: ", ") : [pattern]
      return elements.map { $0.drop { $0 == "(" } }
        .contains { $0.hasPrefix(".") && !$0.hasPrefix("..") }
    }
  }

  var isOverOpenSet: Bool {
    ["bytes[", "key.code", "generalCategory"].contains { head.contains($0) }
  }
}

extension String {
  fileprivate var trimmed: String { String(drop { $0 == " " }) }

  /// Whether it decides for the cases of a switch that have no name there.
  fileprivate var isForTheRest: Bool {
    trimmed.hasPrefix("default:") || trimmed.hasPrefix("case _:")
  }
}
