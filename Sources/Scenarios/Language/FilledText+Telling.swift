import Notifications

/// What a case filled in, by where that stands in the file, where there is its key alone.
package struct CaseFilling: Sendable {
  // What is said behind a complaint at a place.
  private let told: [Place: String]
  // The same behind one about all of a line, by its number.
  private let toldOfLines: [Int32: String]

  // Of a line with more the file says the rest.
  private static let mostTold = 3

  /// - Parameters:
  ///   - origin: Where it is given, such as `case polish, line 2`.
  ///   - path: The path of the places.
  init(_ text: FilledText, givenBy origin: String, _ path: String) {
    let fillings = text.words(path)
    told = fillings.reduce(into: [:]) { told, filling in
      for place in filling.places { told[place] = " (\(filling.words) in \(origin))" }
    }
    let lines = Dictionary(grouping: fillings) { $0.places[0].line }
    toldOfLines = lines.mapValues { fillings in
      let words = fillings.map(\.words).uniqued().prefix(Self.mostTold)
      return " (\(words.joined(separator: ", ")) in \(origin))"
    }
  }

  /// A complaint, and behind it, where it is about what was filled in, what that is.
  ///
  /// - Parameter line: Where the line begins that is played, or what of it cannot be taken apart; nil
  ///   while its words are read. Why that cannot be done is about all that was filled in there.
  package func telling(_ complaint: Diagnostic, played line: Place? = nil) -> Diagnostic {
    let isOfLine = complaint.place == line && complaint.rule == nil
    let words = told[complaint.place] ?? (isOfLine ? toldOfLines[complaint.place.line] : nil)
    guard let words, !complaint.message.hasSuffix(words) else { return complaint }
    var complaint = complaint
    complaint.message += words
    return complaint
  }
}

extension FilledText {
  // Longer than most values; the rest stands in the line of the case.
  private static let mostShown = 60

  /// What was filled in, with the place of its key, and of a text that is nothing else.
  fileprivate func words(_ path: String) -> [(places: [Place], words: String)] {
    var lines = self.lines
    return fillings.map { range, origin in
      let (line, column) = lines.position(of: origin.lowerBound, in: file)
      let text = String(decoding: bytes[range], as: UTF8.self)
      let shown = text.count > Self.mostShown ? text.prefix(Self.mostShown) + "⋯" : text
      let key = String(decoding: file[origin], as: UTF8.self)
      let columns = isQuoted(origin) ? [column, column - 1] : [column]
      return (
        columns.map { Place(path, line: line, column: $0) }, "\(key) is “\(shown)”"
      )
    }
  }

  /// What is wrong where more is to be filled in than there is room for; nil where all had room.
  ///
  /// - Parameter path: The path of the places.
  func complaint(_ path: String) -> Diagnostic? {
    guard let index = firstWithoutRoom, let key = Self.key(in: file, at: index) else { return nil }
    var lines = self.lines
    let (line, column) = lines.position(of: index, in: file)
    let name = String(decoding: file[key], as: UTF8.self)
    return Diagnostic(
      Place(path, line: line, column: column), .error,
      "{\(name)} stays as it is written: a case fills in at most \(Self.most.inBytes)")
  }

  private var lines: LinePosition {
    LinePosition(start: file.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0)
  }

  // A complaint about a text in quotes stands at the first of them.
  private func isQuoted(_ origin: Range<Int>) -> Bool {
    guard origin.lowerBound > 0, origin.upperBound < file.count else { return false }
    let quote = file[origin.lowerBound - 1]
    return [.doubleQuote, .singleQuote].contains(quote) && file[origin.upperBound] == quote
  }
}

extension ScenarioCases {
  /// What a case is called beside what it filled in, with its line where it is one of these.
  func origin(of values: ScenarioCase) -> String {
    let line = self[values.name] == values ? line(of: values.name)?.place.line : nil
    return "case \(values.name)" + (line.map { ", line \($0)" } ?? "")
  }
}
