import Glibc
import Notifications
import Sessions

/// Asks the person at the terminal which pictures are kept, one by one: `y n a q`.
struct PictureQuestions {
  private let isAsked: Bool
  private let look: ReportLook
  private let columns: Int
  // What is done with all others; nil while it is asked for.
  private var rest: Bool?

  /// Asks nothing where pictures were named, or where the question or its answer
  /// would not go to a terminal.
  init(_ invocation: Invocation, _ selection: PictureSelection) {
    let environment = invocation.environment
    isAsked =
      selection == .all && !invocation.namesPictures
      && isatty(STDIN_FILENO) == 1 && environment.isErrorTerminal
    look = invocation.talkLook
    columns = environment.errorColumns
  }

  /// Whether a picture is to be kept as it is drawn now.
  mutating func keeps(_ picture: DrawnPicture) -> Bool {
    let kept = KeptPicture(picture.path)
    if kept.isSame(as: picture.text) { return true }
    let what = if case .missing = kept { "draw" } else { "keep this in" }
    let lines = isAsked && rest == nil ? Self.lines(kept, picture.text, look, columns) : []
    return decide("\(what) \(picture.path)", showing: lines)
  }

  /// Whether a picture that no line names is to be removed.
  mutating func removes(_ path: String) -> Bool {
    decide("remove \(path), which no line names", showing: [])
  }

  private mutating func decide(_ question: String, showing lines: [String]) -> Bool {
    guard isAsked else { return true }
    if let rest { return rest }
    let lines = lines + ["\(question)?  y yes · n no · a all · q no more"]
    for line in lines { Console.tell(line) }
    while let keys = SingleKeys() {
      let event = keys.wait()
      keys.letGo()
      switch event {
      case .key(UInt8(ascii: "y")): return true
      case .key(UInt8(ascii: "n")): return false
      case .key(UInt8(ascii: "a")): rest = true
      case .key(UInt8(ascii: "q")), .key(0x04), .key(nil): rest = false
      case .signal where SingleKeys.comesToForeground():
        // Stopped and called back: what the shell said stands below the question.
        for line in lines { Console.tell(line) }
        continue
      case .key, .signal, .other, .time: continue
      }
      return rest ?? false
    }
    return false
  }

  private static func lines(
    _ kept: KeptPicture, _ drawn: String, _ look: ReportLook, _ columns: Int
  ) -> [String] {
    guard case .text(let kept) = kept else { return [] }
    return MarkedPictures(kept, drawn).lines(look, columns: columns)
      ?? PictureDifference.lines(kept, drawn)
  }
}

extension Invocation {
  /// Which pictures are kept as they are drawn.
  ///
  /// - Throws: Where a pipeline would draw all of them without saying so.
  func pictureSelection() throws(UsageError) -> PictureSelection {
    guard let names = arguments[.updateSnapshots] else { return .none }
    let words = names.split(separator: ",", omittingEmptySubsequences: false)
    if words.count > 1, words.contains("") {
      throw UsageError(
        "--update-snapshots: a name is empty in “\(names)”; write one, or leave a comma out")
    }
    if !names.isEmpty { return PictureSelection(names: names) }
    guard environment["CI"] == nil else {
      throw UsageError(
        "--update-snapshots draws nothing where CI is set; name the pictures, as in"
          + " --update-snapshots=list,badge, or write --update-snapshots=all")
    }
    return .all
  }

  /// Whether the command line says which pictures are kept.
  fileprivate var namesPictures: Bool { arguments[.updateSnapshots].map { !$0.isEmpty } ?? false }

  /// Says which of the pictures that were named no line draws, before anything is written.
  ///
  /// - Parameter drawn: What lines call theirs.
  func refuseMissing(
    _ selection: PictureSelection, among drawn: Set<String>
  ) throws(UsageError) {
    guard let name = selection.missing(among: drawn).first else { return }
    throw UsageError(
      "--update-snapshots: no line that is played draws a picture “\(name)”"
        + suggestion(for: name, among: drawn.sorted()))
  }
}
