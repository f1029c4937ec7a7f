import Delivery
import Notifications

/// What may stand where the cursor is: verbs, names of this state, choices, options.
///
///     let completion = NameCompletion(line: "push mes", state: state)
///     completion.candidates.first?.insertion  // messages
///     completion.range                        // 5..<8
package struct NameCompletion: Sendable {
  /// What fits, likeliest first: what begins as typed, then what has it somewhere.
  package private(set) var candidates: [Candidate] = []
  /// The word that a candidate replaces, in characters of the line from 0.
  package let range: Range<Int>
  /// Whether the path of a payload may stand here.
  package let wantsPayload: Bool
  /// Whether the path of a scenario may.
  package let wantsScenario: Bool

  /// Something to put in the place of a word.
  package struct Candidate: Equatable, Sendable {
    /// What to show.
    package var text: String
    /// What to put into the line, with quotes where they are needed.
    package var insertion: String
    /// What it is, in a few words; empty where the text tells.
    package var summary: String

    /// - Parameters:
    ///   - text: What is shown.
    ///   - insertion: What is put in; nil puts quotes around the text where it needs some.
    package init(_ text: String, insertion: String? = nil, _ summary: String = "") {
      self.text = text
      self.insertion = insertion ?? text.scenarioWord
      self.summary = summary
    }
  }

  /// Completes the word that ends at the cursor.
  ///
  /// - Parameters:
  ///   - line: As it is typed, perhaps unfinished; an open quote makes one word to its end.
  ///   - cursor: How many characters stand before it; nil for the end of the line.
  ///   - state: What names are known in.
  ///   - index: Of all that was delivered there, asked for where it is needed; nil makes one then.
  package init(
    line: String, cursor: Int? = nil, state: State, by index: (() -> DeliveryIndex)? = nil
  ) {
    let typed = Array(line.prefix(cursor ?? line.count))
    let start = Self.startOfLastWord(typed)
    var word = String(typed[start...])
    var range = start..<typed.count
    var lexer = ScenarioLexer(Array(String(typed[..<start]).utf8), path: "")
    lexer.hasOpenKeys = true
    let before = lexer.next() ?? LexedLine(place: Place(""))
    let names = CompletionNames(state, by: index)
    if let equals = word.firstIndex(of: "="), word[..<equals].allSatisfy(\.isKeyCharacter) {
      names.addValues(of: String(word[..<equals]), after: before)
      range = start + word.distance(from: word.startIndex, to: equals) + 1..<typed.count
      word = String(word[word.index(after: equals)...])
    } else {
      names.addWords(after: before)
    }
    self.range = range
    wantsPayload = names.wantsPayload
    wantsScenario = names.wantsScenario
    candidates = names.candidates(fitting: word)
  }

  private static func startOfLastWord(_ typed: [Character]) -> Int {
    var start = 0
    var quote: Character?
    // JSON goes on over blanks up to its last bracket.
    var depth = 0
    for (index, character) in typed.enumerated() {
      if let open = quote {
        if character == open { quote = nil }
      } else if character == "\"" || character == "'" && depth == 0 {
        quote = character
      } else if depth > 0 || index == start || typed[index - 1] == "=", "{[".contains(character) {
        depth += 1
      } else if depth > 0 {
        if "}]".contains(character) { depth -= 1 }
      } else if character.isWhitespace {
        start = index + 1
      }
    }
    return start
  }
}

extension [NameCompletion.Candidate] {
  /// Those that begin with what is typed, then those that have it elsewhere; case and quotes do
  /// not count.
  package func fitting(_ typed: String) -> [NameCompletion.Candidate] {
    let letters = typed.filter { $0 != "\"" && $0 != "'" }.lowercased()
    let beginnings = filter { $0.text.lowercased().hasPrefix(letters) }
    let others = filter {
      let text = $0.text.lowercased()
      return !text.hasPrefix(letters) && text.containsBytes(of: letters)
    }
    return beginnings + others
  }
}

extension Character {
  fileprivate var isKeyCharacter: Bool { isASCII && (isLetter || isNumber || self == "-") }
}
