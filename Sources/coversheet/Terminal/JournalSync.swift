/// When a journal is brought to the disk: a second after the first act that is not there yet.
struct JournalSync {
  /// When that is due; nil while all is on the disk.
  private(set) var deadline: Duration?

  /// Takes note whether something was done that is not on the disk yet.
  mutating func note(isDirty: Bool, at now: Duration) {
    if isDirty, deadline == nil { deadline = now + .seconds(1) }
  }

  /// Whether it is time now; once for what was noted.
  mutating func takeDue(at now: Duration) -> Bool {
    guard let deadline, now >= deadline else { return false }
    self.deadline = nil
    return true
  }
}
