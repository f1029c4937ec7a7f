import Interaction

/// Brings the journal to the disk a second after the first act that is not there yet.
struct JournalSync {
  /// When that is due; nil while all is on the disk.
  private(set) var deadline: Duration?

  /// Looks whether something was done that is not on the disk yet.
  mutating func note(_ interaction: Interaction, at now: Duration) {
    if interaction.hasDirtyJournal, deadline == nil { deadline = now + .seconds(1) }
  }

  /// Brings all to the disk once it is time for that.
  mutating func synchronizeIfDue(_ interaction: inout Interaction, at now: Duration) {
    guard let deadline, now >= deadline else { return }
    interaction.synchronizeJournal()
    self.deadline = nil
  }
}
