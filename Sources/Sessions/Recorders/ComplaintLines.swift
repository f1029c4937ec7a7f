import Lint
import Notifications

/// Passes complaints on, as they come or in the end, the same ones of a file only a few
/// times and then their count.
package struct ComplaintLines: Recorder {
  private let say: ([Diagnostic]) -> Void
  private let saysEach: Bool
  private let said: Set<Diagnostic>
  private var fold = ComplaintFold()
  // Nil where they are passed on as they come.
  private var held: [Diagnostic]?

  /// - Parameters:
  ///   - saysEach: Whether none is left out.
  ///   - said: What was said before and is not said again, though it comes up as it is played.
  ///   - first: What was said of the files before; with it all comes in the end, in the order of
  ///     the files. Nil for a run without a known end.
  package init(
    saysEach: Bool, unless said: Set<Diagnostic> = [], after first: [Diagnostic]? = nil,
    say: @escaping ([Diagnostic]) -> Void
  ) {
    (self.saysEach, self.said, self.say) = (saysEach, said, say)
    held = first
  }

  package mutating func record(_ event: SessionEvent, in session: Session) {
    switch event {
    case .complaint(let complaint), .finding(let complaint): take(complaint)
    case .happened, .rewound, .expectation, .snapshot, .compared, .title, .performed: break
    }
  }

  package mutating func finish() {
    say(held?.inOrder ?? fold.rest)
    if held != nil { held = [] }
  }

  private mutating func take(_ complaint: Diagnostic) {
    if said.contains(complaint) { return }
    if held != nil {
      held?.append(complaint)
    } else if saysEach || fold.takes(complaint) {
      say([complaint])
    }
  }
}
