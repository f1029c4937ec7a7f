import Notifications

/// Payloads that come bit by bit, from a pipe: one a line, or one after the other over
/// as many lines as they take.
///
/// The first lines tell which. A line is whole with its line feed, a payload over several lines
/// with its last brace; what comes before is kept until then.
package struct PayloadStream: Sendable {
  /// What to call it in complaints.
  let path: String
  private var rest: [UInt8] = []
  // Where in it begins what was not taken yet.
  private var start = 0
  // How many lines end before it, and its column in its own.
  private var (lineCount, column) = (0, 1)
  private var isPassingOver = false
  private var isAtBeginning = true
  // Whether all that comes is passed over, up to its end.
  private var isForeign = false
  // Nil until the first lines tell.
  private var form: PayloadForm?
  private var scan = Scan()

  // How far what was not taken yet was looked through: what comes in small
  // pieces is looked at once.
  private struct Scan {
    var firstLines = PayloadFirstLines()
    var brackets = BracketScan()
    // How many bytes have no line feed in them that ends what is waited for.
    var unbrokenCount = 0
    // What the payload that begins here still lacks, as the lines before told.
    var missing: PayloadLines.Missing?
  }

  /// Begins a stream.
  ///
  /// - Parameter path: Such as `stdin`.
  package init(path: String) { self.path = path }

  /// Takes the next bytes.
  ///
  /// - Parameter bytes: In pieces of any size.
  /// - Returns: The payloads that are whole now, in their order.
  package mutating func take(_ bytes: some Sequence<UInt8>) -> [PayloadLine] {
    if isForeign { return [] }
    rest += bytes
    return taken(isAtEnd: false) + overlong
  }

  /// Takes the end of the stream: what has no line feed is a line, too, unless it is
  /// the end of an overlong one.
  ///
  /// What is taken afterwards is told anew; its lines are counted on.
  package mutating func end() -> [PayloadLine] {
    if isPassingOver, !rest.contains(0x0A) { rest.removeAll() }
    let isCut = rest.last.map { $0 != 0x0A } ?? false
    defer {
      if isCut { (lineCount, column) = (lineCount + 1, 1) }
      (form, scan, isPassingOver) = (nil, Scan(), false)
      (isAtBeginning, isForeign) = (true, false)
    }
    return taken(isAtEnd: true)
  }

  private mutating func taken(isAtEnd: Bool) -> [PayloadLine] {
    if isAtBeginning {
      guard isAtEnd || TextEncoding.foreignBeginning(rest) != nil else { return [] }
      if TextEncoding.isForeign(rest) { return [foreign()] }
    }
    var found: [PayloadLine] = []
    // Behind a payload without an end, each would be searched for its own up to the end of all.
    var isUnended = false
    while start < rest.count {
      if form == nil { form = isPassingOver || isUnended ? .lines : toldForm(isAtEnd) }
      guard let form else { break }
      let next = endOfNext(form)
      isUnended = next == nil
      guard let end = next ?? (isAtEnd ? endOfLast(form) : nil) else { break }
      switch form {
      case .lines: found += lines(upTo: end, isAtEnd)
      case .whole: found.append(payload(upTo: end))
      }
    }
    dropTaken()
    return found
  }

  private mutating func foreign() -> PayloadLine {
    defer { (rest, isForeign, lineCount) = ([], true, lineCount + 1) }
    var reader = JSONReader(path: path, grammar: .payload, called: PayloadLine.noun)
    return PayloadLine(foreign: rest, at: Place(path, line: lineCount + 1), by: &reader)
  }

  private mutating func toldForm(_ isAtEnd: Bool) -> PayloadForm? {
    scan.firstLines.form(of: rest[start...], isAtEnd: isAtEnd)
  }

  // All lines that are whole go at once.
  private mutating func endOfNext(_ form: PayloadForm) -> Int? {
    switch form {
    case .lines:
      guard hasMissingCome() else { return nil }
      let unscanned = rest[(start + scan.unbrokenCount)...]
      scan.unbrokenCount = rest.count - start
      return unscanned.lastIndex(of: 0x0A).map { $0 + 1 }
    case .whole: return scan.brackets.end(in: rest[start...])
    }
  }

  // Nothing more comes: a payload whose last bracket is missing must not swallow those behind it.
  // Line feeds before it, which came after the one before was taken, are no payload.
  private func endOfLast(_ form: PayloadForm) -> Int {
    switch form {
    case .lines: rest.count
    case .whole: BracketScan.endBeforeNextPayload(of: rest[firstByte(before: rest.count)...])
    }
  }

  // Behind the blanks.
  private func firstByte(before end: Int) -> Int {
    rest[start..<end].firstIndex { !$0.isJSONBlank } ?? start
  }

  // Whether that came which the lines before lacked.
  private mutating func hasMissingCome() -> Bool {
    let hasCome =
      switch scan.missing {
      case nil: true
      case .nextLine: !rest[(start + scan.unbrokenCount)...].allSatisfy(\.isJSONBlank)
      case .lastBracket: scan.brackets.end(in: rest[start...]) != nil
      }
    if hasCome { scan.missing = nil } else { scan.unbrokenCount = rest.count - start }
    return hasCome
  }

  // In one piece: one payload at a time, all that follow would be moved for each.
  private mutating func dropTaken() {
    if start > 0 { rest.removeFirst(start) }
    start = 0
  }

  // What may go on in lines that are still to come waits for them.
  private mutating func lines(upTo end: Int, _ isAtEnd: Bool) -> [PayloadLine] {
    if isPassingOver, let lineFeed = rest[start..<end].firstIndex(of: 0x0A) {
      pass(to: lineFeed + 1)
      isPassingOver = false
    }
    let whole = SourceFile(path: path, bytes: Array(rest[start..<end]))
    var lines = PayloadLines(whole, after: lineCount, column: column, isForeign: false)
    var found: [PayloadLine] = []
    while isAtEnd || lines.missing == nil, let line = lines.next() { found.append(line) }
    pass(to: start + lines.bytesRead)
    scan = Scan(unbrokenCount: end - start, missing: isAtEnd ? nil : lines.missing)
    return found
  }

  // What comes behind it is told anew.
  private mutating func payload(upTo end: Int) -> PayloadLine {
    let first = firstByte(before: end)
    pass(to: first)
    let place = Place(path, line: lineCount + 1, column: column)
    var reader = JSONReader(path: path, grammar: .payload, called: PayloadLine.noun)
    let line = PayloadLine(
      FileText(rest[...], path: path), in: first..<end, at: place, by: &reader)
    // The line feeds behind it with it, so that the next begins at its own line; of that the
    // blanks, which may not all be here yet.
    let blanks = rest[end...].prefix(while: \.isJSONBlank)
    pass(to: blanks.lastIndex(of: 0x0A).map { $0 + 1 } ?? end)
    (form, scan) = (nil, Scan())
    return line
  }

  private mutating func pass(to end: Int) {
    let passed = rest[start..<end]
    lineCount += passed.count { $0 == 0x0A }
    column = passed.column(behind: column)
    start = end
    isAtBeginning = false
  }

  // Who forgets the line feeds, or a bracket, must not fill the memory: one complaint,
  // and on with the next line.
  private var overlong: [PayloadLine] {
    mutating get {
      guard rest.count > PayloadReader.readLimit else { return [] }
      let (place, isOneLine) = (Place(path, line: lineCount + 1), !rest.contains(0x0A))
      pass(to: rest.count)
      (rest, start, form, scan) = ([], 0, nil, Scan())
      guard !isPassingOver else { return [] }
      isPassingOver = true
      let what =
        isOneLine
        ? (part: "line", advice: "end each payload with a line feed")
        : (part: "payload", advice: "close all of its brackets")
      let message =
        "the \(what.part) is longer than the \(PayloadReader.readLimit.inBytes) that are read; \(what.advice)"
      return [PayloadLine(at: place, Reading(nil, [Diagnostic(place, .error, message)]))]
    }
  }
}
