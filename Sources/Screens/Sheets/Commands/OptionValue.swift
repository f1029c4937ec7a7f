import Delivery
import Explaining
import Localization
import Notifications
import Scenarios

/// A value that an option may get, as the palette offers it: `previews: Never`.
struct OptionValue: Hashable, Sendable {
  /// What is set.
  enum Change: Hashable, Sendable {
    case locale(String)
    case previews(Previews)
    case grouping(BundleIdentifier, Grouping)
    case theme(String)
    case density(Density)
    case system(Profile)
    case doNotDisturb(Bool)
    case ringer(Bool)
  }

  /// The option's name and the value's: `previews: Never`.
  let title: ControlTitle
  /// Other words and phrases by which it may be looked for, in lower case; never shown.
  var aliases: [String] = []
  /// What it sets.
  let change: Change
  /// Whether it is so already.
  var isPresent = false

  /// Whether typed text means it: words of the value that follow each other, the last of them
  /// perhaps only begun, with or without words of the option before them; or another word for it.
  /// With a colon words of the option alone mean all of its values.
  func isMeant(by typed: String) -> Bool {
    let wanted = Self.words(typed)
    let isOption = typed.contains { $0 == ":" }
    return aliases.contains(typed.lowercased())
      || names.contains { Self.holds($0 + value, wanted, beyond: isOption ? 0 : $0.count) }
  }

  /// Whether typed text is all of it, or one of the other words.
  func isAll(_ typed: String) -> Bool {
    let wanted = Self.words(typed)
    return aliases.contains(typed.lowercased()) || wanted == value
      || names.contains { $0 + value == wanted }
  }

  // What stands in brackets need not be typed. The control that chooses a language is called
  // otherwise than its value: `locale: Arabic`.
  private var names: [[String]] {
    let name = Self.words(title.name)
    if case .locale = change { return [name, ["locale"]] }
    return [name, Self.words(title.name.prefix { $0 != "(" })]
  }

  private var value: [String] { Self.words(title.value ?? title.name) }

  // In lower case; whatever is no letter and no digit divides them.
  private static func words(_ text: some StringProtocol) -> [String] {
    text.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
  }

  // Whether words follow each other among others, and end behind so many of these.
  private static func holds(_ all: [String], _ wanted: [String], beyond count: Int) -> Bool {
    guard let last = wanted.last, wanted.count <= all.count else { return false }
    return (max(wanted.count, count + 1)..<all.count + 1).contains { end in
      all[end - 1].hasPrefix(last)
        && all[..<(end - 1)].suffix(wanted.count - 1) == wanted.dropLast()[...]
    }
  }
}

extension OptionValue {
  /// The values of all options, in the order of the options.
  static func all(_ model: Model, _ scene: Scene) -> [OptionValue] {
    phoneValues(model, scene) + localeValues(scene) + themeValues(model.appearance)
      + Density.allCases.map { density in
        OptionValue(
          title: Words.densityNow(density.rawValue), change: .density(density),
          isPresent: density == model.appearance.density)
      }
  }

  private static func phoneValues(_ model: Model, _ scene: Scene) -> [OptionValue] {
    let device = scene.state.device
    let previews = Previews.allCases.map { value in
      OptionValue(
        title: Words.previewsNow(value), change: .previews(value),
        isPresent: value == scene.state.previews)
    }
    let grouping = model.selectedApp(scene).map { app in
      Grouping.allCases.map { value in
        OptionValue(
          title: Words.groupingNow(scene.state.displayName(of: app), value.words),
          change: .grouping(app.app.bundleIdentifier, value),
          isPresent: value == app.settings.grouping)
      }
    }
    let systems = Profile.distinct.map { profile in
      OptionValue(
        title: Words.systemNow(profile), aliases: otherWords(for: profile),
        change: .system(profile),
        isPresent: profile == device.profile.behavesAs)
    }
    return (device.profile.has(.previews) ? previews : [])
      + (device.profile.has(.grouping) ? grouping ?? [] : [])
      + [true, false].flatMap { isOn in
        [
          OptionValue(
            title: Words.optionNow(Words.doNotDisturb, isOn: isOn),
            change: .doNotDisturb(isOn), isPresent: isOn == device.isDoNotDisturbOn),
          OptionValue(
            title: Words.optionNow(ControlID.ringer.title, isOn: isOn),
            aliases: isOn ? ["sound on", "loud"] : ["silent", "mute", "silence", "sound off"],
            change: .ringer(isOn), isPresent: isOn == device.isRingerOn),
        ]
      } + systems
  }

  // The numbers of all versions that behave as it does.
  private static func otherWords(for profile: Profile) -> [String] {
    Profile.allCases.filter { $0.behavesAs == profile }.flatMap { version in
      ["\(version.rawValue)", Words.system(version.rawValue).lowercased()]
    }
  }

  private static func localeValues(_ scene: Scene) -> [OptionValue] {
    let spoken = LocaleSheet(scene.state).choices
    let tags = Set(spoken.map(\.tag))
    return (spoken + LocaleChoice.widelySpoken.filter { !tags.contains($0.tag) }).map { choice in
      OptionValue(
        title: Words.localeNow(choice.englishName),
        aliases: [choice.tag, choice.locale, choice.ownName].map { $0.lowercased() },
        change: .locale(choice.locale), isPresent: choice.locale == scene.state.device.locale)
    }
  }

  // What people call a theme otherwise.
  private static let otherWords = [
    "dark": ["dark mode", "night", "night mode"], "light": ["light mode", "day"],
  ]

  private static func themeValues(_ appearance: Appearance) -> [OptionValue] {
    appearance.themeNames.map { name in
      OptionValue(
        title: Words.themeNow(name),
        aliases: otherWords[name] ?? [],
        change: .theme(name), isPresent: name == appearance.theme)
    }
  }
}

extension OptionValue.Change {
  /// Sets the option, and says so.
  func make(in model: inout Model, _ scene: Scene) -> [Effect] {
    switch self {
    case .locale(let locale):
      let name = LanguageTag(locale).englishName
      model.say(Words.locale(locale, name, insteadOf: scene.state.device.locale))
      return [.perform(.configure(scene.state.localeChange(locale)))]
    case .previews(let value):
      model.say(Words.previews(value))
      return [.perform(.set(nil, [.previews(value)]))]
    case .grouping(let app, let value):
      model.say(Words.grouping(scene.state.displayName(of: app), value.words))
      return [.perform(.set(app, [.grouping(value)]))]
    case .theme(let name):
      model.appearance.theme = name
      let until = model.appearance.themeSource
      model.say(until.map { Words.theme(name, until: $0) } ?? Words.theme(name))
      return [.rememberChoices(Choices(theme: name))]
    case .density(let density):
      model.rememberPlace()
      model.appearance.density = density
      model.say(Words.density(density.rawValue))
      if !model.standAgain(scene) { model.reveal(scene) }
      return [.rememberChoices(Choices(density: density))]
    case .system(let profile):
      var change = DeviceConfiguration()
      change.profile = profile
      model.say(Words.simulates(profile, insteadOf: scene.state.device.profile))
      return [.perform(.configure(change))]
    case .doNotDisturb(let isOn):
      model.say(ActWords.doNotDisturb(isOn))
      return [.perform(.setPhone(.doNotDisturb(isOn, schedule: .keep)))]
    case .ringer(let isOn):
      model.say(ActWords.ringer(isOn))
      return [.perform(.setPhone(.ringer(isOn)))]
    }
  }
}

extension Words {
  /// An option that is on or off, with a value.
  static func optionNow(_ option: String, isOn: Bool) -> ControlTitle {
    ControlTitle(option, isOn ? "on" : "off")
  }
  /// What the palette says of a value.
  static func setsOption(isPresent: Bool) -> String { isPresent ? "as it is" : "set it" }
}
