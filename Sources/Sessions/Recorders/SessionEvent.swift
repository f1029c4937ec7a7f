import Delivery
import Notifications
import Scenarios

/// What happens in a session, as its recorders hear of it.
///
/// What is rare is large, and kept apart: there is one of these for each of many thousand payloads.
package enum SessionEvent: Sendable {
  /// Facts, and the number before that of the first: theirs follow. A clock that goes on tells its
  /// last move anew, with a new number.
  case happened([Fact], after: Int)
  /// An act was taken back or done again.
  indirect case rewound(Rewind)
  /// Something is wrong with an input, or to be said of it.
  indirect case complaint(Diagnostic)
  /// What rules found in what is sent, or what is to be said of apps and their programs: no input
  /// is wrong for that, and what it is about took place.
  indirect case finding(Diagnostic)
  /// Something is expected of the present moment.
  indirect case expectation(Expectation)
  /// The present screen is to be compared.
  indirect case snapshot(SnapshotRequest)
  /// What the comparison came to.
  indirect case compared(PictureComparison)
  /// What a scenario calls itself.
  case title(String)
  /// Acts were performed that a journal holds as these lines; the first began a branch where
  /// the past was shown before.
  case performed([String], isBranch: Bool)

  /// What is to be said of an input, or of apps and their programs; nil for what is none of both.
  package var diagnostic: Diagnostic? {
    switch self {
    case .complaint(let diagnostic), .finding(let diagnostic): diagnostic
    case .happened, .rewound, .expectation, .snapshot, .compared, .title, .performed: nil
    }
  }

  /// What kept its line from being played as it is written; nil where nothing did.
  package var mistake: Diagnostic? {
    guard case .complaint(let complaint) = self, complaint.severity == .error else { return nil }
    return complaint
  }

  /// The same with something else to say, where it says anything.
  func saying(_ diagnostic: Diagnostic) -> SessionEvent {
    switch self {
    case .complaint: .complaint(diagnostic)
    case .finding: .finding(diagnostic)
    case .happened, .rewound, .expectation, .snapshot, .compared, .title, .performed: self
    }
  }
}

/// What became of a screen that a scenario compares.
package enum PictureComparison: Sendable {
  /// It is what was kept.
  case same
  /// It differs from what was kept, or nothing was.
  case different(PictureDifference)
  /// It is to be kept from now on.
  case drawn(DrawnPicture)
}

extension Session {
  /// Tells of the facts that came last.
  ///
  /// Not of facts that are made as it is called: they would be numbered by the session before them.
  func happened(_ new: [Fact]) -> SessionEvent {
    .happened(new, after: facts.sequence(at: facts.count - new.count) - 1)
  }
}
