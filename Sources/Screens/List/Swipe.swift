import Localization
import Notifications

/// What a row offers when it is swept aside (G20), in place at its trailing edge.
struct Swipe: Hashable, Sendable {
  /// The row: always the selected one.
  let spot: ListSpot
  /// What Enter chooses: at first what takes nothing away.
  var choice = SwipeChoice.view
  /// Whether nothing was chosen among them yet.
  var isFresh = true

  /// The same row with another choice.
  func moved(to choice: SwipeChoice) -> Swipe { Swipe(spot: spot, choice: choice, isFresh: false) }
}

extension Spot {
  /// Whether it is a control of a swipe row, or one of the last row's that
  /// acts on what is chosen there.
  var isOfSwipeRow: Bool {
    if case .swipe = self { return true }
    return self == .control(.tap) || self == .control(.back)
  }
}

/// The controls of the swipe row, from the leading to the trailing side.
package enum SwipeChoice: Int, CaseIterable, Hashable, Sendable {
  case view, manage, clear

  /// G20, X1: the choices that a system has.
  static func all(in profile: Profile) -> [SwipeChoice] {
    allCases.filter { $0 != .manage || profile.has(.management) }
  }

  /// The choice so many steps toward the trailing side; nil beyond either end.
  func moved(by steps: Int, in profile: Profile) -> SwipeChoice? {
    let all = Self.all(in: profile)
    guard let index = all.firstIndex(of: self)?.advanced(by: steps), all.indices.contains(index)
    else { return nil }
    return all[index]
  }

  /// What the phone calls it.
  func text(isStack: Bool, on device: Device) -> SystemText {
    switch self {
    case .view: .view
    case .manage: device.profile.has(.muting) ? .options : .manage
    case .clear: isStack ? .clearAll : .clear
    }
  }

  /// The control whose key does the same.
  var control: ControlID {
    switch self {
    case .view: .view
    case .manage: .manage
    case .clear: .clear
    }
  }
}
