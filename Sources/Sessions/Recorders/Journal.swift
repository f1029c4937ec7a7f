import Notifications

/// Keeps what is done in a file, so that a session can go on where it ended.
///
/// A file that cannot be written is no end: what it lacks is written with the next act
/// that finds room on the disk.
package struct Journal: Recorder {
  /// Every line that was performed, oldest first, also where no file keeps them.
  package private(set) var lines: [String] = []
  /// Behind which fact each of the lines stands, as how many come before it; as many as lines.
  package var factCounts: [Int] { places.factCounts }
  /// The line of what was opened before which it was left; nil where all of that was played.
  var next: Place?
  /// Why the file lacks the last lines; nil where it holds all.
  package private(set) var failure: Diagnostic?
  /// How many lines take something back that was not done again since; none
  /// once all was written anew.
  private(set) var undoCount = 0
  /// Whether a recording goes on, which the file says to a session that goes on with it.
  private(set) var isRecording = false
  private let file: JournalFile?
  private let listsLines: Bool
  private var places = LinePlaces()
  // Lines that the file still lacks since the disk was full when they were to be written.
  private var unwritten: [String] = []
  /// Whether the paths in its header and its lines would play something
  /// else than the present branch.
  private(set) var isBehind: Bool

  /// - Parameters:
  ///   - file: Nil keeps nothing.
  ///   - isBehind: Whether not all was played that its header names.
  ///   - listsLines: Whether `lines` is asked for.
  package init(_ file: JournalFile?, isBehind: Bool = false, listsLines: Bool = true) {
    (self.file, self.isBehind, self.listsLines) = (file, isBehind, listsLines)
  }

  /// One that has no file and no lines.
  static var none: Journal { Journal(nil, listsLines: false) }

  /// Whether there is a file.
  package var isKept: Bool { file != nil }
  /// How many lines the file lacks.
  var unwrittenCount: Int { unwritten.count }
  /// Whether lines were written that are not on the disk yet.
  package var isDirty: Bool { file?.isDirty ?? false }

  package mutating func record(_ event: SessionEvent, in session: Session) {
    switch event {
    case .performed(let lines, let isBranch): write(lines, isBranch: isBranch, session)
    case .rewound(let rewind): if listsLines { places.move(by: rewind, in: session) }
    case .happened, .complaint, .finding, .expectation, .snapshot, .compared, .title: break
    }
  }

  /// Writes lines before what they say is acknowledged: where the file does not
  /// take them, they were none.
  ///
  /// - Throws: Why the file did not take them.
  package mutating func keep(_ new: [String], in session: Session) throws(Diagnostic) {
    let (before, unwrittenBefore) = (lines.count, unwritten.count)
    write(new, isBranch: false, session)
    guard let failure else { return }
    giveUp(linesBehind: before, unwrittenBehind: unwrittenBefore)
    throw failure
  }

  /// Gives up lines that were none after all.
  mutating func giveUp(linesBehind count: Int, unwrittenBehind unwrittenCount: Int) {
    lines.removeLast(max(0, lines.count - count))
    places.giveUp(behind: count)
    unwritten.removeLast(max(0, unwritten.count - unwrittenCount))
  }

  /// Lets another session go on with the file; to be called after the last line.
  func release() { file?.release() }

  /// Has all of it written anew with the next lines.
  mutating func fallBehind() { isBehind = true }

  /// Has all of it written anew with the next lines where paths in the old
  /// ones begin in another folder.
  mutating func followFolder() { if file?.isOfOtherFolder == true { fallBehind() } }

  /// Takes in a line that belongs before what the file holds: that is
  /// written anew with the next act.
  package mutating func insert(_ line: String) {
    if listsLines {
      lines.append(line)
      places.repeatLast()
    }
    isBehind = true
  }

  /// Takes in that a recording began or ended; the file has it with the next lines.
  mutating func note(isRecording: Bool) {
    self.isRecording = isRecording
    if isKept { unwritten.append(isRecording ? Self.recording : Self.recordingEnded) }
  }

  /// Whether a recording went on when the session of a journal ended without leaving it.
  ///
  /// - Parameter bytes: All of the journal.
  package static func wasRecording(_ bytes: [UInt8]) -> Bool {
    let last = bytes.split(separator: 0x0A).last { line in
      line.elementsEqual(recording.utf8) || line.elementsEqual(recordingEnded.utf8)
    }
    return last?.elementsEqual(recording.utf8) ?? false
  }

  // Comments: what is done again from a journal does not depend on them.
  private static let recording = "# recording"
  private static let recordingEnded = "# recording ended"

  /// Brings everything written so far to the disk.
  ///
  /// - Throws: A diagnostic where the disk did not take it.
  func synchronize() throws(Diagnostic) { try file?.synchronize() }

  // The left future must not come back with --resume: the file holds the present branch only.
  private mutating func write(_ new: [String], isBranch: Bool, _ session: Session) {
    if listsLines {
      lines += new
      places.append(new.count, in: session)
    }
    if isBranch { isBehind = true }
    undoCount = isBehind ? 0 : undoCount + new.count { $0 == "undo" } - new.count { $0 == "redo" }
    guard let file else { return }
    unwritten += new
    do throws(Diagnostic) {
      if isBehind {
        let all = session.journalLines + (isRecording ? [Self.recording] : [])
        let lines = all.map { $0 + "\n" }.joined()
        try file.replace(with: file.headerOfWhole.left(before: next).line + lines)
      } else if !unwritten.isEmpty {
        try file.append(unwritten)
      }
    } catch {
      return failure = error
    }
    (failure, unwritten, isBehind) = (nil, [], false)
  }
}
