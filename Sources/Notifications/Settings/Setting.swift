/// One thing that a person sets for an app (U1), as `setting` names it.
package enum Setting: Hashable, Sendable {
  case toggle(Settings.Switch, Bool)
  case bannerStyle(BannerStyle)
  /// Nil for what the device says.
  case previews(Previews?)
  case grouping(Grouping)
  /// F11: at once, or with the next summary.
  case delivery(DeliveryTime)
  /// Nil for what the device says (F19).
  case display(DisplayStyle?)

  /// The names of all there are, in the order of the page in Settings.
  package static let keys =
    Settings.Switch.allCases.map(\.rawValue) + [
      "banner-style", "previews", "grouping", "delivery", "display",
    ]

  /// The words that a key can be set to; none for a key that is none.
  package static func values(of key: String) -> [String] {
    switch key {
    case "banner-style": BannerStyle.allCases.map(\.rawValue)
    case "previews": Previews.allCases.map(\.rawValue) + ["default"]
    case "grouping": Grouping.allCases.map(\.rawValue)
    case "delivery": DeliveryTime.allCases.map(\.rawValue)
    case "display": DisplayStyle.allCases.map(\.rawValue) + ["default"]
    default: Settings.Switch(rawValue: key) == nil ? [] : ["on", "off"]
    }
  }

  /// Nil where there is no such key, or it has no such value.
  package init?(key: String, value: String) {
    guard Self.values(of: key).contains(value) else { return nil }
    switch key {
    case "banner-style": self = .bannerStyle(BannerStyle(rawValue: value) ?? .temporary)
    case "previews": self = .previews(Previews(rawValue: value))
    case "grouping": self = .grouping(Grouping(rawValue: value) ?? .automatic)
    case "delivery": self = .delivery(DeliveryTime(rawValue: value) ?? .immediate)
    case "display": self = .display(DisplayStyle(rawValue: value))
    default:
      guard let toggle = Settings.Switch(rawValue: key) else { return nil }
      self = .toggle(toggle, value == "on")
    }
  }

  /// The name of what is set.
  package var key: String {
    switch self {
    case .toggle(let toggle, _): toggle.rawValue
    case .bannerStyle: "banner-style"
    case .previews: "previews"
    case .grouping: "grouping"
    case .delivery: "delivery"
    case .display: "display"
    }
  }

  /// What it is set to.
  package var value: String {
    switch self {
    case .toggle(_, let isOn): isOn ? "on" : "off"
    case .bannerStyle(let style): style.rawValue
    case .previews(let previews): previews?.rawValue ?? "default"
    case .grouping(let grouping): grouping.rawValue
    case .delivery(let delivery): delivery.rawValue
    case .display(let display): display?.rawValue ?? "default"
    }
  }
}

extension Settings {
  /// Everything that is set, in the order of the page in Settings.
  package var all: [Setting] {
    Switch.allCases.map { .toggle($0, self[$0]) }
      + [
        .bannerStyle(bannerStyle), .previews(previews), .grouping(grouping), .delivery(delivery),
        .display(display),
      ]
  }

  /// Sets one thing.
  package mutating func apply(_ setting: Setting) {
    switch setting {
    case .toggle(let toggle, let isOn): self[toggle] = isOn
    case .bannerStyle(let style): bannerStyle = style
    case .previews(let previews): self.previews = previews
    case .grouping(let grouping): self.grouping = grouping
    case .delivery(let delivery): self.delivery = delivery
    case .display(let display): self.display = display
    }
  }

  /// What is set otherwise than before.
  package func changes(since old: Settings) -> [Setting] {
    zip(all, old.all).filter { $0.0 != $0.1 }.map(\.0)
  }
}
