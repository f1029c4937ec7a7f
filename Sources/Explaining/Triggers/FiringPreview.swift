import Delivery
import Notifications

/// What is known beforehand about a trigger: when it fires, and what that depends on.
///
/// Worked out from the trigger, the moment and the device alone, so it may be asked
/// for what is not scheduled.
package struct FiringPreview: Hashable, Sendable {
  /// The next firings with what is left out between them, earliest first; empty
  /// where no time decides it.
  ///
  /// Those left out have no time (`at` is nil) and count like the others.
  package let firings: [Firing]
  /// What decides when it fires, the trigger itself first.
  package let dependence: [TriggerDependence]
  /// When it fires in a few words.
  package let words: String
  /// Whether no time decides when it fires, but a place.
  package let waitsForPlace: Bool

  /// How many firings are worth a look.
  static let usualCount = 10

  /// - Parameters:
  ///   - moment: The first firing is later.
  ///   - date: When it was scheduled, or would be: intervals count from then (K3).
  ///   - device: Its zone and its policies.
  ///   - count: How many firings are wanted.
  package init(
    of trigger: Trigger, after moment: Instant, scheduledAt date: Instant, on device: Device,
    count: Int = FiringPreview.usualCount
  ) {
    self.init(
      of: trigger, trigger.firings(after: moment, scheduledAt: date, on: device, count: count),
      on: device)
  }

  private init(of trigger: Trigger, _ firings: [Firing], on device: Device) {
    self.firings = firings
    dependence = TriggerDependence.all(of: trigger, firings, on: device)
    words = trigger.words(on: device)
    waitsForPlace = trigger.isLocation
  }

  /// What is known of a request that waits.
  ///
  /// - Parameter moment: The first firing is later; nil for what the clock reads.
  package init(
    of pending: PendingRequest, in state: State, after moment: Instant? = nil,
    count: Int = FiringPreview.usualCount
  ) {
    let firings = pending.firings(
      after: moment ?? state.now, at: state.now, on: state.device, count: count)
    self.init(of: pending.request.trigger, firings, on: state.device)
  }

  /// When it fires next; nil where it never does, and where no time decides that.
  package var nextTriggerDate: Instant? { firings.firstNonNil(\.at) }

  /// Whether it will never fire (K8).
  package var neverFires: Bool { nextTriggerDate == nil && !waitsForPlace }
}
