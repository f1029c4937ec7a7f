import Delivery

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
  /// Whether it is a control of a swipe row.
  var isSwipe: Bool {
    if case .swipe = self { true } else { false }
  }
}

/// The controls of the swipe row, from the leading to the trailing side.
package enum SwipeChoice: Int, CaseIterable, Hashable, Sendable {
  case view, manage, clear

  /// The choice so many steps toward the trailing side; nil beyond either end.
  func moved(by steps: Int) -> SwipeChoice? { SwipeChoice(rawValue: rawValue + steps) }
}

extension Scene {
  /// A step to the right, counted toward the trailing side.
  var rightwards: Int { direction == .leftToRight ? 1 : -1 }
}
