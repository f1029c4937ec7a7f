import Delivery
import Notifications

/// What a picture shows (`render --screen`).
package enum PicturedScreen: Hashable, Sendable {
  /// That screen, wherever the person is.
  case screen(Device.Screen)
  /// What the device shows.
  case asIs

  /// The screen; nil for the device's.
  var screen: Device.Screen? {
    switch self {
    case .screen(let screen): screen
    case .asIs: nil
    }
  }
}

extension State {
  /// The phone once the person went to the screen that a picture shows, with what depends
  /// on that (P5, P6, F4, F7, F16, F19).
  package func pictured(as picture: PicturedScreen) -> State {
    picture.screen.map { showing($0) } ?? self
  }
}

extension PicturedScreen: CaseIterable, RawRepresentable {
  package static var allCases: [PicturedScreen] {
    Device.Screen.allCases.map(Self.screen) + [.asIs]
  }

  package var rawValue: String { screen?.name ?? "as-is" }

  /// Nil for a name that is in none of `allCases`.
  package init?(rawValue: String) {
    guard let named = Self.allCases.first(where: { $0.rawValue == rawValue }) else { return nil }
    self = named
  }
}
