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

  // All that can be set: a row a key, in the order in which files have them.
  private static let rows: [[Setting]] =
    Settings.Switch.allCases.map { [.toggle($0, true), .toggle($0, false)] } + [
      BannerStyle.allCases.map(Setting.bannerStyle),
      Previews.allCases.map { .previews($0) } + [.previews(nil)],
      Grouping.allCases.map(Setting.grouping),
      DeliveryTime.allCases.map(Setting.delivery),
      DisplayStyle.allCases.map { .display($0) } + [.display(nil)],
    ]

  /// The names of all there are, in the order in which files have them.
  package static let keys = rows.compactMap(\.first?.key)

  /// The words that a key can be set to; none for a key that is none.
  package static func values(of key: String) -> [String] {
    rows.first { $0.first?.key == key }?.map(\.value) ?? []
  }

  /// Nil where there is no such key, or it has no such value.
  package init?(key: String, value: String) {
    guard let found = Self.rows.joined().first(where: { $0.key == key && $0.value == value }) else {
      return nil
    }
    self = found
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
  /// Everything that is set, in the order of `Setting.keys`.
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
