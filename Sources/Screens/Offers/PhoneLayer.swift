import Delivery
import Localization
import Notifications

/// What of the phone lies over its screen and has to be dealt with first: a question
/// of the system, or a sheet.
enum PhoneLayer: Hashable, Sendable {
  case prompt(Prompt)
  /// The box of an alert before iOS 10 (N1): the number of its notification, its app, and the
  /// index of its last button.
  case alert(Int, of: BundleIdentifier, lastIndex: Int)
  case sheet(Sheet)
}

extension Scene {
  /// The topmost of what lies over the phone's screen; nil for nothing.
  var phoneLayer: PhoneLayer? {
    memory.phoneLayer {
      state.prompt.map(PhoneLayer.prompt) ?? alertLayer ?? state.sheet.map(PhoneLayer.sheet)
    }
  }

  private var alertLayer: PhoneLayer? {
    state.alertBox.map { box in
      .alert(
        box.number, of: state.notification(box.number).app,
        lastIndex: state.offers(of: box).count - 1)
    }
  }
}

extension State {
  /// The buttons of what lies over the screen, from top to bottom: the way out comes last.
  func choices(of layer: PhoneLayer) -> [Offer] {
    let all =
      switch layer {
      case .prompt(let prompt): offers(of: prompt)
      case .alert: alertBox.map { offers(of: $0) } ?? []
      case .sheet(let sheet): offers(of: sheet)
      }
    return all.filter { !$0.isWayOut && !$0.isLink } + all.filter(\.isLink)
      + all.filter(\.isWayOut)
  }

  /// The button that Esc presses; nil where what lies over the screen has to be answered.
  func wayOut(of layer: PhoneLayer) -> Offer? {
    switch layer {
    case .alert: choices(of: layer).first
    case .prompt, .sheet: choices(of: layer).last { $0.isWayOut }
    }
  }

  /// What it says above its buttons.
  func title(of layer: PhoneLayer) -> String {
    switch layer {
    case .prompt(let prompt): text(of: prompt)
    case .alert: alertBox?.title ?? ""
    case .sheet(let sheet):
      switch sheet.name {
      case .management: systemWords(device.profile.has(.muting) ? .options : .manage)
      case .turnOff, .keep: systemWords(.suggestion, arguments: [displayName(of: sheet.app)])
      }
    }
  }
}

extension PhoneLayer {
  /// Whether what comes of an answer is seen, and decides nothing for good: a question for
  /// the phone's owner, an alert.
  var isSeen: Bool {
    switch self {
    case .prompt(let prompt): !prompt.isAboutConsent
    case .alert: true
    case .sheet: false
    }
  }

  /// The button that Enter is for: of an alert the last one, which is bold.
  fileprivate var mainIndex: Int {
    switch self {
    case .alert(_, _, let lastIndex): lastIndex
    case .prompt, .sheet: 0
    }
  }

  /// Whether it is the box of an alert.
  var isAlert: Bool {
    switch self {
    case .alert: true
    case .prompt, .sheet: false
    }
  }

  /// The number of the notification that it is about: of an alert, or of what waits for the
  /// phone's owner; nil where it is about the app alone.
  var notification: Int? {
    switch self {
    case .alert(let number, _, _): number
    case .prompt(let prompt):
      switch prompt.question {
      case .owner(let task): task.notification
      case .notifications, .criticalAlerts: nil
      }
    case .sheet: nil
    }
  }

  /// The app that it is about.
  var app: BundleIdentifier {
    switch self {
    case .prompt(let prompt): prompt.app
    case .alert(_, let app, _): app
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

extension State {
  /// The button of a layer that has the focus first: never one that takes something away, as
  /// long as there is another.
  func firstFocus(of layer: PhoneLayer) -> Int {
    let choices = choices(of: layer)
    let main = layer.mainIndex
    guard choices.indices.contains(main), choices[main].role == .destructive else { return main }
    return choices.firstIndex { $0.role != .destructive } ?? main
  }
}
