import TestTraits
import TestSupport
import Testing

@Suite("What is wrong is found whole, once, and wherever it stands", .waitsOutside)
struct CompleteFindingTests {
  private static let tea = #"app {"bundleIdentifier":"com.example.tea","displayName":"Tea"}"#

  private static func propertyList(_ members: String) -> String {
    #"<?xml version="1.0" encoding="UTF-8"?><plist version="1.0"><dict>"# + members
      + "</dict></plist>"
  }

  @Test("A payload’s app that has mistakes is told with them, and no other app is taken for it")
  func brokenApp() throws {
    let list = Self.propertyList("<key>CFBundleIdentifier</key><string>com.zqx.alpha</string>")
    let right = "<key>com.apple.developer.usernotifications.critical-alerts</key><true/>"
    let desk = try CommandLineHarness([
      "near/Alpha.app/Info.plist": list, "near/Alpha.app/A.entitlements": Self.propertyList(right),
      "near/Alpha.app/Notifications.json": #"{"categories":[{"identifier":5}]}"#,
      "far/Old.app/Info.plist": list, "far/Old.app/Notifications.json": "{}",
      "near/p.apns":
        #"{"Simulator Target Bundle":"com.zqx.alpha","aps":{"alert":"b","sound":{"critical":1,"name":"default"}}}"#,
    ])
    let mistake = "near/Alpha.app/Notifications.json:1:30: error: "
    let check = try desk.run("check", "near/p.apns")
    #expect(check.status == .exited(1) && check.output.contains(mistake), "\(check.output)")
    #expect(!check.output.contains("without the entitlement"), "\(check.output)")
    let run = try desk.run("run", "near/p.apns")
    #expect(run.status == .exited(2) && run.errors.contains(mistake), "\(run.errors)")
    #expect(run.errors.contains("the app com.zqx.alpha has mistakes; \"Alpha\" stands in"))
    let all = try desk.run("check", "near").output
    #expect(all.split(separator: "\n").count { $0.hasPrefix(mistake) } == 1, "\(all)")
  }

  @Test("A request that cannot be read is told with everything that is wrong with it")
  func request() throws {
    let request =
      #"schedule tea {"identifier":"n","content":{"title":"x","sound":{"critcal":1}},"trigger":{"dateMatching":{"huor":9},"repets":true}}"#
    let desk = try CommandLineHarness(["a.scenario": "\(Self.tea)\n\(request)\n"])
    for command in ["check", "run"] {
      let outcome = try desk.run(command, "a.scenario")
      for word in ["huor", "critcal", "repets"] {
        #expect(
          (outcome.output + outcome.errors).contains(word), "\(command): \(outcome.errors)")
      }
    }
  }

  @Test("What stands in a payload alone is told though an earlier line about its app is broken")
  func behindBrokenLine() throws {
    let push = #"push tea {"aps":{"alrt":"x","alert":"q"}}"#
    let desk = try CommandLineHarness(["a.scenario": "\(Self.tea)\nvolume tea\n\(push)\n"])
    let output = try desk.run("check", "a.scenario").output
    #expect(output.contains("a.scenario:2:8: error"), "\(output)")
    #expect(output.contains("nothing reads alrt") && output.contains("[Y21]"), "\(output)")
  }

  @Test("A report says what is wrong with a file once, however often it is sent")
  func report() throws {
    let lines = Array(repeating: "push tea d.apns", count: 3).joined(separator: "\n")
    let desk = try CommandLineHarness([
      "d.apns": #"{"aps":{"alert":"x"},}"#,
      "d.scenario": "\(Self.tea)\n\(lines)\nexpect groups 1\n",
    ])
    for form in ["--json", "--junit=-"] {
      let output = try desk.run("test", "d.scenario", form).output
      #expect(output.occurrences(of: "d.apns:1:21") <= 1, "\(output)")
    }
  }

  @Test("Y14: payloads that are given beside their app are counted once")
  func counted() throws {
    let list = Self.propertyList("<key>CFBundleIdentifier</key><string>com.example.s</string>")
    let push = #"{"Simulator Target Bundle":"com.example.s","aps":{"alert":"x","category":"msg"}}"#
    let desk = try CommandLineHarness([
      "S.app/Info.plist": list, "1.apns": push, "2.apns": push,
      "S.app/Notifications.json":
        #"{"categories":[{"identifier":"msg","categorySummaryFormat":"%u more from %@"}]}"#,
    ])
    for paths in [["."], ["S.app", "1.apns", "2.apns"]] {
      let output = try desk.run(["check"] + paths).output
      #expect(output.contains("none of its 2 notifications"), "\(paths): \(output)")
    }
  }

  @Test("Y19: a critical sound without the entitlement is none, so nothing stays critical")
  func noEntitlement() throws {
    let push =
      #"push tea {"aps":{"alert":"x","sound":{"critical":1,"name":"default"},"interruption-level":"passive"}}"#
    let desk = try CommandLineHarness(["a.scenario": "device os=15\n\(Self.tea)\n\(push)\n"])
    let output = try desk.run("check", "a.scenario").output
    #expect(output.contains("[Y7]") && output.contains("the sound is not heard"), "\(output)")
    #expect(!output.contains("stays a critical alert"), "\(output)")
  }

  @Test("Catalogs: phrases of App Shortcuts are read, and %arg is no stranger in a placeholder")
  func catalogs() throws {
    let list = Self.propertyList("<key>CFBundleIdentifier</key><string>com.example.g</string>")
    let phrases = #"""
      {"sourceLanguage":"en","version":"1.0","strings":{"Start ${applicationName}":{"localizations":{"en":{"stringSet":{"state":"new","values":["Start ${applicationName}"]}},"de":{"stringSet":{"state":"translated","values":["${applicationName} starten"]}}}}}}
      """#
    let forms =
      #"{"one":{"stringUnit":{"state":"translated","value":"%arg message"}},"other":{"stringUnit":{"state":"translated","value":"%arg messages"}}}"#
    let words =
      #"{"sourceLanguage":"en","version":"1.0","strings":{"H":{"localizations":{"en":{"stringUnit":{"state":"translated","value":"%#@n@"},"substitutions":{"n":{"argNum":1,"formatSpecifier":"lld","variations":{"plural":"#
      + forms + "}}}}}}}}"
    let desk = try CommandLineHarness([
      "G.app/Info.plist": list, "G.app/AppShortcuts.xcstrings": phrases,
      "G.app/Localizable.xcstrings": words,
      "G.app/Notifications.json":
        #"{"categories":[{"identifier":"m","hiddenPreviewsBodyPlaceholder":{"key":"H"}}]}"#,
    ])
    let outcome = try desk.run("check", "--strict", "G.app")
    #expect(outcome.status == .exited(0), "\(outcome.output)")
  }

  @Test("check --fix moves a key with what fills it, or neither")
  func filledKeys() throws {
    let desk = try CommandLineHarness([
      "stays.apns": #"{"aps":{"alert":{"title":"x","body":"y"},"loc-args":["a"],"loc-key":"K"}}"#,
      "moves.apns":
        #"{"aps":{"alert":{"title":"x"},"loc-args":["a"],"loc-key":"K"}}"#,
    ])
    _ = try desk.run("check", "--fix", "stays.apns", "moves.apns")
    let stays = try desk.shell("cat stays.apns").output
    #expect(stays.contains(#""body":"y"},"loc-args":["a"],"loc-key":"K""#), "\(stays)")
    let moves = try desk.shell("cat moves.apns").output
    #expect(!moves.contains(#"},"loc-"#), "\(moves)")
  }
}
