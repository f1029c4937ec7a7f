import Files
import Notifications
import Scenarios

/// Where a scenario gives and uses the name of a notification.
struct NameUses {
  /// The value of the `id=` that gives it; nil where this scenario gives none.
  private(set) var definition: Range<Int>?
  /// Where it is used, and given.
  private(set) var all: [NamePart] = []
  /// Whether a case fills it in somewhere.
  private(set) var isFilledIn = false
  /// Whether a request has it as its identifier, which no `id=` gives.
  private(set) var isIdentifier = false

  /// - Parameters:
  ///   - scenario: The one in which it is looked for.
  ///   - all: Those that are played with it: with what their cases fill in, other words may be
  ///     the name, too.
  init(of name: String, in scenario: LinkedScenario, among all: [LinkedScenario]) {
    let (text, outline) = (scenario.text, scenario.outline)
    let isFilled = all.contains { !$0.cases.isEmpty }
    let lines = isFilled ? outline.lines : outline.lines(naming: name, text)
    let isApp = lines.contains { line in
      line.words.contains { $0.role == .parameter(.app) && $0.word.text == name }
    }
    for line in lines {
      for word in line.words {
        // The group of an app is likelier meant than that of a notification which is called so.
        if isApp, word.role == .parameter(.group), word.word.text == name { continue }
        if let part = line.names(in: word, text).first(where: { $0.says(name, all) }) {
          self.all.append(part)
          isFilledIn = isFilledIn || part.isFilledIn
          if word.nameUse == .gives, definition == nil { definition = part.bytes }
        }
      }
      isIdentifier = isIdentifier || line.identifies(name)
    }
  }

  /// Whether the scenario says nothing of the name.
  var isEmpty: Bool { all.isEmpty && !isIdentifier }
}

extension NamePart {
  // Whether a case may fill in a part of it.
  fileprivate var isFilledIn: Bool { name.containsBytes(of: "{") }

  // Whether it is a name, as it is written or in one of some cases.
  fileprivate func says(_ other: String, _ scenarios: [LinkedScenario]) -> Bool {
    name.isExactly(other)
      || scenarios.contains { scenario in
        scenario.cases.contains { $0.filled(name).isExactly($0.filled(other)) }
      }
  }
}

extension ScenarioOutline {
  // The lines that may have a name somewhere in a word, or as a whole word in any spelling,
  // in the order of the file.
  fileprivate func lines(naming name: String, _ text: EditedText) -> [OutlinedLine] {
    let spellings = [name, String(name.quoted.dropFirst().dropLast())]
    return rows.filter { rows in
      if rows.says(name) { return true }
      let source = text.text(rows.start..<rows.end)
      return spellings.contains { source.containsBytes(of: $0) }
    }.compactMap(\.line)
  }
}

extension OutlinedLine {
  // Pushes that replace each other have it from their `collapse-id=`, what an
  // app asks for from its JSON.
  fileprivate func identifies(_ name: String) -> Bool {
    if option("collapse-id")?.word.text.isExactly(name) == true { return true }
    guard verb?.name == "schedule" else { return false }
    return words.compactMap(\.word.json).contains { source in
      JSONDocument.read(source, grammar: .ours).root?["identifier"]?.string.isExactly(name) == true
    }
  }
}
