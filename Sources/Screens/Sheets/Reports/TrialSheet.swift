import Delivery
import Explaining
import Notifications
import TerminalCore

/// What the report of interruptions can be tried with: a switch of an app that interrupts, turned
/// off; a Focus that is on all the time; all apps in the summary.
struct TrialSheet: GatheredList {
  var choice = RowChoice()
  /// The settings there are, the loudest app's first; what concerns all apps is last.
  let items: [Trial]

  /// - Parameter report: Whose apps interrupt.
  init(_ report: InterruptionReport, on state: State) {
    let switches: [Settings.Switch] = [.sounds, .banners, .lockScreen, .notifications]
    let settings = report.apps.flatMap { count in
      switches.filter { toggle in
        state.app(count.app).map { $0.supports(toggle) && $0.isOn(toggle) } ?? false
      }.map { Trial.setting(.toggle($0, false), of: count.app, named: count.name) }
    }
    items = settings + SilencingTrial.values(on: state, for: report).map(Trial.silencing)
  }

  var title: String { Words.trial }
  var enters: String { Words.tryIt }

  func parts(of trial: Trial, _ row: ChoiceRow, _ model: Model) -> [Part] {
    [Part.text(label(of: trial), nil, row.isSelected ? .bold : []).growing()]
  }

  func label(of trial: Trial) -> String { trial.words.visibleLine }

  func effect(of trial: Trial) -> Effect { .tryOut(trial) }
}

/// What is tried out: what would have come of the same events with it from the start.
package enum Trial: Hashable, Sendable {
  /// What is set for an app, and what the app is called.
  case setting(Setting, of: BundleIdentifier, named: String)
  /// A Focus that is on all the time, or all apps in the summary.
  case silencing(MatrixValue)

  /// `Sounds of Messages off`, `Work on`.
  var words: String {
    switch self {
    case .setting(let setting, _, let name): "\(setting.title) of \(name) \(setting.valueWords)"
    case .silencing(let value): SilencingTrial.words(of: value)
    }
  }
}
