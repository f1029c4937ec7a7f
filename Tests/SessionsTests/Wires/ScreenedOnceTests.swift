import Delivery
import Notifications
import Push
import TestSupport
import Testing

@testable import Sessions

@Suite("B22: a request is looked through once, and its line in the journal says the same")
struct ScreenedOnceTests {
  @Test("The lines of what was taken play to the same phone", arguments: 0..<12 as Range<UInt64>)
  func replayed(seed: UInt64) throws {
    var random = SplitMix(seed: seed)
    let world = Self.world(&random)
    var (run, statuses) = (try HeadlessRun.played(world), Set<Int>())
    run.kept.begin(Journal(nil))
    for _ in 0..<20 {
      let requests = (0..<4).map { _ in Self.request(on: run, &random) }
      let answers = run.receive(requests)
      statuses.formUnion(answers.map(\.answer.status))
    }
    #expect(statuses.count > 1, "seed \(seed): only \(statuses)")
    let again = try HeadlessRun.played(world + run.kept.journal.lines.map { $0 + "\n" }.joined())
    let errors = again.report.diagnostics.filter { $0.severity == .error }
    #expect(errors.isEmpty, "\(errors.prefix(3))")
    #expect(again.phone == run.phone, "seed \(seed)")
  }

  private static let apps: [BundleIdentifier] = ["com.example.tea", "com.example.cake"]

  // What of the phone has a say in what the service takes.
  private static func world(_ random: inout SplitMix) -> String {
    let installed = apps.map { #"app {"bundleIdentifier":"\#($0)"}"# }
    let profile = ["10", "12", "15", "18"][random.index(below: 4)]
    let strict = random.index(below: 2) == 0 ? ["policy apns.backgroundPriority10 reject"] : []
    let deleted = random.index(below: 3) == 0 ? ["uninstall cake"] : []
    return (["device os=\(profile)"] + installed + strict + deleted).map { $0 + "\n" }.joined()
  }

  private static func request(on run: HeadlessRun, _ random: inout SplitMix) -> ProviderRequest {
    let state = run.session.state
    let app = apps[random.index(below: apps.count)]
    func pick(_ name: String, _ values: [String?]) -> HeaderField? {
      values[random.index(below: values.count)].map { HeaderField(name, $0) }
    }
    let now = state.now.seconds
    let fields = [
      pick("apns-topic", [app.text, app.text, app.text, "com.example.none", nil]),
      pick("apns-push-type", [nil, "alert", "background", "voip", "odd"]),
      pick("apns-priority", [nil, "10", "5", "1", "7"]),
      pick("apns-expiration", [nil, "0", String(now - 5), String(now + 500), "soon"]),
      pick("apns-collapse-id", [nil, "one", "two", String(repeating: "x", count: 65)]),
      pick("apns-id", [nil, "eabeae54-14a8-11e5-b60b-1697f925ec7b", "odd"]),
    ]
    let bodies = [
      #"{"aps":{"alert":"Tea"}}"#, #"{"aps":{"content-available":1}}"#, "{\n\"aps\":{}}", "[1",
      #"{"aps":{"alert":{"title":"A / b"},"thread-id":"t","badge":2}}"#, "",
    ]
    return ProviderRequest(
      path: "/3/device/\(state.token(of: app)?.description ?? "")",
      fields: fields.compactMap(\.self), body: Array(bodies[random.index(below: 6)].utf8),
      authentication: .token(
        ProviderToken(keyIdentifier: "K", issuedAt: state.now)))
  }
}

extension SplitMix {
  fileprivate mutating func index(below count: Int) -> Int { Int(next() % UInt64(count)) }
}
