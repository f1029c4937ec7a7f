import Notifications

/// Passes complaints on as they come, the same ones of a file only a few times and in the end their count.
package struct ComplaintLines: Recorder {
  private let say: ([Diagnostic]) -> Void
  private let saysEach: Bool
  private var fold = ComplaintFold()

  /// - Parameter saysEach: Whether none is left out.
  package init(saysEach: Bool, say: @escaping ([Diagnostic]) -> Void) {
    self.saysEach = saysEach
    self.say = say
  }

  package mutating func record(_ event: SessionEvent, in session: Session) {
    switch event {
    case .complaint(let complaint), .finding(let complaint): take(complaint)
    case .compared(.different(let difference)): take(difference.diagnostic)
    case .happened, .rewound, .expectation, .snapshot, .compared(.same), .compared(.drawn), .title,
      .performed:
      break
    }
  }

  package mutating func finish() { say(fold.rest) }

  private mutating func take(_ complaint: Diagnostic) {
    if saysEach || fold.takes(complaint) { say([complaint]) }
  }
}
