import Delivery
import Explaining
import Notifications
import TerminalCore

/// What the report of interruptions can be tried with: a switch of an app that interrupts, turned off.
struct TrialSheet: ChoiceList {
  var choice = RowChoice()
  /// The settings there are, the loudest app's first.
  let trials: [SettingTrial]

  /// - Parameter report: Whose apps interrupt.
  init(_ report: InterruptionReport, on state: State) {
    let switches: [Settings.Switch] = [.sounds, .banners, .lockScreen, .notifications]
    trials = report.apps.flatMap { count in
      switches.filter { toggle in
        state.app(count.app).map { $0.supports(toggle) && $0.isOn(toggle) } ?? false
      }.map { SettingTrial(app: count.app, name: count.name, setting: .toggle($0, false)) }
    }
  }

  func acts(_ model: Model, _ scene: Scene) -> [SheetAct] { [.enter(Words.tryIt)] }

  func count(_ model: Model, _ scene: Scene) -> Int { trials.count }

  func rows(_ model: Model) -> Int { max(1, min(trials.count, model.sheetSize.rows - 6)) }

  func element(_ model: Model, _ scene: Scene) -> Part {
    sheet(of: trials.count, model, title: Words.triesSetting) { index in
      let isSelected = index == choice.selected
      let row = ChoiceRow(model, isSelected: isSelected)
      let words = trials[index].words.visibleLine
      return row.part(
        [Part.text(words, nil, isSelected ? .bold : []).growing()], .choice(index), label: words)
    }
  }

  func take(_ model: inout Model, _ scene: Scene) -> Handling {
    guard trials.indices.contains(choice.selected) else { return .closed() }
    return .closed([.tryOut(trials[choice.selected])])
  }
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
