import Synchronization

/// What was made last, as long as all that it depends on beside the scene is the same.
final class Remembered<Look: Equatable & Sendable, Value: Sendable>: Sendable {
  private let kept = Mutex<(look: Look, value: Value)?>(nil)

  /// It; made where it is not there in the present look.
  func value(in look: Look, _ make: () -> Value) -> Value {
    if let kept = kept.withLock({ $0 }), kept.look == look { return kept.value }
    let new = make()
    kept.withLock { $0 = (look, new) }
    return new
  }
}
