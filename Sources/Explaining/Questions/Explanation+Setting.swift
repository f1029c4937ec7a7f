import Delivery
import Notifications

extension Explanation {
  /// Explains something that is set for an app: what it is set to, who set it, what it kept from
  /// where, and what the other value would do.
  ///
  /// - Parameters:
  ///   - key: What is set, by its name in files: `sounds`.
  ///   - meaning: What it means as it is, in a sentence; of a switch, what turning it would do.
  package init?(
    ofSetting key: String, meaning: String, of app: BundleIdentifier, facts: FactLog,
    in state: State
  ) {
    guard let installed = state.app(app),
      let setting = installed.settings.all.first(where: { $0.key == key })
    else { return nil }
    let value = state.valueWords(setting, of: installed)
    subject = "\(setting.title) · \(state.displayName(of: app))"
    verdict = "\(setting.title) is \(value)."
    let changes = facts.changes(of: key, app)
    judgments = changes.map { Judgment(at: $0.at, words: "set by you", reasons: $0.reasons) }
    questions =
      [
        Question(
          topic: .settings,
          title: setting.toggle == nil ? "What does that mean?" : "What would turning it do?",
          answers: [Question.Answer(words: meaning, kind: .fact)]),
        Question(
          topic: .effects, title: "What did it keep back?",
          answers: setting.toggle.map { state.keptBack(by: $0, of: app) } ?? []),
        state.timeQuestion(
          judgments.isEmpty
            ? [
              Judgment(
                at: state.installTime(of: app, facts), words: "so from the start", reasons: [])
            ]
            : judgments.reversed()),
      ].withoutRepetition
    answer = String(verdict.dropLast())
  }
}

extension FactLog {
  /// When something was set for an app, the newest first.
  func changes(of key: String, _ app: BundleIdentifier) -> [Fact] {
    notable { event in
      event.app == app && event.settingChanges.contains { $0.to.key == key }
    }
  }

  /// When it was set last; nil where it is as it was at first.
  func lastChange(of key: String, _ app: BundleIdentifier) -> Fact? { changes(of: key, app).first }
}

extension State {
  fileprivate func valueWords(_ setting: Setting, of app: InstalledApp) -> String {
    if case .toggle(let toggle, _) = setting {
      return app.isOn(toggle, in: device.profile) ? "on" : "off"
    }
    return setting.valueWords
  }

  // What a switch kept from a place, the newest first, and how many more.
  fileprivate func keptBack(
    by toggle: Settings.Switch, of app: BundleIdentifier
  ) -> [Question.Answer] {
    let kept = deliveries.reversed().filter { ended in
      notification(ended.number).app == app
        && Reach.Spot.allCases.contains { spot in
          let verdict = ended.decision.situation.verdict(on: spot)
          return !verdict.reaches && spot.toggle(deciding: verdict.reason.rule) == toggle
        }
    }
    let named = kept.prefix(Self.mostNamed).map { ended in
      Question.Answer(
        subject: clock(ended.at),
        words: "\(notification(ended.number).name)\(shown(ended.number).quote)", kind: .fact)
    }
    let rest = kept.count - named.count
    return named + (rest > 0 ? [Question.Answer(words: "and \(rest) before", kind: .fact)] : [])
  }

  private static let mostNamed = 5

  fileprivate func installTime(of app: BundleIdentifier, _ facts: FactLog) -> Instant {
    facts.notable { event in
      if case .installed(let installed, _) = event {
        installed.app.bundleIdentifier == app
      } else {
        false
      }
    }.last?.at ?? now
  }
}

extension Setting {
  fileprivate var toggle: Settings.Switch? {
    if case .toggle(let toggle, _) = self { toggle } else { nil }
  }
}
