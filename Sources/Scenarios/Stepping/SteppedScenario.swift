import Files
import Notifications

/// A scenario that is gone through line by line: its text as it is played, and where to stop.
package struct SteppedScenario: Sendable {
  /// The path as it was given.
  package let path: String
  /// The lines of its text, without line feeds; the first is line 1.
  private(set) var lines: [String]
  /// The numbers of the lines at which something begins that can run, ascending.
  package private(set) var starts: [Int] = []
  /// Those of them that a run stops before.
  package private(set) var breakpoints: Set<Int> = []
  /// The line that comes next; nil once all were played.
  package var next: Int?
  // The case that is played; nil for a scenario without cases.
  private let caseName: String?
  private var saved: [String]
  private var edits: [LineChange] = []
  private var undone: [LineChange] = []

  /// Takes in a file; nil where it is no text.
  ///
  /// - Parameter caseName: The case that is played; nil for a scenario without cases.
  package init?(_ bytes: [UInt8], path: String, playing caseName: String? = nil) {
    if EncodingMistake(bytes) != nil { return nil }
    (self.caseName, self.path) = (caseName, path)
    lines = bytes.rows
    saved = lines
    _ = document()
  }

  /// The whole text, as the file is to have it.
  package var text: String { lines.joined(separator: "\n") }
  /// Whether the text is another than the file's.
  package var isEdited: Bool { lines != saved }
  /// How many lines are shown: what ends with a line feed has nothing behind it.
  package var count: Int { lines.last == "" ? lines.count - 1 : lines.count }
  /// The line that would be taken back; nil where nothing was changed.
  package var undoableLine: Int? { edits.last?.number }
  /// The line that would be changed again; nil where nothing was taken back.
  package var redoableLine: Int? { undone.last?.number }

  /// What a line says, without the carriage return that may end it; empty behind the last.
  package func words(_ number: Int) -> String {
    guard let line = lines[ordinal: number] else { return "" }
    return line.hasSuffix("\r") ? String(line.dropLast()) : line
  }

  /// Reads the text, and from it where lines begin that can run.
  package mutating func document() -> ScenarioDocument {
    let bytes = Array(text.utf8)
    let values = caseName.flatMap { ScenarioCases(bytes)[$0] }
    let document = ScenarioDocument(bytes, path: path, filling: values)
    starts = document.lines.map { Int($0.place.line) }
    return document
  }
}

/// What a line said before and after it was changed.
private struct LineChange: Hashable, Sendable {
  /// From 1.
  let number: Int
  /// As it stands in the text, its carriage return included.
  let before: String
  /// The same since.
  let after: String
}

// Where a run stops.
extension SteppedScenario {
  /// The line that was played last before the next one; nil at the beginning.
  package var previous: Int? { starts.last { $0 < next ?? .max } }

  /// The first line from this one on that can run; nil behind the last.
  package func start(from number: Int) -> Int? { starts.first { $0 >= number } }

  /// The breakpoint that a run comes to next; nil where it goes to the end.
  package var nextBreakpoint: Int? {
    guard let next else { return nil }
    return starts.first { $0 > next && breakpoints.contains($0) }
  }

  /// Lets runs stop before a line, or no longer.
  ///
  /// - Returns: The line that can run and that it is; nil where there is none from there on.
  package mutating func toggleBreakpoint(_ number: Int) -> Int? {
    guard let start = start(from: number) else { return nil }
    if breakpoints.remove(start) == nil { breakpoints.insert(start) }
    return start
  }
}

// What is written into it.
extension SteppedScenario {
  /// Puts other words in the place of a line's.
  ///
  /// - Returns: Whether they are others.
  package mutating func replace(_ number: Int, with words: String) -> Bool {
    guard let before = lines[ordinal: number], words != self.words(number) else { return false }
    let change = LineChange(
      number: number, before: before, after: before.hasSuffix("\r") ? words + "\r" : words)
    edits.append(change)
    undone = []
    lines[number - 1] = change.after
    return true
  }

  /// Takes the last change back.
  ///
  /// - Returns: The line; nil where nothing was changed.
  package mutating func undoEdit() -> Int? {
    guard let change = edits.popLast() else { return nil }
    undone.append(change)
    lines[change.number - 1] = change.before
    return change.number
  }

  /// Makes the change again that was taken back last.
  ///
  /// - Returns: The line; nil where nothing was taken back.
  package mutating func redoEdit() -> Int? {
    guard let change = undone.popLast() else { return nil }
    edits.append(change)
    lines[change.number - 1] = change.after
    return change.number
  }

  /// Hears that the file says what the text says.
  package mutating func markSaved() { saved = lines }
}
