import Delivery
import Explaining
import Notifications
import TerminalCore

/// What the report of interruptions can be tried with: a switch of an app that interrupts, turned off.
struct TrialSheet: GatheredList {
  var choice = RowChoice()
  /// The settings there are, the loudest app's first.
  let items: [SettingTrial]

  /// - Parameter report: Whose apps interrupt.
  init(_ report: InterruptionReport, on state: State) {
    let switches: [Settings.Switch] = [.sounds, .banners, .lockScreen, .notifications]
    items = report.apps.flatMap { count in
      switches.filter { toggle in
        state.app(count.app).map { $0.supports(toggle) && $0.isOn(toggle) } ?? false
      }.map { SettingTrial(app: count.app, name: count.name, setting: .toggle($0, false)) }
    }
  }

  var title: String { Words.triesSetting }
  var enters: String { Words.tryIt }

  func parts(of trial: SettingTrial, _ row: ChoiceRow, _ model: Model) -> [Part] {
    [Part.text(label(of: trial), nil, row.isSelected ? .bold : []).growing()]
  }

  func label(of trial: SettingTrial) -> String { trial.words.visibleLine }

  func effect(of trial: SettingTrial) -> Effect { .tryOut(trial) }
}

/// A setting that is tried out: what would have come of the same events with it from the start.
package struct SettingTrial: Hashable, Sendable {
  /// Whose setting it is.
  package let app: BundleIdentifier
  /// What the app is called.
  package let name: String
  /// What it is set to.
  package let setting: Setting

  /// `Sounds of Messages off`.
  package var words: String { "\(setting.title) of \(name) \(setting.valueWords)" }
}
