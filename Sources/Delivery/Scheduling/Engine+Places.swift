import Notifications

extension Engine {
  /// K10: moves the phone; what waits for an edge that it crosses fires.
  mutating func perform(_ movement: Movement) throws(Refusal) {
    var device = state.device
    switch movement {
    case .arrive(let region): device.place = region
    case .leave(let region):
      guard device.isInside(region) else {
        throw Refusal("the phone is not at \(region.name); write arrive \(region.name) first")
      }
      device.place = nil
    }
    let old = state.device
    guard device != old else { return }
    emit(.deviceChanged(from: old, to: device), because: [Reason("K10", "moved")])
    if device.isPowerOn { crossFocusPlaces(from: old.place) }
    if device.isPowerOn { fireCrossed(from: old.place) }
  }

  /// K10: fires what waits for an edge between a place and the present one; nil is outside all.
  mutating func fireCrossed(from old: Region?, because reasons: [Reason] = []) {
    let new = state.device.place
    for request in state.pending.all where request.isCrossed(from: old, to: new) {
      fire(Boxed(request), dueAt: request.nextTriggerDate, because: reasons)
    }
  }
}

extension PendingRequest {
  fileprivate func isCrossed(from old: Region?, to new: Region?) -> Bool {
    guard let (region, crossings) = request.trigger.crossings,
      let crossing = region.crossing(from: old, to: new)
    else { return false }
    return crossings.contains(crossing)
  }
}

extension Device {
  /// Whether it is within a place.
  func isInside(_ region: Region) -> Bool {
    place.map { region.contains($0) } ?? false
  }
}

extension App {
  /// The name of the nearest of its places that the phone is in; empty outside all.
  func placeName(on device: Device) -> String {
    guard let place = device.place else { return "" }
    return regions.filter(device.isInside)
      .min { $0.meters(to: place) < $1.meters(to: place) }?.name ?? ""
  }
}
