import Delivery
import Localization
import Notifications
import TerminalCore

/// What of the phone lies over its screen and has to be dealt with first: a question of the system, or a sheet.
enum PhoneLayer: Hashable, Sendable {
  case prompt(Prompt)
  case sheet(Sheet)
}

extension Scene {
  /// The topmost of what lies over the phone's screen; nil for nothing.
  var phoneLayer: PhoneLayer? {
    state.prompt.map(PhoneLayer.prompt) ?? state.sheet.map(PhoneLayer.sheet)
  }
}

extension State {
  /// The buttons of what lies over the screen, from top to bottom: the way out comes last.
  func choices(of layer: PhoneLayer) -> [Offer] {
    let all =
      switch layer {
      case .prompt(let prompt): offers(of: prompt)
      case .sheet(let sheet): offers(of: sheet)
      }
    return all.filter { !$0.isWayOut && !$0.isLink } + all.filter(\.isLink)
      + all.filter(\.isWayOut)
  }

  /// What it says above its buttons.
  func title(of layer: PhoneLayer) -> String {
    switch layer {
    case .prompt(let prompt): text(of: prompt)
    case .sheet(let sheet):
      switch sheet.name {
      case .management: systemWords(.manage)
      case .turnOff, .keep: systemWords(.suggestion, arguments: [displayName(of: sheet.app)])
      }
    }
  }
}

extension PhoneLayer {
  /// Whether it asks for the phone's owner: what comes of the answer is seen, and decides nothing for good.
  var waitsForOwner: Bool {
    if case .prompt(let prompt) = self { !prompt.isAboutConsent } else { false }
  }

  /// The app that it is about.
  var app: BundleIdentifier {
    switch self {
    case .prompt(let prompt): prompt.app
    case .sheet(let sheet): sheet.app
    }
  }
}

extension Offer {
  /// Whether it closes what it is on without deciding anything: what Esc does.
  var isWayOut: Bool { command == .cancel }

  /// Whether it leads into Settings.
  var isLink: Bool {
    if case .openSettings = command { true } else { false }
  }

  /// Whether it only asks for more, so that there is nothing to tell.
  var asksOn: Bool {
    if case .management(.open) = command { return true }
    return isLink || command == .cancel || command == .management(.turnOff(nil))
  }
}
