import Files
import Glibc
import Notifications

/// The journal on disk: a line for each act, written before the act is acknowledged.
///
/// Its lines are scenario lines, so a journal can be read, edited and replayed like any
/// scenario. What was written survives the end of the process; `synchronize` makes it
/// survive the end of the machine.
package final class JournalFile {
  /// Where it is.
  package let path: String
  private var descriptor: Int32
  // Where it is noted that it was written last; below 0 where that is not kept.
  private var lastDescriptor: Int32 = -1
  // Where its whole lines end.
  private var end = 0
  /// Whether lines were written since the last `synchronize`.
  package private(set) var isDirty = false
  /// Its first line where it is written anew, as its lines then hold what
  /// came of all that was opened.
  private(set) var headerOfWhole = JournalHeader()
  /// Whether paths in its lines begin in another folder than those that come now.
  private(set) var isOfOtherFolder = false
  /// What was taken off its end because it was written in part only; nil where it was whole.
  package private(set) var tornTail: Diagnostic?

  /// Begins a new journal, readable by its owner only; never over an existing file.
  ///
  /// - Parameter last: Where it is noted that it was written last; nil keeps that nowhere.
  /// - Throws: A diagnostic where the file cannot be made.
  package init(creating path: String, noting last: LastJournal? = nil) throws(Diagnostic) {
    self.path = path
    descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_APPEND | O_CLOEXEC, 0o600)
    if descriptor < 0 {
      var complaint = Self.complaint(path, "cannot begin the journal")
      complaint.message += "; set XDG_STATE_HOME to a folder that can be written"
      throw complaint
    }
    _ = Self.claim(descriptor)
    lastDescriptor = last?.open() ?? -1
  }

  /// Goes on with an existing journal, after what of it is whole: half a
  /// line is another act, or none.
  ///
  /// - Parameter last: As for a new one.
  /// - Throws: A diagnostic where the file cannot be opened or mended, or
  ///   another session writes it.
  package init(continuing path: String, noting last: LastJournal? = nil) throws(Diagnostic) {
    self.path = path
    descriptor = open(path, O_RDWR | O_APPEND | O_CLOEXEC)
    if descriptor < 0 { throw Self.complaint(path, "cannot go on with the journal") }
    guard Self.claim(descriptor) else {
      throw Diagnostic(Place(path), .error, "another session is writing this journal")
    }
    try mend()
    lastDescriptor = last?.open() ?? -1
  }

  /// Learns what its session opened.
  ///
  /// - Parameters:
  ///   - header: What its first line says.
  ///   - workingFolder: The absolute path of the folder that relative paths begin in from now on.
  package func goOn(from header: JournalHeader, in workingFolder: String) {
    headerOfWhole = header.ofWhole(in: workingFolder)
    isOfOtherFolder = header.folder != workingFolder
  }

  private func mend() throws(Diagnostic) {
    let bytes = try SourceFile.read(descriptor: descriptor, path: path).bytes
    let tail = JournalTail(of: bytes)
    end = tail.start
    if end == bytes.count { return }
    guard ftruncate(descriptor, end) == 0 else {
      throw Self.complaint(path, "cannot mend the journal")
    }
    tornTail = tail.diagnostic(in: path)
  }

  /// Whether some session writes a journal at this moment.
  package static func isInUse(_ path: String) -> Bool {
    // Without waiting: a pipe without a writer would never open.
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    var claim = whole
    // A claim that was only taken to ask would be in the way of a session that begins just then.
    return fcntl(descriptor, ownerOfClaim, &claim) != 0 || claim.l_type != Int16(F_UNLCK)
  }

  // The system forgets the claim with the process, however that ends.
  private static func claim(_ descriptor: Int32) -> Bool {
    var claim = whole
    return fcntl(descriptor, takeClaim, &claim) == 0
  }

  private static func letGo(of descriptor: Int32) {
    var claim = whole
    claim.l_type = Int16(F_UNLCK)
    _ = fcntl(descriptor, takeClaim, &claim)
  }

  // Linux's F_OFD_GETLK and F_OFD_SETLK, which Swift does not see: a claim is the open file's, and not
  // the process's, which would lose it where it closes the same file once.
  private static let (ownerOfClaim, takeClaim): (Int32, Int32) = (36, 37)

  private static var whole: flock {
    var claim = flock()
    claim.l_type = Int16(F_WRLCK)
    return claim
  }

  /// Lets another session go on with it; nothing can be written any more.
  package func release() {
    // A process that begins just then has the same open file until it is another program.
    if descriptor >= 0 { Self.letGo(of: descriptor) }
    for open in [descriptor, lastDescriptor] where open >= 0 { close(open) }
    (descriptor, lastDescriptor) = (-1, -1)
  }

  deinit { release() }

  /// Writes lines, all of them or none.
  ///
  /// - Throws: A diagnostic where the disk is full or the file was deleted; then
  ///   the journal is as it was.
  package func append(_ text: String) throws(Diagnostic) { try append(Array(text.utf8)) }

  /// Writes lines that have no line feeds yet, all of them or none.
  ///
  /// - Throws: As for a text.
  func append(_ lines: [String]) throws(Diagnostic) {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(lines.reduce(0) { $0 + $1.utf8.count + 1 })
    for line in lines {
      bytes += line.utf8
      bytes.append(0x0A)
    }
    try append(bytes)
  }

  private func append(_ bytes: [UInt8]) throws(Diagnostic) {
    // The system goes on taking what is written to a file that no path leads to any more.
    var status = stat()
    if fstat(descriptor, &status) == 0, status.st_nlink == 0 {
      let message = "cannot write the journal: its file was deleted; begin a new session"
      throw Diagnostic(Place(path), .error, message)
    }
    guard let newEnd = WholeWrite.append(bytes, to: descriptor, at: end) else {
      throw Self.complaint(path, "cannot write the journal")
    }
    end = newEnd
    isDirty = true
    LastJournal.note(FilePath(path).name, in: lastDescriptor)
  }

  /// Puts other text in the place of everything written so far, whole or not at all.
  ///
  /// - Throws: A diagnostic where that is not possible; then the journal is as it was.
  package func replace(with text: String) throws(Diagnostic) {
    let bytes = Array(text.utf8)
    let next = WholeWrite.replace(path) { next, _ in
      _ = Self.claim(next)
      return WholeWrite.append(bytes, to: next, at: 0) != nil
    }
    guard let next else { throw Self.complaint(path, "cannot write the journal anew") }
    close(descriptor)
    (descriptor, end) = (next, bytes.count)
    isDirty = true
    LastJournal.note(FilePath(path).name, in: lastDescriptor)
  }

  /// Brings everything written so far to the disk.
  ///
  /// - Throws: A diagnostic where the disk did not take it.
  package func synchronize() throws(Diagnostic) {
    isDirty = false
    guard fdatasync(descriptor) == 0 else {
      throw Self.complaint(path, "cannot bring the journal to the disk")
    }
  }

  /// Takes a journal away that nothing was written into.
  package func remove() { unlink(path) }

  private static func complaint(_ path: String, _ what: String) -> Diagnostic {
    Diagnostic(Place(path), .error, "\(what): \(errno.writingErrorWords)")
  }
}
