import Delivery
import Explaining
import Notifications

extension ExpectationForm {
  /// How apps and the phone stand.
  ///
  /// Badges, settings, whether code runs, and how the phone lies there.
  static let apps: [ExpectationForm] = [
    ExpectationForm(
      "badge", "Which number an app’s icon shows", .word(.naming(.app)),
      .word(.expectedNumber(), or: "none"), claim: Claim.badge,
      values: { if case .badge(let name, let number) = $0 { (name, number) } else { nil } }
    ) { context, name, wanted throws(Diagnostic) in
      let app = try context.app(name)
      let badge = context.state.drawnBadge(of: app)
      var finding = ExpectationFinding(
        wanted.map { wanted in badge.map(wanted.holds) ?? false } ?? (badge == nil),
        actual: badge.map { "\($0)" } ?? "none")
      finding.rules = [context.state.hiddenBadge(of: app)?.rule, "P16", "P17"].compactMap(\.self)
      return finding
    },
    ExpectationForm(
      "setting", "What is set for an app, as its page in Settings shows it", .word(.naming(.app)),
      .expectedSettings, claim: Claim.settings,
      values: { if case .settings(let name, let wanted) = $0 { (name, wanted) } else { nil } }
    ) { context, name, wanted throws(Diagnostic) in
      let app = try context.app(name)
      let read = wanted.map {
        ExpectedSetting(
          key: $0.key, value: app.value(ofSetting: $0.key, in: context.state.device.profile))
      }
      let actual = read.map { "\($0.key)=\($0.value)" }.joined(separator: " ")
      return ExpectationFinding(read == wanted, actual: actual)
    },
    ExpectationForm(
      "app", "Whether an app’s code runs, and where", .word(.naming(.app)),
      .word(.choice("STATE", of: AppState.self)), claim: Claim.appState,
      values: { if case .appState(let name, let state) = $0 { (name, state) } else { nil } }
    ) { context, name, wanted throws(Diagnostic) in
      let state = try context.app(name).state
      return ExpectationFinding(state == wanted, actual: state.rawValue)
    },
    ExpectationForm(
      "device", "How the phone lies there",
      .word(.choice("STATE", of: ExpectedDeviceState.self)), claim: Claim.device,
      values: { if case .device(let state) = $0 { state } else { nil } }
    ) { context, wanted in
      let device = context.state.device
      let words = [
        device.isLocked ? "locked" : "unlocked",
        device.isAuthenticated ? "authenticated" : "not authenticated",
        device.isDisplayOn ? "awake" : "asleep",
      ]
      return ExpectationFinding(
        words.contains(wanted.rawValue), actual: words.joined(separator: ", "))
    },
  ]
}

/// What a setting of an app can be expected to read.
package struct ExpectedSetting: Hashable, Sendable {
  /// Its name.
  var key: String
  /// What it reads, `unsupported` too.
  var value: String
}

/// How the phone can be expected to lie there.
package enum ExpectedDeviceState: String, CaseIterable, Sendable {
  case locked, unlocked, authenticated, awake
}

extension LinePart where Value == [ExpectedSetting] {
  /// Settings by their keys, at least one, in the order of the line.
  fileprivate static var expectedSettings: LinePart {
    let options = Setting.keys.map { key in
      let mayLack = Settings.Switch(rawValue: key)?.mayBeUnsupported == true
      let values = Setting.values(of: key) + (mayLack ? ["unsupported"] : [])
      return VerbOption(key, Parameter(key, .choice(values)), "what it reads")
    }
    return LinePart(Signature(options: options, needsOption: true)) { reader in
      reader.options.map { ExpectedSetting(key: $0.key, value: $0.value.text) }
    } write: { settings, writer throws(Unwritable) in
      if settings.isEmpty { throw Unwritable() }
      for setting in settings { writer.add(setting.key, setting.value) }
    }
  }
}

extension InstalledApp {
  /// What a setting reads in a version, by its name.
  func value(ofSetting key: String, in profile: Profile) -> String {
    if let toggle = Settings.Switch(rawValue: key) { return value(of: toggle, in: profile) }
    return settings.all.first { $0.key == key }?.value ?? ""
  }
}
