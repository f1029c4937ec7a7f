import Delivery
import Localization
import Notifications

/// Why something is as it is: every decision about it that was made, newest first.
///
/// Verdict, advice, texts and groups are as they are now; the other decisions are told as they were
/// made, whatever was changed since.
package struct Explanation: Hashable, Sendable {
  /// What it is about, such as `n7 “Episode 12 is out.” · Podcasts`.
  package var subject: String
  /// What became of it, in a sentence.
  package var verdict: String
  /// The answer to all questions: every place that it reached and whether it was heard; of what is
  /// no delivery, the verdict.
  package var answer: String
  /// What people ask of it, in the order in which they ask, with the answers; a reason stands once.
  package internal(set) var questions: [Question] = []
  /// Where it shows and where not, place by place; empty for what is no delivery.
  package var places: [PlaceJudgment] = []
  /// The decisions, the newest first.
  package var judgments: [Judgment]
  /// What would make it noticed better; nil where nothing is missing.
  package var advice: Advice?
  /// What *What would change it?* names; nil where nothing would, and for what is no notification.
  package var change: Advice?
  /// When it fires next and what that depends on; nil for what waits for no trigger.
  package var preview: FiringPreview?

  /// - Parameters:
  ///   - subject: What it is about.
  ///   - verdict: What became of it, which is the answer, too.
  ///   - judgments: The decisions, the newest first.
  init(subject: String, verdict: String, judgments: [Judgment]) {
    (self.subject, self.verdict, self.judgments) = (subject, verdict, judgments)
    answer = verdict
  }
}

/// A decision in words.
package struct Judgment: Hashable, Sendable {
  /// When it was made.
  package var at: Instant
  /// What was decided, such as `listed on the lock screen`.
  package var words: String
  /// The rules that made it so, in the order they acted.
  package var reasons: [Reason]
  /// What is wrong with the words that it is about, each with its place.
  package var complaints: [Diagnostic] = []
}

extension Explanation {
  /// Explains a notification from the facts about it.
  ///
  /// Before what was decided come how its texts and its group read now; what its actions offer
  /// comes last.
  ///
  /// - Parameters:
  ///   - number: The notification's number.
  ///   - facts: All that happened, not just what is about it.
  ///   - isBrief: Leaves out the verdict, the advice, and the judgments that no fact tells of.
  ///   - isCountOpen: Whether the person opened what the lock screen only counts (F19).
  ///   - memory: What it has in common with others that are explained at this moment.
  package init(
    of number: Int, facts: FactLog, in state: State, isBrief: Bool, isCountOpen: Bool = false,
    remembering memory: inout ExplanationMemory
  ) {
    let notification = state.notification(number)
    let quote = state.shown(number).quote
    subject = "\(notification.name)\(quote) · \(state.displayName(of: notification.app))"
    let about = facts.about(number, in: state)
    let told = state.places(on: number, facts: facts, about, &memory)
    answer = state.reachWords(
      of: number, isInBanner: told.isInBannerOfAnother,
      isUnseen: about.unseenBanners.contains(number), &memory)
    verdict = isBrief ? "" : state.verdict(on: number, answer)
    places = told.judgments
    let lack = state.advice(on: number, isCountOpen: isCountOpen)
    advice = isBrief ? nil : lack
    judgments = told.unsaid(about).reversed().map { Judgment($0, in: state, on: number) }
    let missing = about.compactMap(\.missingExtension)
    let decided = judgments.reversed() + missing
    preview = state.preview(of: number)
    change = lack ?? state.otherChange(on: number)
    questions = Self.questions(
      about: number, told, change, decided, isCountOpen: isCountOpen, in: state)
    if isBrief { return }
    judgments = state.judgments(on: number) + judgments + missing
    judgments += [state.actionJudgment(on: number)].compactMap(\.self)
  }

  /// Explains a group: what it shows now, and what was done to it.
  ///
  /// Neither places nor advice nor a preview; a group that is no longer listed still has what was
  /// done to it.
  package init(of place: GroupPlace, facts: FactLog, in state: State) {
    let name = state.displayName(of: place.key.app)
    subject = [name, place.key.threadName].compactMap(\.self).joined(separator: " · ")
    let group = state.list.group(at: place)
    verdict = group.map { "\($0.countWords) \(place.section.phrase)." } ?? "It is not in the list."
    answer = verdict
    let decided = facts.notable { $0.group == place }.map { Judgment($0, in: state) }
    judgments = (group.map { state.judgments(on: $0, of: nil) } ?? []) + decided
    questions = Self.questions(about: group, decided.reversed(), in: state)
  }

  /// Explains an app: what was decided about it as a whole.
  ///
  /// - Parameter place: Where the group stands that carries the app's name; nil for none.
  package init(
    of app: BundleIdentifier, with place: GroupPlace? = nil, facts: FactLog, in state: State
  ) {
    subject = "\(state.displayName(of: app)) · \(app)"
    verdict = state.app(app).map(state.verdict) ?? "It is not installed."
    judgments = []
    let group = place.flatMap { state.list.group(at: $0) }
    verdict += state.listedWords(of: app) + state.summaryWords(ofApp: app)
    if let group { judgments = state.judgments(on: group, of: nil) }
    answer = verdict
    let decided = facts.notable { event in
      event.app == app && !event.has(.passing) || place != nil && event.group == place
    }.map { Judgment($0, in: state) }
    judgments += decided
    questions = Self.questions(
      about: state.app(app), group, facts: facts, decided.reversed(), in: state)
  }
}

extension Judgment {
  /// What a fact tells of, as it was decided.
  init(_ fact: Fact, in state: State) {
    self.init(at: fact.at, words: fact.event.words(in: state), reasons: fact.reasons)
  }

  // P8, G26: what took the place of its banner, or its own, is told by its name.
  fileprivate init(_ fact: Fact, in state: State, on number: Int) {
    self.init(fact, in: state)
    guard let other = fact.event.notification else { return }
    let name = state.notification(other).name
    if fact.event.replaces(number) { words = "\(name) \(words)" }
    guard case .updated(_, number, _, let section) = fact.event else { return }
    let newer = name == state.notification(number).name ? "a newer one" : name
    words = "replaced by \(newer) \(section.phrase)"
    let because = Reason("G26", "newer", [.init("name", "a newer one")])
    reasons = reasons.map { $0 == "G26" ? because : $0 }
  }
}

extension Group {
  fileprivate var countWords: String { count.counted("notification") }
}

extension State {
  // All that the app has there, in whichever groups; nothing where it has nothing.
  fileprivate func listedWords(of app: BundleIdentifier) -> String {
    Section.allCases.map { section in
      let count = list.count(of: app, in: section)
      return count == 0 ? "" : " \(count.counted("notification")) \(section.phrase)."
    }.joined()
  }

  fileprivate func verdict(on number: Int, _ answer: String) -> String {
    let watch = isForwarded(number) ? "The watch alerted. " : ""
    if let place = place(of: number) { return "\(watch)Listed \(place.section.phrase)." }
    guard let ended = ending(of: number) else {
      return "\(waitingWords(of: number))."
    }
    if banner?.number == number { return "Shown as a banner." }
    if alerts.contains(number) {
      return alerts.last == number ? "Shown as an alert." : "Its alert lies below a newer one."
    }
    if ended.reach.contains(.watch), ended.decision.situation.isForWatch {
      return isOnWatch(number) && self.watch.records.contains(number)
        ? "On the watch alone." : "No longer on the watch."
    }
    if ended.reach.contains(.alert) { return "Its alert is gone." }
    if ended.reach.isEmpty {
      // Each place has its own reason, where nothing ended it for all of them.
      return "It shows nowhere" + (ended.outcome.isShown ? "." : ": \(ended.outcome.words).")
    }
    if ended.reach.isDisjoint(with: [.lockScreen, .notificationCenter]) {
      // Where it showed beside the list, the outcome alone would tell of none of it.
      let isBeside = !ended.reach.isDisjoint(with: [.banner, .carPlay, .announcement])
      return isBeside ? "\(answer)." : "It makes no row: \(ended.outcome.words)."
    }
    return watch + (summaryWords(of: number).map { "Listed \($0)." } ?? "No longer listed.")
  }

  // W3.
  private func isForwarded(_ number: Int) -> Bool {
    ending(of: number)?.outcome == .forwardedToWatch
  }

  fileprivate func verdict(on app: InstalledApp) -> String {
    // P18: the icon shows large numbers as 9999+.
    let hiding = drawnBadge(of: app) == nil ? ", which does not show" : ""
    let badge = app.badge.map { "; badge \($0)\(hiding)" } ?? ""
    // G1: before iOS 12 nothing is grouped, whatever is set for later.
    let grouping = device.profile.has(.grouping) ? stackWords(app) : nil
    let status = "\(app.reportedStatus.words)\(badge)."
    let settings =
      grouping.map { "\($0); \(status)" } ?? status.capitalizedFirst
    if app.isTurnedOff { return "Turned off. " + settings }
    if let until = mutedUntil(of: app) { return "Muted until \(clock(until)). " + settings }
    return app.isDeliveredQuietly(in: device.profile) ? "Delivered quietly. " + settings : settings
  }

  // F19: what decides how its notifications are put together.
  private func stackWords(_ app: InstalledApp) -> String {
    let style = displayStyle(of: app.app.bundleIdentifier) ?? .stack
    return style == .stack
      ? "Grouping \(app.settings.grouping.words)" : "Display As \(style.words)"
  }

  /// What no fact tells of a notification, as it is now.
  func judgments(on number: Int) -> [Judgment] {
    (listedGroup(of: number).map { judgments(on: $0, of: number) }
      ?? [coverJudgment(on: number, in: nil)].compactMap(\.self))
      + [
        silenceJudgment(on: number), passageJudgment(on: number), hiddenBadgeJudgment(on: number),
        trialJudgment(on: number),
      ].compactMap(\.self)
      + deniedJudgments(on: number) + [criticalJudgment(on: number)].compactMap(\.self)
      + wordJudgments(on: number)
  }

  // X22: that its app is tried out, which its buttons ask about; nil where it has none.
  private func trialJudgment(on number: Int) -> Judgment? {
    if provisionalOffers(under: number).isEmpty { return nil }
    return Judgment(
      at: now, words: "has buttons to keep its app or turn it off", reasons: [Reason("X22")])
  }

  fileprivate func judgments(on group: Group, of number: Int?) -> [Judgment] {
    var reasons = self.reasons(for: group.key)
    let cover = [coverJudgment(on: number, in: group)].compactMap(\.self)
    guard isStack(group) else {
      return [Judgment(at: now, words: "stands alone", reasons: reasons)] + cover
    }
    reasons += [.stacked(from: device.policies[.stackThreshold]), Reason("G10")]
    let others = (group.count - 1).counted("other")
    return [Judgment(at: now, words: "grouped with \(others)", reasons: reasons)] + cover
  }

  // What stands for what does not show: while hidden a placeholder, for members
  // that do not show a summary.
  private func coverJudgment(on number: Int?, in group: Group?) -> Judgment? {
    if let cover = hiddenCover(of: number, in: group) {
      return Judgment(
        at: now, words: "hidden behind “\(cover.words)”", reasons: cover.reasons,
        complaints: cover.complaints)
    }
    return group.flatMap(summary).map {
      Judgment(
        at: now, words: "summed up as “\($0.words)”", reasons: $0.reasons,
        complaints: $0.complaints)
    }
  }

  /// L4–L33: when (L10, L11) and how each text that is no plain literal was put into words.
  fileprivate func wordJudgments(on number: Int) -> [Judgment] {
    let notification = notification(number)
    let trigger = notification.request.trigger
    let moment: RuleID = trigger.isPush ? "L10" : trigger.isLegacy ? "L13" : "L11"
    return accountedTexts(of: number).map { name, resolved, flaws in
      Judgment(
        at: notification.date, words: "the \(name) reads “\(resolved.words)”",
        reasons: [Reason(moment)] + resolved.account, complaints: flaws)
    }
  }

  /// L35, A7, A20: what can be done with a notification, as its buttons would say it now, and why
  /// nothing else; nil where it never had an action.
  func actionJudgment(on number: Int) -> Judgment? {
    let texts = actionTexts(of: number)
    let reasons = offerReasons(of: number)
    if texts.isEmpty, reasons.isEmpty { return nil }
    let made = texts.joined()
    let account = made.flatMap(\.account).uniqued()
    return Judgment(
      at: now, words: "offers " + texts.offerWords,
      reasons: reasons + (account.isEmpty ? [] : [Reason("L35")]) + account,
      complaints: made.flatMap(\.diagnostics))
  }
}

extension State {
  /// When a request that is still to come fires next, with what that depends on; nil where none is.
  func preview(of number: Int) -> FiringPreview? {
    pending[notification(number).key].map { FiringPreview(of: $0, in: self, count: 3) }
  }
}
