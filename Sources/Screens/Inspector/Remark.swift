import Delivery
import Explaining
import Notifications
import TerminalCore

/// What *Why* says of a row that is no notification and no app's: what it is, and what that means.
struct Remark: Hashable {
  /// What it is about.
  let subject: String
  /// How it is.
  let answer: String
  /// Why, each with its rule.
  let reasons: [Reason]

  /// A sentence, and the rule that it is from.
  struct Reason: Hashable {
    let words: String
    let rule: RuleID
  }
}

extension Remark {
  /// F4, F5, F11, F18, F19: a row of Settings about Focus, the summary, the display style or
  /// a mute; nil for any other.
  init?(setting row: SettingsRow, _ model: Model, _ scene: Scene) {
    guard case .phone(let row) = row, let rule = row.rule else { return nil }
    let words = PhoneSettingWords(scene.state, model, Marks(model.glyphs))
    subject = words.title(of: row)
    answer = words.answer(of: row)
    reasons = [Reason(words: words.meaning(of: row) ?? "", rule: rule)]
  }

  /// What happened that is about no notification, group or app, and by which rules.
  init(_ fact: Fact, in state: State) {
    subject = state.pastTime(fact.at)
    answer = fact.logWords(in: state).asSentence
    reasons = fact.reasons.map { Reason(words: $0.words(naming: \.revealed), rule: $0.rule) }
  }

  /// F19: the line that counts what has no row; nil where there is none.
  init?(countedIn scene: Scene, _ model: Model) {
    guard let counted = scene.countWords else { return nil }
    subject = counted
    answer = Words.onlyCounted
    let own = scene.state.apps.filter { $0.settings.display == .count }
      .map { scene.state.displayName(of: $0.app.bundleIdentifier) }
    let isAll = scene.state.device.displayStyle == .count
    reasons = [
      Reason(words: isAll ? Words.countsAll : Words.counts(own), rule: "F19"),
      Reason(words: model.text(Words.countOpens), rule: "F19"),
    ]
  }

  /// F13, F15: a summary that came and is not opened.
  init(_ card: SummaryCard, in state: State) {
    subject = state.title(of: card)
    answer = Words.heldUntil(
      state.clock(card.date), count: card.members.count, wakes: card.waker != nil)
    reasons = [
      Reason(words: Words.heldComesAtOnce, rule: "F13"),
      Reason(words: Words.featuredFirst, rule: "F14"),
      Reason(words: Words.opensInGroups, rule: "F15"),
    ]
  }

  /// F16: what is held for the next one.
  init(nextIn state: State) {
    subject = state.systemWords(.scheduledSummary)
    answer =
      state.summary.schedule.next.map {
        Words.waitsUntil(state.clock($0), count: state.summary.held.count)
      } ?? ""
    reasons = [Reason(words: Words.heldAreInNoList, rule: "F12")]
  }
}

extension PhoneSettingRow {
  fileprivate var rule: RuleID? {
    switch self {
    case .display: "F19"
    case .summary, .summarySwitch, .summaryTime, .addSummaryTime: "F11"
    case .focuses, .focus, .otherFocus, .focusField(_, .isOn): "F4"
    case .focusField(_, .schedule), .focusField(_, .place): "F8"
    case .focusField: "F5"
    case .mute: "F18"
    case .summaryApp: nil
    }
  }
}
