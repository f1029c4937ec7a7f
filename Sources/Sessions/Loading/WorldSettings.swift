import Delivery
import Localization
import Notifications
import Scenarios

/// How a world begins, before anything in it happens: the defaults, and what
/// the command line changes.
package struct WorldSettings: Sendable {
  /// What of the device differs from a fresh phone: locale, zone, system and the like.
  package var configuration = DeviceConfiguration()
  /// Policy switches to set, in the order given.
  package var policies: [PolicySetting] = []
  /// What all random choices derive from; nil keeps the fixed seed of a fresh phone.
  package var seed: UInt64?
  /// All that, where files are and whether programs may run as the options of a command line,
  /// `--seed=7`, for those who play it once more.
  package var options: [String] = []

  /// What draws the screens that a scenario asks about.
  package var drawing = ScreenDrawing.none

  /// The defaults, nothing changed.
  package init() {}

  /// The same without what a scenario says itself, as its own line wins: neither the moment at
  /// which it begins nor the languages that come with a locale are those of an option then.
  ///
  /// - Parameter lines: What it says before any time passes and anything comes; a line after
  ///   that changes how things are, and not how they began.
  /// - Returns: Nil where it says nothing that is set here.
  func yielding(to lines: [ScenarioLine]) -> WorldSettings? {
    let overridden = options(overriddenBy: lines)
    if overridden.isEmpty { return nil }
    var rest = self
    for (option, _) in overridden { option.leaveOut(&rest) }
    return rest
  }

  /// Notes on the options that lines of a scenario win over, at those lines.
  ///
  /// - Parameter lines: As for `yielding`.
  func overridden(by lines: [ScenarioLine]) -> [Diagnostic] {
    options(overriddenBy: lines).map { option, line in
      Diagnostic(
        line.place, .note,
        "the \(option.name) of this line wins over --\(option.name); change it here")
    }
  }

  // Those that are set, each with the first line that says the same.
  private func options(
    overriddenBy lines: [ScenarioLine]
  ) -> [(option: YieldingOption, line: ScenarioLine)] {
    YieldingOption.all.filter { $0.isSet(self) }.compactMap { option in
      lines.first { $0.says(option.name) }.map { (option, $0) }
    }
  }

  /// Monday 4 June 2018 at 9:41 in the device's zone.
  package static func start(in zone: TimeZone) -> Instant {
    CivilTime(year: 2018, month: 6, day: 4, hour: 9, minute: 41).instant(in: zone)
  }

  /// A session with a fresh phone that is set like this, on this machine.
  ///
  /// - Throws: Where the tz database is missing, or as the settings alone.
  package func session(in locations: DataLocations) throws -> Session {
    try session(
      in: try locations.standardTimeZone(), systemStrings: locations.systemStrings,
      dataFolder: locations.dataFolder)
  }

  /// A session with a fresh phone that is set like this.
  ///
  /// - Parameters:
  ///   - zone: The zone that holds unless the configuration names another.
  ///   - systemStrings: The system's own words.
  ///   - dataFolder: The folder whose files a screen names from there; nil names all files whole.
  /// - Throws: `Refusal` where the system lacks what the configuration asks for.
  func session(
    in zone: TimeZone, systemStrings: AppStrings = .none, dataFolder: String? = nil
  ) throws(Refusal) -> Session {
    let zone = configuration.timeZone ?? zone
    var session = Session(
      state: State(
        now: Self.start(in: zone), device: Device(timeZone: zone), systemStrings: systemStrings),
      drawing: drawing, dataFolder: dataFolder)
    session.beginning = StartingOptions(options: options, seed: seed)
    if let seed { try session.perform(.seed(seed)) }
    if configuration != DeviceConfiguration() { try session.perform(.configure(configuration)) }
    for policy in policies { try session.perform(.setPolicy(policy)) }
    return session
  }
}

/// An option of the command line that a scenario's own line wins over.
private struct YieldingOption: Sendable {
  /// Its name, which the line has, too.
  let name: String
  /// Whether something is set by it.
  let isSet: @Sendable (WorldSettings) -> Bool
  /// Sets it no more.
  let leaveOut: @Sendable (inout WorldSettings) -> Void

  static let all = [
    YieldingOption(name: "os") {
      $0.configuration.profile != nil
    } leaveOut: {
      $0.configuration.profile = nil
    },
    YieldingOption(name: "timezone") {
      $0.configuration.timeZone != nil
    } leaveOut: {
      $0.configuration.timeZone = nil
    },
    YieldingOption(name: "locale") {
      $0.configuration.locale != nil
    } leaveOut: {
      ($0.configuration.locale, $0.configuration.languages) = (nil, nil)
    },
    YieldingOption(name: "seed") {
      $0.seed != nil
    } leaveOut: {
      $0.seed = nil
    },
  ]
}

extension ScenarioLine {
  /// Whether it says what the option of this name does.
  fileprivate func says(_ key: String) -> Bool { verb.name == key || option(key) != nil }
}

/// How the world of a session began, for those who play it once more.
struct StartingOptions: Sendable {
  /// The options of the command line, name and value apart, without quotes.
  let options: [String]
  /// The seed among them; nil where none was given.
  let seed: UInt64?

  /// - Parameter options: As they are written, `--seed=7`.
  init(options: [String] = [], seed: UInt64? = nil) {
    self.options = options.flatMap { option in
      option.split(separator: "=", maxSplits: 1).map { String($0) }
    }
    self.seed = seed
  }
}
