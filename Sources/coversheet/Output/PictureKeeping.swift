import Notifications
import Sessions

/// Keeps pictures as they are drawn now and removes those that no line names, as far
/// as the person wants that.
struct PictureKeeping {
  // Only what was done on the disk counts.
  private var update = PictureUpdate()
  private var questions: PictureQuestions
  private let faults: ReportFaults

  /// - Parameter faults: Gets what could not be written or removed; the others are.
  init(_ invocation: Invocation, _ selection: PictureSelection, _ faults: ReportFaults) {
    questions = PictureQuestions(invocation, selection)
    self.faults = faults
  }

  /// What became of all of them, in numbers.
  var summary: String { update.summary }

  /// Writes those that differ from what is kept.
  ///
  /// - Returns: Those that stay as they were kept: the person leaves them, or they cannot be
  ///   written.
  mutating func keep(_ pictures: [DrawnPicture]) -> [DrawnPicture] {
    pictures.filter { picture in
      guard questions.keeps(picture) else {
        update.noteLeft()
        return true
      }
      return !write(picture)
    }
  }

  // Whether it is on the disk now.
  private mutating func write(_ picture: DrawnPicture) -> Bool {
    var written = update
    guard written.takes(picture.text, at: picture.path) else { return true }
    return faults.collect { () throws(Diagnostic) in
      if let refusal = KeptPicture.refusal(ofPath: picture.path) {
        throw Diagnostic(Place(picture.path), .error, refusal)
      }
      try OutputFile.write(picture.text, to: picture.path)
      update = written
    }
  }

  /// Counts pictures that were compared, differ, and stay as they were kept.
  mutating func noteLeft(_ count: Int) {
    for _ in 0..<count { update.noteLeft() }
  }

  /// Removes pictures, by path.
  mutating func remove(_ paths: [String]) {
    for path in paths {
      guard questions.removes(path) else {
        update.noteLeft()
        continue
      }
      faults.collect { () throws(Diagnostic) in
        try OutputFile.remove(path)
        update.noteRemoved()
      }
    }
  }
}
