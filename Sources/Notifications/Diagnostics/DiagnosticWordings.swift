/// What complaints say, each wording once whatever the lines are that it is said of.
struct DiagnosticWordings: Sendable {
  /// A complaint in few bytes.
  struct Entry: Hashable, Sendable {
    fileprivate let wording: Int32
    fileprivate let line: Int32
    fileprivate let column: Int32
  }

  // Complaints about the beginning of their files.
  private var wordings: [Diagnostic] = []
  private var numbers: [Diagnostic: Int32] = [:]
  // Those of a file of many lines say few things: to look at them is faster than to hash one.
  private static let compared = 4

  /// What stands for a complaint.
  mutating func entry(for diagnostic: Diagnostic) -> Entry {
    var wording = diagnostic
    wording.place = Place(diagnostic.place.path)
    return Entry(
      wording: number(of: wording), line: diagnostic.place.line, column: diagnostic.place.column)
  }

  private mutating func number(of wording: Diagnostic) -> Int32 {
    if let recent = wordings.suffix(Self.compared).lastIndex(of: wording) { return Int32(recent) }
    if let known = numbers[wording] { return known }
    let number = Int32(wordings.count)
    wordings.append(wording)
    numbers[wording] = number
    return number
  }

  /// The complaint that an entry stands for.
  func diagnostic(_ entry: Entry) -> Diagnostic {
    var diagnostic = wordings[Int(entry.wording)]
    diagnostic.place.line = entry.line
    diagnostic.place.column = entry.column
    return diagnostic
  }
}
