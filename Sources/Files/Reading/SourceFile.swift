import Glibc
import Notifications

/// A file that was read, byte for byte.
package struct SourceFile: Sendable {
  /// The path as it was given.
  package let path: String
  /// All of it.
  package let bytes: [UInt8]
  // Nil where all of it stays in memory.
  private var pages: BackedPages?

  /// - Parameter path: For complaints; need not be a file's.
  package init(path: String, bytes: [UInt8]) {
    (self.path, self.bytes) = (path, bytes)
  }

  private init(path: String, bytes: [UInt8], backedBy pages: BackedPages?) {
    self.init(path: path, bytes: bytes)
    self.pages = pages ?? BackedPages(bytes)
  }

  /// Says that a part of a large file was read, and will not be looked at soon: the system may
  /// take its memory back.
  ///
  /// - Parameter range: Of `bytes`.
  package func release(_ range: Range<Int>) { pages?.release(range, of: bytes) }

  /// Says that of a large file nothing will be looked at soon.
  package func release() { release(bytes.indices) }

  /// Reads a file, or what an editor has in its place (`UnsavedTexts`).
  ///
  /// Glibc and not Foundation, whose loading alone costs half of a short run.
  ///
  /// Only regular files are read, since anything else may never end or begin, and what a shell's
  /// process substitution names (`/dev/fd/63`).
  ///
  /// - Parameters:
  ///   - path: Relative to the working folder, or absolute.
  ///   - byteLimit: Files above this size are refused.
  ///   - enclosure: What it may not lead out of by links; nil for what a person names.
  /// - Throws: A diagnostic at 1:1 when it is missing, no file, too big,
  ///   leads out or cannot be read.
  package static func read(
    _ path: String, byteLimit: Int = Self.byteLimit, within enclosure: Enclosure? = nil
  ) throws(Diagnostic) -> SourceFile {
    if let complaint = enclosure?.complaint(about: path, .error) { throw complaint }
    if let bytes = UnsavedTexts.bytes(of: path) { return SourceFile(path: path, bytes: bytes) }
    guard let kind = FileKind(path: path) else { throw unreadable(path, errno) }
    guard kind == .regular || kind == .pipe && FilePath(path).ownDescriptor != nil else {
      throw Diagnostic(Place(path), .error, kind.refusal)
    }
    // Without waiting, should a pipe have taken the place of the file by now; nor is
    // that read, which would wait.
    let flags = kind == .regular ? O_RDONLY | O_CLOEXEC | O_NONBLOCK : O_RDONLY | O_CLOEXEC
    let descriptor = open(path, flags)
    guard descriptor >= 0 else { throw unreadable(path, errno) }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw unreadable(path, errno) }
    let opened = FileKind(status)
    guard opened == kind else { throw Diagnostic(Place(path), .error, opened.refusal) }
    return try read(descriptor: descriptor, status, path: path, byteLimit: byteLimit)
  }

  /// Reads a file that need not be there; nil also where it cannot be read, or is no regular file.
  ///
  /// What `read` says of a missing file is found by looking through its folder.
  ///
  /// - Parameters:
  ///   - byteLimit: A larger file counts as none.
  ///   - enclosure: A file that leads out of it counts as none.
  package static func readIfThere(
    _ path: String, byteLimit: Int = Self.byteLimit, within enclosure: Enclosure? = nil
  ) -> SourceFile? {
    // `read` would look for siblings of what is missing.
    Folder.exists(path) ? try? read(path, byteLimit: byteLimit, within: enclosure) : nil
  }

  /// Reads a file that need not be there; nil where nothing is.
  ///
  /// For what is written anew with what it held: that what is there cannot be read is no reason to
  /// lose it.
  ///
  /// - Throws: As `read`, where something is there.
  package static func readUnlessMissing(
    _ path: String, byteLimit: Int = Self.byteLimit
  ) throws(Diagnostic) -> SourceFile? {
    Folder.exists(path) ? try read(path, byteLimit: byteLimit) : nil
  }

  /// Reads from an open descriptor to its end, such as standard input.
  ///
  /// - Parameters:
  ///   - descriptor: Stays open.
  ///   - path: What to call it in complaints.
  /// - Throws: A diagnostic at 1:1 where it is a folder, too big or cannot be read.
  package static func read(descriptor: Int32, path: String) throws(Diagnostic) -> SourceFile {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw unreadable(path, errno) }
    return try read(descriptor: descriptor, status, path: path, byteLimit: byteLimit)
  }

  private static func read(
    descriptor: Int32, _ status: stat, path: String, byteLimit: Int
  ) throws(Diagnostic) -> SourceFile {
    if status.st_mode & S_IFMT == S_IFDIR { throw unreadable(path, EISDIR) }
    let isRegular = status.st_mode & S_IFMT == S_IFREG
    let size = Int(status.st_size)
    guard size <= byteLimit else { throw tooBig(path, byteLimit) }
    guard hasMemory(size) else { throw unreadable(path, ENOMEM) }
    let backed = isRegular ? BackedPages.read(size, from: descriptor) : nil
    var (bytes, pages) = (backed?.bytes ?? [], backed?.pages)
    var expected = max(4096, size + 1 - bytes.count)
    while true {
      let got = try append(expected, to: &bytes, from: descriptor, path)
      if bytes.count > byteLimit { throw tooBig(path, byteLimit) }
      // What it has grown by meanwhile lies on pages of no file.
      if got > 0 { pages = nil }
      // A regular file gives less than was asked for at its end only; those
      // of the system say no size.
      if got == 0 || isRegular && size > 0 && got < expected {
        return SourceFile(path: path, bytes: bytes, backedBy: pages)
      }
      expected = max(4096, expected - got)
    }
  }

  private static func append(
    _ count: Int, to bytes: inout [UInt8], from descriptor: Int32, _ path: String
  ) throws(Diagnostic) -> Int {
    guard hasMemory(count) else { throw unreadable(path, ENOMEM) }
    var failure: Int32 = 0
    let chunk = [UInt8](unsafeUninitializedCapacity: count) { buffer, used in
      let got = WaitingRead.read(descriptor, into: buffer)
      if got < 0 { failure = errno }
      used = max(0, got)
    }
    if failure != 0 { throw unreadable(path, failure) }
    if bytes.isEmpty { bytes = chunk } else if !chunk.isEmpty { bytes += chunk }
    return chunk.count
  }

  // Asked before an array is, which ends the program where there is none.
  private static func hasMemory(_ count: Int) -> Bool {
    guard count > 1 << 20 else { return true }
    // From the kernel: what is allocated and freed at once a release does not allocate.
    let access = (PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS)
    guard let memory = mmap(nil, count, access.0, access.1, -1, 0), memory != MAP_FAILED else {
      return false
    }
    munmap(memory, count)
    return true
  }

  /// How large a file may be where nothing else is said, in bytes.
  package static let byteLimit = 1 << 30

  /// The complaint about a file that is too large.
  package static func tooBig(_ path: String, _ limit: Int = Self.byteLimit) -> Diagnostic {
    Diagnostic(Place(path), .error, "the file is larger than the \(limit.inBytes) that are read")
  }

  /// The complaint about a path that cannot be read.
  ///
  /// - Parameter error: `errno`; for a missing file, the nearest name in its folder is given.
  package static func unreadable(_ path: String, _ error: Int32) -> Diagnostic {
    Diagnostic(Place(path), .error, message(path, error))
  }

  private static func message(_ path: String, _ error: Int32) -> String {
    switch error {
    case ENOENT, ENOTDIR: missing(path)
    case EISDIR: FileKind.folder.refusal
    case EACCES, EPERM: "reading it is not permitted"
    case ENOMEM: "the memory does not suffice for it; allow more (ulimit -v)"
    case ELOOP: "its symbolic links lead in a circle"
    case EBADF: "it is closed, or not open for reading"
    case ENAMETOOLONG: "the path is too long"
    case EMFILE, ENFILE: error.openingErrorWords
    default: "it cannot be read: \(error.systemErrorWords)"
    }
  }

  /// What to say of a path at which there is nothing, with the one that was probably meant.
  package static func missing(_ path: String) -> String {
    if FilePath.isCutShort(path) { return FilePath.cutShort }
    if Folder.hasForeignName(path) { return Folder.foreignName }
    let folder = FilePath(path).folder
    let what =
      Folder.exists(folder) ? "there is no such file" : "there is no such file, nor its folder"
    return what + suggestion(of: nearest(to: path), for: path)
  }

  /// The path that was probably meant by one at which there is nothing; nil where none is near.
  ///
  /// The part that is wrong is put right: a file's name, else that of the first folder which is
  /// missing, with what lies behind it if it is there.
  package static func nearest(to path: String) -> String? {
    var file = FilePath(path)
    var behind: [String] = []
    while !Folder.exists(file.folder), file.folder != file.text {
      behind.insert(file.name, at: 0)
      file = FilePath(file.folder)
    }
    // A link that leads nowhere is its own sibling.
    let siblings = (Folder.entriesIfThere(file.folder) ?? []).sorted().filter { $0 != file.name }
    guard let name = Notifications.nearest(file.name, among: siblings) else { return nil }
    let isBare = !file.text.utf8.contains(UInt8(ascii: "/"))
    let found = isBare ? name : FilePath(file.folder).appending(name)
    let whole = behind.reduce(found) { FilePath($0).appending($1) }
    return Folder.exists(whole) ? whole : found
  }
}
