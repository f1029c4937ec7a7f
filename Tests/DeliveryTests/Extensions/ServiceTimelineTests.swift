import Notifications
import TestSupport
import Testing

@testable import Delivery

@Suite("Service extensions while time passes")
struct ServiceTimelineTests {
  private let chat: BundleIdentifier = "com.example.chat"

  /// A phone whose app answers after a while, and at the end of its time after another.
  private func phone(
    after delay: Int64, atExpiry late: Int64? = nil,
    misbehaves: ServiceExtension.Misbehavior = .none
  ) throws -> Phone {
    var phone = try Phone(apps: ["com.example.mail"])
    var app = App(bundleIdentifier: chat, displayName: "Chat")
    var service = ServiceExtension(name: "Work")
    service.steps = [.init(after: .seconds(delay), edit: .title("Worked"))]
    service.onTimeWillExpire = late.map { [.init(after: .seconds($0), edit: .title("Late"))] }
    service.misbehavior = misbehaves
    app.serviceExtension = service
    try phone.perform(.install(app, isGranted: true))
    return phone
  }

  @Test("V3: nothing of a notification is seen or heard while its extension has it")
  func unseen() throws {
    var phone = try phone(after: 3)
    try phone.expectTimeline(
      step: .seconds(1),
      .push("               a-----", sound: Sound(), isMutable: true),
      .inExtension("        aaa---"),
      .rows(.lockScreen, "  ---111"),
      .heard("              ---a--"),
      .wakes("              ---a--"),
      .titles("             ---W--"))
  }

  @Test(
    "V10: with service.ordered what comes later waits for what is in the extension; other apps do not"
  )
  func order() throws {
    var phone = try phone(after: 4)
    try phone.perform(.setPolicy(PolicySetting(.serviceOrdered, true)))
    try phone.expectTimeline(
      step: .seconds(1),
      .push("               a-------", isMutable: true),
      .push("               -b------"),
      .push("               --c-----", to: "com.example.mail"),
      .inExtension("        aaaa----"),
      .queued("             -bbb----"),
      .rows(.lockScreen, "  --112222"),
      .newest(.lockScreen, "--ccbbbb"))
  }

  @Test("V3, V10: what is begun behind a later one keeps its place among them, also taken back")
  func begunLater() throws {
    var phone = try phone(after: 3)
    var mail = App(bundleIdentifier: "com.example.mail", displayName: "Mail")
    mail.serviceExtension = ServiceExtension(name: "Sort")
    mail.serviceExtension?.misbehavior = .hang
    try phone.perform(.install(mail, isGranted: true))
    try phone.perform(.setPolicy(PolicySetting(.serviceOrdered, true)))
    try phone.send("a", isMutable: true)
    // V1: while its alerts are off, nothing goes to its extension.
    try phone.perform(.set(chat, [.toggle(.notifications, false)]))
    try phone.send("b", isMutable: true)
    try phone.send("c", app: mail.bundleIdentifier, isMutable: true)
    try phone.perform(.set(chat, [.toggle(.notifications, true)]))
    let (before, count) = (phone.state, phone.facts.count)
    #expect(before.serviceRuns.map(\.number) == [0, 2] && before.queuedDeliveries == [1])
    try phone.perform(.advance(to: before.now + .seconds(4)))
    #expect(phone.state.serviceRuns.map(\.number) == [1, 2])
    #expect(phone.state.serviceRun(of: 2) == before.serviceRun(of: 2))
    try phone.perform(.advance(to: before.now + .seconds(90)))
    #expect(phone.state.deliveries.map(\.number) == [0, 1, 2] && phone.state.serviceRuns.isEmpty)
    phone.engine.revert(phone.facts[count...])
    #expect(phone.state.serviceRuns == before.serviceRuns && phone.state.serviceRun(of: 1) == nil)
    #expect(phone.state.serviceDeadlines == before.serviceDeadlines)
  }

  @Test("V10: two for the extension are worked on side by side, each for its whole time")
  func sideBySide() throws {
    var phone = try phone(after: 3)
    try phone.expectTimeline(
      step: .seconds(1),
      .push("               ab------", isMutable: true),
      .inExtension("        a22b----"),
      .titles("             ---WW---"))
  }

  @Test("V10: the later one overtakes, and the earlier rises above it")
  func overtaking() throws {
    var phone = try phone(after: 3)
    try phone.expectTimeline(
      step: .seconds(1),
      .push("               a-----", isMutable: true),
      .push("               -b----"),
      .queued("             ------"),
      .newest(.lockScreen, "-bbaaa"))
  }

  @Test("V5: an answer at 29 s counts; at 30 s the extension is told that its time is over")
  func deadlines() throws {
    var inTime = try phone(after: 29, atExpiry: 0)
    try inTime.expectTimeline(
      step: .seconds(29),
      .push("       a--", isMutable: true),
      .expiry("     ---"),
      .titles("     -W-"))
    var late = try phone(after: 31, atExpiry: 0)
    try late.expectTimeline(
      step: .seconds(10),
      .push("       a----", isMutable: true),
      .inExtension("aaa--"),
      .expiry("     ---a-"),
      .titles("     ---L-"))
  }

  @Test(
    "V5, V6: after the time it has one second more; then the original is shown",
    arguments: [(0, "L---"), (1, "-L--"), (2, "-B--")] as [(Int64, String)])
  func grace(delay: Int64, title: String) throws {
    var phone = try phone(after: 60, atExpiry: delay)
    try phone.send("a", isMutable: true)
    try phone.advance(to: phone.state.now + .seconds(29))
    try phone.expectTimeline(
      step: .seconds(1),
      .expiry("-a---"),
      .titles("-" + title))
  }

  @Test(
    "V7, V8, V9: what fails or answers nothing leaves the original at once, one that hangs at 31 s")
  func misbehaving() throws {
    for (misbehaves, titles) in [
      (.crash, "-B---"), (.exceedMemory, "-B---"), (.completeTwice, "-W---"),
      (.emptyContent, "-B---"), (.hang, "----B"),
    ] as [(ServiceExtension.Misbehavior, String)] {
      var phone = try phone(after: 8, misbehaves: misbehaves)
      try phone.expectTimeline(
        step: .seconds(8),
        .push("  a----", isMutable: true),
        .titles(titles))
    }
  }

  @Test(
    "V9, K28: what is in the extension as the phone is turned off comes as it was, when it is on",
    arguments: [false, true])
  func turnedOff(isOrdered: Bool) throws {
    var phone = try phone(after: 3)
    try phone.perform(.setPolicy(PolicySetting(.serviceOrdered, isOrdered)))
    let before = phone.state
    let count = phone.facts.count
    try phone.expectTimeline(
      step: .seconds(1),
      .push("               ab------", isMutable: true),
      .does("               --x-----", .power(isOn: false)),
      .does("               ------x-", .power(isOn: true)),
      .rows(.lockScreen, "  ------11"))
    let ends = phone.facts.compactMap { fact -> (Instant, ServiceEnd)? in
      guard case .service(.finished(let end)) = fact.event else { return nil }
      return (fact.at, end.value)
    }
    #expect(ends.first?.0 == before.now + .seconds(2))
    #expect(ends.first?.1.outcome == .poweredOff && ends.first?.1.log.isEmpty == true)
    #expect(phone.state.notifications.allSatisfy { $0.value.content.title == nil })
    #expect(phone.state.notifications.first?.value.date == before.now + .seconds(6))
    phone.engine.revert(phone.facts[count...])
    #expect(phone.state.queuedDeliveries == [] && phone.state.agenda == before.agenda)
    #expect(phone.state.nextPosition == before.nextPosition)
  }

  @Test("V5, V9: an extension that is cut off is not told later that its time runs out")
  func offBriefly() throws {
    var phone = try phone(after: 60, atExpiry: 0)
    try phone.expectTimeline(
      step: .seconds(5),
      .push("               a--------", isMutable: true),
      .does("               -x-------", .power(isOn: false)),
      .does("               --x------", .power(isOn: true)),
      .expiry("             ---------"),
      .titles("             --B------"))
  }

  @Test("K24: what is in the extension of an app that is deleted, or waits for it, never shows")
  func deleted() throws {
    var phone = try phone(after: 3)
    try phone.perform(.setPolicy(PolicySetting(.serviceOrdered, true)))
    try phone.expectTimeline(
      step: .seconds(1),
      .push("               a-----", isMutable: true),
      .push("               -b----"),
      .does("               --x---", .uninstall(chat)),
      .rows(.lockScreen, "  ------"))
  }

  @Test("K24, V10: with its app goes what overtook, and what is in the extension never shows")
  func deletedSideBySide() throws {
    var phone = try phone(after: 3)
    try phone.expectTimeline(
      step: .seconds(1),
      .push("               a-----", isMutable: true),
      .push("               -b----"),
      .does("               --x---", .uninstall(chat)),
      .inExtension("        aa----"),
      .rows(.lockScreen, "  -1----"))
  }
}

extension ContentEdit {
  fileprivate static func title(_ words: String) -> ContentEdit {
    ContentEdit([.title(.words(Template(words)))])
  }
}

extension Lane<Phone> {
  /// The first letter of the title under which a notification enters the list;
  /// `B` for one without a title.
  fileprivate static func titles(_ picture: String) -> Lane {
    Lane("titles", picture) { state, facts in
      facts.compactMap { fact in
        guard case .listed(let number, _) = fact.event else { return nil }
        guard case .literal(let title)? = state.notification(number).content.title?.wording else {
          return "B"
        }
        return title.first
      }
    }
  }

  /// Whose extension is told in a step that its time is over.
  fileprivate static func expiry(_ picture: String) -> Lane {
    Lane("expiry", picture) { state, facts in
      facts.compactMap { fact in
        guard case .service(.expired(let number)) = fact.event else { return nil }
        return state.notification(number).name.first
      }
    }
  }
}
