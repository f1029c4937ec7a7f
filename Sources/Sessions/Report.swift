import Delivery
import Notifications
import Scenarios

/// What became of a step of a playback.
package enum Report: Sendable {
  /// Facts, and how many there were before them: their sequence numbers follow.
  case happened([Fact], after: Int)
  case rewound(Rewind)
  case complaint(Diagnostic)
  case expectation(Expectation)
  case snapshot(SnapshotRequest)
  case title(String)
}
