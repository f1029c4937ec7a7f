import Delivery
import Localization
import Notifications

/// What a row about Focus, the summary, the display style or a mute says.
///
/// A class, as it is never changed: to copy what it holds would be fifteen kilobytes of the program.
final class PhoneSettingWords {
  private let state: State
  private let model: Model
  private let marks: Marks

  init(_ state: State, _ model: Model, _ marks: Marks) {
    (self.state, self.model, self.marks) = (state, model, marks)
  }

  /// What it is called.
  func title(of row: PhoneSettingRow) -> String {
    switch row {
    case .display: state.systemWords(.displayAs)
    case .summary, .summarySwitch: state.systemWords(.scheduledSummary)
    case .focuses: state.systemWords(.focuses)
    case .focus(let name): state.shownName(ofFocus: name)
    case .otherFocus: Words.otherFocus
    case .focusField(let name, let field):
      (field == .delete ? "\(marks.destructive) " : "")
        + FocusPage(name, in: state).title(of: field)
    case .summaryTime: state.systemWords(.schedule)
    case .addSummaryTime: Words.addsSummaryTime
    case .summaryApp(let app): state.displayName(of: app)
    case .mute(let app):
      state.systemWords(state.app(app)?.mute?.length == .today ? .muteForToday : .muteForHour)
    }
  }

  /// What it is set to.
  func value(of row: PhoneSettingRow) -> String {
    switch row {
    case .display: words(state.device.displayStyle)
    case .summary: summaryWords
    case .summarySwitch: toggle(state.device.hasScheduledSummary)
    case .focuses: state.shownFocus ?? onOrOff(false)
    case .focus(let name):
      FocusPage(name, in: state).isOn ? onOrOff(true) : marks.leadsOn
    case .focusField(let name, let field):
      FocusPage(name, in: state).value(of: field).words(marks, state.systemWords)
    case .summaryTime(let time): state.words(time)
    case .summaryApp(let app): toggle(isInSummary(app))
    case .mute(let app): toggle(state.app(app)?.mutedUntil != nil)
    case .otherFocus, .addSummaryTime: marks.leadsOn
    }
  }

  /// How it is, where it is told: what only leads on is nothing that it is set to.
  func answer(of row: PhoneSettingRow) -> String {
    switch row {
    case .focus(let name): onOrOff(FocusPage(name, in: state).isOn)
    case .summarySwitch: onOrOff(state.device.hasScheduledSummary)
    case .mute(let app): onOrOff(state.app(app)?.mutedUntil != nil)
    case .focusField(let name, let field):
      FocusPage(name, in: state).value(of: field).said(state.systemWords)
    case .otherFocus, .addSummaryTime: ""
    case .display, .summary, .focuses, .summaryTime, .summaryApp: value(of: row)
    }
  }

  /// What that means; nil where there is nothing to say.
  func meaning(of row: PhoneSettingRow) -> String? {
    switch row {
    case .display:
      return Words.meaning(of: .display(state.device.displayStyle), nil, on: state.device)
    case .summary, .summarySwitch: return Words.summaryPage(state.device.hasScheduledSummary)
    case .focuses: return Words.focusPage(state.focusInForce?.name)
    case .focus(let name): return FocusPage(name, in: state).summary
    case .otherFocus: return Words.otherFocusMeaning
    case .focusField(let name, let field):
      return model.text(FocusPage(name, in: state).meaning(of: field))
    case .summaryTime:
      let isOnly = state.summary.schedule.times.count == 1
      let isOn = state.device.hasScheduledSummary
      return model.text(isOnly ? Words.onlySummaryTime(isOn) : Words.summaryTime(isOn))
    case .addSummaryTime: return Words.addsSummaryTimeMeaning
    case .summaryApp(let app):
      return Words.inSummary(
        state.displayName(of: app), isIn: isInSummary(app),
        isOn: state.device.hasScheduledSummary)
    case .mute(let app):
      return Words.muteMeaning(until: state.app(app)?.mutedUntil.map { state.focusTime($0) })
    }
  }

  private func isInSummary(_ app: BundleIdentifier) -> Bool {
    state.app(app)?.settings.delivery == .summary
  }

  private var summaryWords: String {
    guard state.device.hasScheduledSummary else { return onOrOff(false) }
    return state.systemWords.sequence(state.summary.schedule.times.map { state.words($0) })
  }

  private func words(_ style: DisplayStyle) -> String {
    state.systemWords(style.systemValue)
  }

  private func onOrOff(_ isOn: Bool) -> String {
    state.systemWords(isOn ? .switchedOn : .switchedOff)
  }

  private func toggle(_ isOn: Bool) -> String { marks.toggle(isOn, onOrOff(isOn)) }
}
