import Delivery
import Notifications
import Scenarios

/// What became of a step of a playback.
package enum Report: Sendable {
  case happened([Fact])
  case rewound(Rewind)
  case complaint(Diagnostic)
  case expectation(Expectation)
  case snapshot(SnapshotRequest)
  case title(String)
}
