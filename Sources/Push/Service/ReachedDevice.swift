/// What the service knows of the device.
///
/// Three facts of `Device`, so that this module need not know the rest of it.
package struct ReachedDevice: Hashable, Sendable {
  /// Whether it is on and has a network (B2).
  package var isReachable: Bool
  /// Whether its display is on, so that nothing has to be put off (B11).
  package var isAwake: Bool
  /// Whether its system knows priority 1, as from iOS 15 on (B11).
  var knowsLowPriority: Bool

  package init(isReachable: Bool, isAwake: Bool = true, knowsLowPriority: Bool = true) {
    (self.isReachable, self.isAwake) = (isReachable, isAwake)
    self.knowsLowPriority = knowsLowPriority
  }
}
