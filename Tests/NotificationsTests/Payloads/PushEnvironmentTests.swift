import Notifications
import Testing

@Suite("B12: the environments of the push service")
struct PushEnvironmentTests {
  @Test(
    "A host names its environment, with or without a port; others name none",
    arguments: [
      ("api.push.apple.com", .production), ("api.push.apple.com:443", .production),
      ("api.push.apple.com:2197", .production), ("api.sandbox.push.apple.com", .development),
      ("api.sandbox.push.apple.com:2197", .development),
      ("api.development.push.apple.com", .development), ("localhost", nil),
      ("localhost:2197", nil), ("127.0.0.1", nil), ("", nil), (":", nil), ("api.push", nil),
      ("api.push.apple.com.example.com", nil), ("api.push.apple.community", nil),
      ("xapi.push.apple.com", nil), ("push.apple.com", nil), ("api.push.apple.co", nil),
    ] as [(String, PushEnvironment?)])
  func hosts(host: String, environment: PushEnvironment?) {
    #expect(PushEnvironment(host: host) == environment)
  }

  @Test("An environment's own host names it", arguments: PushEnvironment.allCases)
  func ownHost(environment: PushEnvironment) {
    #expect(PushEnvironment(host: environment.host) == environment)
    #expect(PushEnvironment(host: environment.host + ":443") == environment)
  }

  @Test("B20: a token is for development, unless the app's entitlements say production")
  func entitlements() {
    var app = App(bundleIdentifier: "com.example.kettle", displayName: "Kettle")
    #expect(app.pushEnvironment == .development)
    app.entitlements = ["aps-environment=development"]
    #expect(app.pushEnvironment == .development)
    app.entitlements = ["com.apple.developer.associated-domains", App.productionEntitlement]
    #expect(app.pushEnvironment == .production)
  }

  @Test("R2, R14: what Apple lets an app do is one entitlement each")
  func critical() {
    var app = App(bundleIdentifier: "com.example.smoke", displayName: "Smoke")
    #expect(!app.isEntitledToCriticalAlerts && !app.isEntitledToTimeSensitive)
    app.entitlements = ["com.apple.developer.usernotifications.critical-alerts"]
    #expect(app.isEntitledToCriticalAlerts && !app.isEntitledToTimeSensitive)
    app.entitlements = ["com.apple.developer.usernotifications.time-sensitive"]
    #expect(!app.isEntitledToCriticalAlerts && app.isEntitledToTimeSensitive)
  }

  @Test("B19: the binary interface's limit is 2048 bytes, and was 256")
  func limits() {
    #expect(LegacyLimit.since2014.bytes == 2048 && LegacyLimit.before2014.bytes == 256)
    for limit in LegacyLimit.allCases { #expect(limit.rawValue == "\(limit.bytes)") }
  }

  @Test("X15: an app asks for nothing where it never asks, or asks for no option")
  func asking() {
    var app = App(bundleIdentifier: "com.example.kettle", displayName: "Kettle")
    #expect(!app.asksForNothing)
    app.authorizationOptions = []
    #expect(app.asksForNothing)
    app.authorizationOptions = [.badge]
    app.asksAtFirstLaunch = false
    #expect(app.asksForNothing)
  }

  @Test("A2: of two categories with one identifier the first counts, and nil names none")
  func categories() {
    var app = App(bundleIdentifier: "com.example.kettle", displayName: "Kettle")
    var (first, second) = (Category(identifier: "TEA"), Category(identifier: "TEA"))
    first.options = [.customDismissAction]
    second.options = [.allowInCarPlay]
    app.categories = [first, second, Category(identifier: "tea")]
    #expect(app.category("TEA") == first && app.category("tea")?.options == [])
    #expect(app.category("Tea") == nil && app.category(nil) == nil && app.category("") == nil)
  }
}
