import Notifications
import Push

// Asked here and not in the engine, which would make a copy of what it asks: the push service is a
// dozen references to count.
extension State {
  /// K17: what a push is called that comes now.
  ///
  /// - Parameter apnsIdentifier: What the service answers; nil for a push that is not answered.
  func names(of request: PushRequest, apnsIdentifier: String? = nil) -> PushNames {
    PushNames(
      request, after: push.requestCount, free: request.name == nil ? nextPushNumber : nil,
      apnsIdentifier: apnsIdentifier)
  }

  /// B45: whether a push can be sent to an app: a server's also to one that was deleted.
  func canSend(to app: BundleIdentifier, _ via: Transport) -> Bool {
    index(of: app) != nil || via != .file && formerApp(app) != nil
  }

  /// B20–B22: what a provider is answered, as far as no scenario lets it fail.
  ///
  /// - Parameter isScreened: Whether it was looked through already, in this very state.
  func answer(
    to request: PushRequest, isScreened: Bool, identifier: String, number: Int
  ) -> PushAnswer {
    if !isScreened, let refused = refused(request) {
      return PushAnswer(refused.refusal, because: refused.because, identifier: identifier)
    }
    let former = formerApp(request.fields.value.app)
    if let former, let found = unregistering(of: former, onWatch: request.isForWatch) {
      return PushAnswer(
        .unregistered, because: "\(former.app) was deleted from the device",
        identifier: identifier, timestamp: found)
    }
    let environment =
      former?.installed.app.pushEnvironment ?? pushEnvironment(of: request.fields.value.app)
    guard environment == .development else {
      return PushAnswer(accepting: identifier)
    }
    return PushAnswer(
      accepting: identifier, uniqueFrom: APNsIdentifier.Origin(seed: seed, number: number))
  }

  /// What becomes of a push that is accepted now.
  func outcomes(of request: PushRequest, _ names: PushNames) -> [PushOutcome] {
    push.send(
      request, named: names, to: reachedDevice, at: now, StoreRules(device.policies))
  }

  /// What becomes of the pushes that wait, at this moment.
  var outcomesOfReview: [PushOutcome] {
    push.review(reaching: reachedDevice, at: now, StoreRules(device.policies))
  }
}

extension State {
  /// What the push service knows of the device now.
  private var reachedDevice: ReachedDevice {
    ReachedDevice(
      isReachable: device.isReachable, isAwake: device.isDisplayOn,
      knowsLowPriority: device.profile.has(.lowPriority))
  }

  /// When the push service does something next by itself; nil where it does not.
  var pushDeadline: Instant? {
    if push.waiting.count == 0 { return nil }
    let reached = reachedDevice
    if reached.isReachable, reached.isAwake { return now }
    // What a device lost sight of may have ended meanwhile.
    return push.nextDeadline(reaching: reached).map { max(now, $0) }
  }
}
