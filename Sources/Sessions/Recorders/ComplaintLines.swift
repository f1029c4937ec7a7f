import Notifications

/// Passes complaints on as they come, the same ones of a file only a few times and in the end their
/// count.
package struct ComplaintLines: Recorder {
  private let say: ([Diagnostic]) -> Void
  private let saysEach: Bool
  private let said: Set<Diagnostic>
  private var fold = ComplaintFold()

  /// - Parameters:
  ///   - saysEach: Whether none is left out.
  ///   - said: What was said before and is not said again, though it comes up as it is played.
  package init(
    saysEach: Bool, unless said: Set<Diagnostic> = [], say: @escaping ([Diagnostic]) -> Void
  ) {
    (self.saysEach, self.said, self.say) = (saysEach, said, say)
  }

  package mutating func record(_ event: SessionEvent, in session: Session) {
    if let diagnostic = event.diagnostic { take(diagnostic) }
  }

  package mutating func finish() { say(fold.rest) }

  private mutating func take(_ complaint: Diagnostic) {
    if said.contains(complaint) { return }
    if saysEach || fold.takes(complaint) { say([complaint]) }
  }
}
