import Delivery
import Notifications
import Testing

@testable import Sessions

@Suite("Settings that act on what came before")
struct CoverageSettingTests {
  // Two in a stack and a number on the icon, of an app that asked for all there is.
  private static let before = """
    app {"bundleIdentifier":"com.example.tea","displayName":"Tea House",\
    "entitlements":["com.apple.developer.usernotifications.critical-alerts",\
    "com.apple.developer.usernotifications.time-sensitive"],\
    "authorization":{"options":["alert","sound","badge","criticalAlert","carPlay","announcement"]}}

    """
  private static let pushes = """
    push tea {"aps":{"alert":{"title":"Hot","body":"One"},"badge":3,"thread-id":"a"}}
    push tea {"aps":{"alert":{"title":"Cold","body":"Two"},"badge":4,"thread-id":"b"}}

    """

  private struct Found {
    var look: [String]
    var settings: Set<Setting>
  }

  private static func play(_ text: String) throws -> Found {
    let recorder = CoverageRecorder()
    var run = try HeadlessRun.of(text, recorders: [recorder])
    run.play()
    try #require(!run.report.hasInvalidInput, "\(run.report.diagnostics)")
    let coverage = recorder.coverage(in: run.session)
    return Found(look: look(run.session.state), settings: coverage.apps.first?.settings ?? [])
  }

  // How what came before shows: rows of the list, and the icon.
  private static func look(_ state: State) -> [String] {
    let rows = Section.allCases.flatMap { section in
      state.list[section].groups.map { group in
        let shown = state.shown(group)
        let words = [shown.title, shown.body, shown.summary].map { $0 ?? "" }
        return "\(group.key) \(Array(group.memberNumbers)) \(words)"
      }
    }
    return rows + state.apps.map { "\(state.drawnBadge(of: $0) ?? 0)" }
  }

  @Test(
    "U11, U13: what looks otherwise at once is exercised without another delivery, and nothing else",
    arguments: Setting.keys)
  func acting(key: String) throws {
    let values = Setting.values(of: key)
    var acting: Set<String> = []
    var seen: [String: Set<Bool>] = [:]
    let isOfLater = Feature.setting(key).map { !$0.exists(in: .ios12) } ?? false
    let system = isOfLater ? "device os=16\n" : ""
    for (first, then) in values.flatMap({ first in values.map { (first, $0) } }) where first != then
    {
      let start = system + Self.before + "setting tea \(key)=\(first)\n" + Self.pushes
      let before = try Self.play(start)
      let after = try Self.play(start + "setting tea \(key)=\(then)\n")
      if before.look != after.look { acting.insert(then) }
      let setting = try #require(Setting(key: key, value: then))
      #expect(!before.settings.contains(setting))
      seen[then, default: []].insert(after.settings.contains(setting))
    }
    #expect(!seen.isEmpty)
    for (value, found) in seen {
      #expect(found == [acting.contains(value)], "\(key)=\(value): \(found)")
    }
  }
}
