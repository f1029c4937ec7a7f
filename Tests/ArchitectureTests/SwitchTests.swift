import Testing

@Suite("Switches")
struct SwitchTests {
  @Test("A switch over our own enums names every case, so that a new one shows where to decide")
  func noDefault() {
    for file in Module.allCases.flatMap(\.files) {
      let lines = file.lines.map(String.init)
      for (index, line) in lines.enumerated() where line.trimmed.hasPrefix("default:") {
        let choice = Choice(in: lines, before: index)
        guard choice.isOverEnum, !choice.isOverOpenSet else { continue }
        Issue.record("\(file.path):\(index + 1) has a default for \(choice.head); name the cases")
      }
    }
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
}

/// A switch with a default.
private struct Choice {
  /// Its first line.
  let head: String
  private let cases: [String]

  /// - Parameter index: The line of its default.
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

  /// Whether a case of it names a member.
  var isOverEnum: Bool {
    cases.contains { line in
      let pattern = line.dropFirst(5).drop { $0 == "(" }
      return pattern.hasPrefix(".") && !pattern.hasPrefix("..")
    }
  }

  var isOverOpenSet: Bool {
    ["bytes[", "key.code", "generalCategory"].contains { head.contains($0) }
  }
}

extension String {
  fileprivate var trimmed: String { String(drop { $0 == " " }) }
}
