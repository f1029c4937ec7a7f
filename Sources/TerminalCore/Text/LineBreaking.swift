/// Text taken apart for wrapping: which characters go on which line.
struct LineBreaking {
  /// What wrapping needs to know about a character.
  struct Letter {
    /// Its bytes in its run, counted from the start.
    let bytes: Range<Int>
    /// Which run it came from.
    let run: Int
    /// The columns that it takes; see `Character.columns`.
    let columns: Int
    /// Whether a line may or must end there.
    let breaks: LetterBreaks
  }

  /// The letters of one line.
  struct Line {
    /// Those that stand on it, in logical order.
    let letters: ArraySlice<Letter>
    /// Whether there was more than fits, so that an ellipsis belongs at its end.
    let isCut: Bool
    /// Whether it ends at a soft hyphen, and has room for the one that is drawn there.
    var isHyphenated = false
  }

  private let letters: [Letter]
  private let columns: Int

  /// Prepares texts that follow each other. Blanks and line breaks at the very end do not count.
  init(_ runs: [TextRun], columns: Int) {
    var letters: [Letter] = []
    letters.reserveCapacity(runs.reduce(0) { $0 + $1.text.utf8.count })
    for (number, run) in runs.enumerated() {
      if run.isASCII {
        Self.add(run.text.utf8, of: number, to: &letters)
      } else {
        Self.add(run.text, of: number, to: &letters)
      }
    }
    while let last = letters.last, last.isBlank || last.isLineBreak { letters.removeLast() }
    (self.letters, self.columns) = (letters, columns)
  }

  private static func add(_ text: String.UTF8View, of run: Int, to letters: inout [Letter]) {
    var place = 0
    for byte in text {
      letters.append(
        Letter(bytes: place..<place + 1, run: run, columns: 1, breaks: LetterBreaks(byte)))
      place += 1
    }
  }

  private static func add(_ text: String, of run: Int, to letters: inout [Letter]) {
    var place = 0
    for character in text {
      let bytes = place..<place + character.utf8.count
      let columns = character.columns
      let breaks = LetterBreaks(character, columns: columns)
      letters.append(Letter(bytes: bytes, run: run, columns: columns, breaks: breaks))
      place = bytes.upperBound
    }
  }

  /// The lines, at least one.
  ///
  /// - Parameter maximum: At most so many; the last is cut where there would be more.
  func lines(maximum: Int?, ellipsis: String) -> [Line] {
    var lines: [Line] = []
    var start = 0
    repeat {
      if let maximum, lines.count + 1 >= maximum {
        lines.append(lastLine(from: start, ellipsisColumns: ellipsis.columns))
        return lines
      }
      let (end, next) = self.line(from: start)
      let isHyphenated = end == next && endsInWord(start..<end)
      lines.append(
        Line(letters: trimmed(start..<end), isCut: false, isHyphenated: isHyphenated))
      start = next
    } while start < letters.count
    return lines
  }

  /// Where the line that begins here ends, and where the next begins.
  private func line(from start: Int) -> (end: Int, next: Int) {
    var used = 0
    var lastBreak: Int?
    for index in start..<letters.count {
      let letter = letters[index]
      if letter.isLineBreak { return (index, index + 1) }
      if index > start && mayBreak(before: index, behind: used) { lastBreak = index }
      used += letter.columns
      if used > columns && !letter.isBlank {
        let end = lastBreak ?? tear(from: start, before: index)
        return (end, letters[end...].firstIndex { !$0.isBlank } ?? letters.count)
      }
    }
    return (letters.count, letters.count)
  }

  // Whether a line of these letters parts a word at a soft hyphen that there is room for.
  private func endsInWord(_ range: Range<Int>) -> Bool {
    range.upperBound < letters.count
      && letters[range.upperBound - 1].breaks.contains(.softHyphen) && columnsUsed(range) < columns
  }

  /// Whether a line may begin here: after a blank, also one of no width, after a soft hyphen that
  /// no hyphen follows, and beside wide characters, which need no blanks; but not before
  /// punctuation that closes, nor after some that opens.
  ///
  /// - Parameter used: The columns of the line before it.
  private func mayBreak(before index: Int, behind used: Int) -> Bool {
    let (previous, next) = (letters[index - 1], letters[index])
    if next.isBlank { return false }
    if previous.isBlank { return true }
    let isHyphenated =
      previous.breaks.contains(.softHyphen) && !next.breaks.contains(.hyphen) && used < columns
    return (isHyphenated || previous.breaks.contains(.wide) || next.breaks.contains(.wide))
      && !next.breaks.contains(.closes) && !previous.breaks.contains(.opens)
  }

  /// Where a word that is longer than a line is torn: behind the last hyphen that there is room
  /// for, else between syllables, where Thai and Lao show them, else where the line ends.
  ///
  /// Only there: what is written with hyphens may be a name to type, such as a key of a payload.
  private func tear(from start: Int, before index: Int) -> Int {
    (start...index).dropFirst(2).last(where: followsHyphen)
      ?? (start...index).dropFirst().last(where: isBetweenSyllables) ?? max(index, start + 1)
  }

  // Thai and Lao have no blanks between words. Which syllables are a word takes a dictionary.
  private func isBetweenSyllables(_ index: Int) -> Bool {
    let (previous, next) = (letters[index - 1].breaks, letters[index].breaks)
    if next.contains(.beginsSyllable) { return !previous.contains(.opens) }
    return previous.contains(.endsSyllable) && !next.contains(.closes)
  }

  // As Unicode's line breaking has it: not before a digit, nor behind what begins a word.
  private func followsHyphen(_ index: Int) -> Bool {
    let (word, hyphen, next) = (letters[index - 2], letters[index - 1], letters[index])
    return hyphen.breaks.contains(.hyphen)
      && word.breaks.isDisjoint(with: [.hyphen, .blank, .opens])
      && next.breaks.isDisjoint(with: [.hyphen, .digit, .closes])
  }

  /// What goes on the last line that there is room for.
  private func lastLine(from start: Int, ellipsisColumns: Int) -> Line {
    let (end, next) = maximumLine(from: start)
    if next >= letters.count && columnsUsed(start..<end) <= columns {
      return Line(letters: trimmed(start..<end), isCut: false)
    }
    var cut = end
    while cut > start && columnsUsed(start..<cut) > columns - ellipsisColumns { cut -= 1 }
    return Line(letters: trimmed(start..<cut), isCut: true)
  }

  /// As many letters as could be on a line when words may be cut.
  private func maximumLine(from start: Int) -> (end: Int, next: Int) {
    var used = 0
    for index in start..<letters.count {
      if letters[index].isLineBreak { return (index, index + 1) }
      used += letters[index].columns
      if used > columns { return (index, index) }
    }
    return (letters.count, letters.count)
  }

  private func columnsUsed(_ range: Range<Int>) -> Int {
    letters[range].reduce(0) { $0 + $1.columns }
  }

  private func trimmed(_ range: Range<Int>) -> ArraySlice<Letter> {
    var end = range.upperBound
    while end > range.lowerBound && letters[end - 1].isBlank { end -= 1 }
    return letters[range.lowerBound..<end]
  }
}

extension LineBreaking.Letter {
  fileprivate var isBlank: Bool { breaks.contains(.blank) }
  fileprivate var isLineBreak: Bool { breaks.contains(.lineBreak) }
}
