import Delivery
import Notifications
import Testing

@testable import Scenarios

@Suite struct WorldTests {
  private func commands(_ text: String) throws -> [Command] {
    let line = try #require(ScenarioDocument(line: text).lines.first)
    return try ScenarioHarness().acts(line).compactMap { act in
      if case .command(let command) = act { command } else { nil }
    }
  }

  @Test("A world is the same for a seed and another for another")
  func seeded() throws {
    let text = "world apps=3 threads=2 notifications=50 seed="
    #expect(try commands(text + "7") == commands(text + "7"))
    #expect(try commands(text + "7") != commands(text + "8"))
    #expect(try commands(text + "7").count == 53)
  }

  @Test("Its notifications arrive, and its payloads say what they say")
  func arrives() throws {
    var harness = try ScenarioHarness()
    try harness.run("world apps=3 threads=2 notifications=200 seed=7")
    #expect(harness.state.list.count == 200)
    #expect(harness.remarks.isEmpty)
    for box in harness.state.notifications {
      guard case .payload(let source) = box.value.content.userInfo else {
        Issue.record("a notification without a payload")
        return
      }
      let read = PayloadReaderBridge.payload(source).content
      #expect(read?.title?.words == box.value.content.title?.words)
      #expect(read?.body?.words == box.value.content.body?.words)
      #expect(read?.threadIdentifier == box.value.content.threadIdentifier)
    }
  }

  @Test("Apps have names of their own")
  func names() throws {
    let names = try commands("world apps=300 notifications=0").compactMap { command in
      if case .install(let app, _, _) = command { app.displayName } else { nil }
    }
    #expect(Set(names).count == 300)
  }
}

@Suite struct VariedWorldTests {
  private func acts(_ text: String) throws -> [Act] {
    let line = try #require(ScenarioDocument(line: text).lines.first)
    return try ScenarioHarness().acts(line)
  }

  private func commands(_ text: String) throws -> [Command] {
    try acts(text).compactMap { act in
      if case .command(let command) = act { command } else { nil }
    }
  }

  private func played(_ text: String) throws -> ScenarioHarness {
    var harness = try ScenarioHarness()
    try harness.run(text)
    #expect(harness.remarks.isEmpty, "\(harness.remarks)")
    return harness
  }

  @Test("A line without the new options gives what it always gave")
  func plain() throws {
    let titles = try played("world apps=2 threads=2 notifications=4 seed=7").state.notifications
      .map { $0.value.content.title?.words }
    #expect(titles == ["Chidi", "Bo", "Goran", "Pia"])
  }

  @Test("The same seed and options give the same world, another seed another")
  func seeded() throws {
    let text = "world notifications=60 languages=en,ar kinds=messages,health rhythm=day seed="
    #expect(try commands(text + "3") == commands(text + "3"))
    #expect(try commands(text + "3") != commands(text + "4"))
  }

  @Test("Languages: what is written is in those that were asked for, each thread in one")
  func languages() throws {
    let state = try played("world apps=6 notifications=200 languages=ja,th").state
    let written = WorldLanguage.japanese.phrases
    let other = WorldLanguage.thai.phrases
    for box in state.notifications {
      let body = try #require(box.value.content.body?.words)
      let kind = try #require(WorldKind(rawValue: box.value.content.categoryIdentifier ?? ""))
      #expect(written.bodies(kind).contains(body) || other.bodies(kind).contains(body), "\(body)")
    }
    let threads = Dictionary(grouping: state.notifications) {
      "\($0.value.app) \($0.value.content.threadIdentifier ?? "")"
    }
    for members in threads.values {
      let isJapanese = members.map { box in
        WorldKind.allCases.contains {
          written.bodies($0).contains(box.value.content.body?.words ?? "")
        }
      }
      #expect(Set(isJapanese).count == 1)
    }
  }

  @Test("Kinds: each app has its category, and only health asks for critical alerts")
  func kinds() throws {
    let state = try played("world apps=4 notifications=300 kinds=health,games seed=2").state
    #expect(
      state.apps.map(\.app.bundleIdentifier.description).sorted() == [
        "com.example.games1", "com.example.games2", "com.example.health1", "com.example.health2",
      ])
    #expect(state.apps.allSatisfy { $0.app.categories.count == 1 && !$0.app.icon.isEmpty })
    let critical = state.notifications.filter { $0.value.content.sound?.isCritical == true }
    #expect(!critical.isEmpty && critical.count < 100)
    #expect(critical.allSatisfy { $0.value.app.description.contains("health") })
  }

  @Test(
    "Rhythms: within 24 hours, most when people are up",
    arguments: [
      (WorldRhythm.day, 0...5, 0), (.morning, 6...9, 400), (.commute, 7...8, 150),
      (.evening, 18...23, 400), (.steady, 0...5, 60),
    ])
  func rhythms(rhythm: WorldRhythm, hours: ClosedRange<Int>, least: Int) throws {
    let acts = try commands("world notifications=400 rhythm=\(rhythm.rawValue)")
    let moments = acts.compactMap { command in
      if case .advance(let instant) = command { instant } else { nil }
    }
    let harness = try ScenarioHarness()
    let (start, zone) = (harness.state.now, harness.state.device.timeZone)
    #expect(moments.count == 400 && moments == moments.sorted())
    #expect(
      moments.allSatisfy { $0 >= start && $0.milliseconds - start.milliseconds <= 86_400_000 })
    let within = moments.filter { hours.contains(CivilTime($0, in: zone).hour) }.count
    #expect(within >= least && (least > 0 || within == 0), "\(within)")
  }

  @Test("Rhythms: where the clock reads a fraction of a second, nothing comes before it")
  func betweenSeconds() throws {
    // With this seed one comes in the second that has begun.
    let state = try played("20:00:00.500 world notifications=200 rhythm=evening seed=10").state
    #expect(state.notifications.count == 200)
  }

  @Test(
    "A name that is none is said with those that there are",
    arguments: [
      ("languages=en,xx", "\"xx\""), ("kinds=taxes", "\"taxes\""), ("rhythm=samba", "\"samba\""),
    ])
  func mistakes(option: String, name: String) throws {
    let mistake = try #require(ScenarioDocument(line: "world \(option)").diagnostics.first)
    #expect(mistake.severity == .error && mistake.message.contains(name), "\(mistake)")
  }

  @Test("No phrase needs an escape, is empty, or is there twice", arguments: WorldLanguage.allCases)
  func phrases(language: WorldLanguage) {
    let phrases = language.phrases
    #expect(phrases.people.count == 4)
    let all = WorldKind.allCases.flatMap {
      phrases.bodies($0) + [phrases.title($0)].compactMap(\.self)
    }
    #expect(Set(all).count == all.count)
    for text in all + phrases.people {
      #expect(!text.isEmpty && !text.contains { "\"\\".contains($0) || $0.isNewline })
    }
  }
}
