import Delivery
import Explaining
import Notifications
import TestSupport
import Testing

@testable import Sessions

/// What the scenarios and restless people of all corpora made happen, by the
/// judgments that were said of it.
@Suite("A judgment says one kind of thing")
struct JudgmentTests {
  /// A rule with one of its decisions, as facts name it.
  private struct DecisionKey: Hashable {
    let rule: RuleID
    let decision: String?

    init(_ reason: Reason) { (rule, decision) = (reason.rule, reason.decision) }

    var name: String { "\(rule) \(decision ?? "-"): \(Reason(rule, decision).words)" }
  }

  private static let facts: [[Fact]] = scenarios + walks

  private static var scenarios: [[Fact]] {
    let all =
      Checkout.scenarios.map { "Scenarios/" + $0 }
      + Checkout.conformance.map { "Conformance/" + $0 }
    return all.map { scenario in
      let locations = DataLocations(dataFolder: Checkout.path)
      let path = "\(Checkout.path)/Fixtures/\(scenario)"
      guard
        let opening = try? LoadedInput([path], settings: WorldSettings(), locations: locations)
      else { return [] }
      var run = HeadlessRun(opening)
      run.play()
      return Array(run.session.facts.facts)
    }
  }

  private static var walks: [[Fact]] {
    (1...40).compactMap { seed in
      guard var phone = try? Phone(apps: ["com.example.chat", "com.example.mail"]) else {
        return nil
      }
      var random = RandomCommands(seed: UInt64(seed))
      for _ in 0..<300 { _ = try? phone.perform(random.next(phone.state)) }
      return phone.facts
    }
  }

  @Test("G28, P16, K24, K10: each judgment of the corpora comes with events of one kind")
  func oneKind() {
    var kinds: [DecisionKey: Set<String>] = [:]
    for fact in Self.facts.joined() {
      for reason in fact.reasons {
        kinds[DecisionKey(reason), default: []].insert(fact.event.kind)
      }
    }
    #expect(kinds.count > 190, "the corpora were found")
    let several = kinds.filter { $0.value.count > 1 }
      .map { "\($0.key.name) – \($0.value.sorted().joined(separator: ", "))" }
    #expect(several.isEmpty, "\(several.sorted().joined(separator: "\n"))")
  }

  @Test(
    "What happened for one reason is not explained by another of the same rule",
    arguments: [
      ("view a\nclear a", "closed", "G28 the notification that it showed is gone"),
      ("set-badge chat 3", "badged", "P16 the app set it"),
      ("power off", "deviceChanged", "K24 the phone was turned off"),
      ("power off\npower on", "deviceChanged", "K24 the phone was turned on"),
      ("arrive Home", "deviceChanged", "K10 the phone was moved"),
      ("lock\nwait 1s", "closed", "P1 the person left it"),
      ("policy group.stackThreshold 3", "deviceChanged", "G15 group.stackThreshold was set to 3"),
      ("policy calendar.gap strict", "deviceChanged", "K6 calendar.gap was set to strict"),
    ])
  func samples(lines: String, event: String, words: String) throws {
    let run = try HeadlessRun.played(
      """
      app {"bundleIdentifier":"com.example.chat","places":{"Home":{"latitude":1,"longitude":2,"radius":50}}}
      unlock
      push chat {"aps":{"alert":"Hi"}} id=a
      view a
      \(lines.replacing("view a\n", with: ""))

      """)
    let last = run.session.facts.facts.last { $0.event.name.rawValue == event }
    let said = last?.reasons.first.map { "\($0.rule) \($0.words)" } ?? ""
    #expect(said.hasPrefix(words), "\(said)")
  }

  @Test("Each decision that a fact names is one of its rule's, and no blank of its words is left")
  func known() {
    var strange: Set<String> = []
    for reason in Set(Self.facts.joined().flatMap(\.reasons)) {
      let known = (Rule.named(reason.rule)?.decisions ?? []) + RuleDecision.ofAll
      let isKnown = reason.decision.map { name in known.contains { $0.name == name } } ?? true
      let blanks = Rule.named(reason.rule)?.judgment(of: reason.decision).matches(of: /\{(\w+)\}/)
      let told = reason.details.map(\.name)
      let isTold = (blanks ?? []).allSatisfy { told.contains(String($0.output.1)) }
      if !isKnown || !isTold { strange.insert("\(reason)") }
    }
    #expect(strange.isEmpty, "\(strange.sorted())")
  }
}

extension Event {
  /// What kind of thing happened: what is done with one decision, such as a sound and a light for a
  /// delivery, is of one kind.
  fileprivate var kind: String {
    switch self {
    case .deviceChanged(let old, let new, _): new.kindOfChange(since: old)
    case .appStateChanged(_, _, let new): new.state.isAwake ? "opening" : "stopping"
    case .willPresentChanged: "answer of the app in front"
    case .languagesChanged: "languages"
    case .categoriesRegistered: "categories"
    case .noticed(.badged(let change)) where change.notification == nil: "badge of the app"
    default: name.kind
    }
  }
}

extension Device {
  fileprivate func kindOfChange(since old: Device) -> String {
    if policies != old.policies { return "policy" }
    if isPowerOn != old.isPowerOn { return "power" }
    if place != old.place { return "place" }
    let isOpening = screen == .app && (screen != old.screen || foregroundApp != old.foregroundApp)
    if isOpening { return "opening" }
    let isElsewhere = screen != old.screen || settingsApp != old.settingsApp
    let hasMoved = isLocked != old.isLocked || isElsewhere
    let hasWoken = isDisplayOn != old.isDisplayOn || isAuthenticated != old.isAuthenticated
    return hasMoved || hasWoken || foregroundApp != old.foregroundApp ? "screen" : "phone"
  }
}

extension AppState {
  fileprivate var isAwake: Bool { self == .background || self == .foreground }
}

extension EventName {
  // What the presentation of one delivery consists of, what a request becomes, what an app may,
  // what a response or a tap leads to, what takes an alert away: each is the doing of one decision.
  fileprivate var kind: String {
    switch self {
    case .decided, .unlisted, .badged, .sounded, .woke, .bannerShown, .bannerQueued, .alertShown,
      .watchAlerted, .watchKept, .summaryDelivered, .summaryJoined:
      "presentation"
    case .focusChanged, .muted: "phone"
    case .leads, .leadEnded: "grouping"
    case .timeSensitiveDecided: "settings"
    case .summaryScheduled: "summary"
    case .listed, .updated, .edited: "grouping"
    case .scheduled, .received, .extensionFinished, .refused: "request"
    case .requested, .authorizationChanged, .settingChanged: "settings"
    case .opened, .called, .responseWaits, .woken: "opening"
    case .bannerEnded, .bannerUnqueued, .alertEnded: "alert gone"
    case .removed, .watchRemoved, .summaryChanged, .summaryCleared: "taken away"
    case .coalesced, .expired, .undelivered, .throttled, .rejected, .heldEnded: "push gone"
    default: rawValue
    }
  }
}
