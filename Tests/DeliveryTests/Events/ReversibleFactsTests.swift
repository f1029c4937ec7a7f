import Notifications
import Push
import TestSupport
import Testing

@testable import Delivery

@Suite("Facts can be taken back")
struct ReversibleFactsTests {
  @Test("the list kept step by step is the list made from scratch", arguments: 1...12)
  func incrementalList(seed: Int) throws {
    var phone = try Phone(apps: apps)
    var commands = RandomCommands(seed: UInt64(seed))
    for step in 0..<200 {
      let command = commands.next(phone.state)
      _ = try? phone.perform(command)
      var rebuilt = phone.state
      rebuilt.regroup()
      expectSameList(phone.state, rebuilt, "step \(step), \(command)")
    }
  }

  @Test(
    "reverting every fact gives the first state, and applying them again the last",
    arguments: 1...12)
  func revertAll(seed: Int) throws {
    var phone = try Phone(apps: apps)
    let first = phone.state
    let installed = phone.facts.count
    var commands = RandomCommands(seed: UInt64(seed))
    for _ in 0..<200 { _ = try? phone.perform(commands.next(phone.state)) }
    let last = phone.state
    let facts = phone.facts.dropFirst(installed)
    phone.engine.revert(facts)
    expectSame(phone.state, first, "after reverting all")
    phone.engine.apply(facts)
    expectSame(phone.state, last, "after applying all again")
  }

  private let apps: [BundleIdentifier] = ["com.example.chat", "com.example.mail"]

  private func expectSame(_ left: State, _ right: State, _ when: Comment) {
    #expect(left.now == right.now, when)
    #expect(left.device == right.device, when)
    #expect(left.apps == right.apps, when)
    #expect(left.notifications == right.notifications, when)
    #expect(left.deliveries == right.deliveries, when)
    #expect(left.calls == right.calls, when)
    #expect(left.sounds == right.sounds, when)
    #expect(left.wakes == right.wakes, when)
    #expect(left.noteMarks == right.noteMarks, when)
    #expect(left.banner == right.banner, when)
    #expect(left.waitingBanners.numbers == right.waitingBanners.numbers, when)
    #expect(left.push == right.push, when)
    #expect(left.formerApps == right.formerApps, when)
    #expect(left.formerStrings.map(\.end) == right.formerStrings.map(\.end), when)
    #expect(left.pending == right.pending, when)
    #expect(left.focus == right.focus, when)
    #expect(left.timeSensitive == right.timeSensitive, when)
    #expect(left.summary == right.summary, when)
    #expect(left.alerts == right.alerts, when)
    #expect(left.legacyCount == right.legacyCount, when)
    #expect(left.movedFiles == right.movedFiles, when)
    #expect(left.automaticNames == right.automaticNames, when)
    #expect(left.lateEndings == right.lateEndings, when)
    #expect(left.armedClear == right.armedClear, when)
    #expect(left.prompts == right.prompts, when)
    #expect(left.sheets == right.sheets, when)
    #expect(left.suggested == right.suggested, when)
    #expect(left.lastSuggestions == right.lastSuggestions, when)
    #expect(left.clearedRuns == right.clearedRuns, when)
    #expect(left.agenda == right.agenda, when)
    #expect(left.serviceRuns == right.serviceRuns, when)
    #expect(left.serviceDeadlines == right.serviceDeadlines, when)
    #expect(left.queuedDeliveries == right.queuedDeliveries, when)
    #expect(left.awaitedAnswers == right.awaitedAnswers, when)
    #expect(left.pane == right.pane, when)
    #expect(left.extensionCalls == right.extensionCalls, when)
    #expect(left.pendingResponses == right.pendingResponses, when)
    #expect(left.nextPosition == right.nextPosition, when)
    expectSameList(left, right, when)
  }

  private func expectSameList(_ left: State, _ right: State, _ when: Comment) {
    for section in Section.allCases {
      #expect(outline(left.list[section]) == outline(right.list[section]), when)
      #expect(left.list[section].count == right.list[section].count, when)
      #expect(left.list[section].rowCount == right.list[section].rowCount, when)
    }
  }

  private func outline(_ list: SectionList) -> [String] {
    list.groups.map { group in
      "\(group.key.path) \(group.memberNumbers) \(group.isExpanded) \(group.shares)"
    }
  }
}
