import Lint
import Notifications
import Push
import TestSupport
import Testing

@testable import Sessions

@Suite("Switches that a check is given count for what it looks at")
struct CheckedPolicyTests {
  private func rules(_ folder: ScratchFolder, _ file: String, _ name: String, _ value: String)
    throws -> Set<RuleID>
  {
    var settings = WorldSettings()
    settings.policies = [try #require(PolicySwitch.named(name)?.setting(value))]
    let check = try Check(
      [folder(file)], settings: settings, locations: DataLocations(dataFolder: nil))
    return Set(check.findings.compactMap(\.rule))
  }

  @Test("B49, Y3: a payload file is measured as apns.sizeBasis says, alone and as a line of many")
  func size() throws {
    let blanks = String(repeating: " ", count: 4096)
    let payload = #"{"aps":{\#(blanks)"alert":"Tea"}}"#
    let folder = try ScratchFolder(["a.apns": payload, "b.ndjson": "\(payload)\n\(payload)\n"])
    for file in ["a.apns", "b.ndjson"] {
      #expect(try rules(folder, file, "apns.sizeBasis", "raw").contains("Y3"), "\(file)")
      #expect(try !rules(folder, file, "apns.sizeBasis", "minified").contains("Y3"), "\(file)")
    }
  }

  @Test("B19, Y3: frames are held against apns.legacyLimit")
  func frames() throws {
    let payload = Array(#"{"aps":{"alert":"\#(String(repeating: "a", count: 300))"}}"#.utf8)
    let token = [UInt8](repeating: 0xa1, count: 32)
    let frame = BinaryNotification(.simple, token: token, payload: payload)
    let folder = try ScratchFolder(["a.hex": frame.bytes.hexadecimalDigits])
    #expect(try !rules(folder, "a.hex", "apns.legacyLimit", "2048").contains("Y3"))
    #expect(try rules(folder, "a.hex", "apns.legacyLimit", "256").contains("Y3"))
  }

  @Test(
    "X14, Y32: what makes the link into an app's own settings, settingsLink.requires says",
    arguments: [
      (#""delegate":{"openSettingsFor":true}"#, "delegate"),
      (#""authorization":{"options":["alert","providesAppNotificationSettings"]}"#, "option"),
    ])
  func settingsLink(members: String, enough: String) throws {
    let app = #"app {"bundleIdentifier":"com.example.a",\#(members)}"#
    for value in ["both", "delegate", "option"] {
      let folder = try ScratchFolder(["a.scenario": "\(app)\n"])
      let found = try rules(folder, "a.scenario", "settingsLink.requires", value)
      #expect(found.contains("Y32") == (value != enough), "\(value)")
    }
  }

  @Test(
    "K6, Y34: a date that an app asks for counts as left out unless a switch that is set later has it",
    arguments: [("preserve", false), ("strict", true)])
  func laterGap(later: String, isLeftOut: Bool) throws {
    let trigger = #"{"dateMatching":{"year":2019,"month":3,"day":10,"hour":2,"minute":30}}"#
    let request = #"{"schedule":{"content":{"title":"Tea"},"trigger":\#(trigger)}}"#
    let folder = try ScratchFolder([
      "a.scenario": """
      app {"bundleIdentifier":"com.example.a","on":{"action brew":[\(request)]}}
      policy calendar.gap \(later)
      """
    ])
    let found = try rules(folder, "a.scenario", "calendar.gap", "strict")
    #expect(found.contains("Y34") == isLeftOut)
  }

  @Test("V1, Y18: an alert that is a string counts as service.stringAlert says")
  func stringAlert() throws {
    let app = #"app {"bundleIdentifier":"com.example.a","service":{"steps":[]}}"#
    let push = #"push a {"aps":{"alert":"Tea","mutable-content":1}}"#
    let folder = try ScratchFolder(["a.scenario": "\(app)\n\(push)\n"])
    for value in ["true", "false"] {
      let found = try rules(folder, "a.scenario", "service.stringAlert", value)
      #expect(found.contains("Y18") == (value == "false"))
    }
  }

  @Test(
    "A7, K10, Y20, Y35: how much there is room for says the phone, also where a later line sets it",
    arguments: [("actions.richPaneMax", "Y20"), ("location.maxRegions", "Y35")]
      as [(String, RuleID)])
  func room(name: String, rule: RuleID) throws {
    let action = { (number: Int) in #"{"identifier":"a\#(number)","title":"A"}"# }
    let request = { (number: Int) in
      #"{"schedule":{"identifier":"\#(number)","content":{"title":"T"},"trigger":{"region":"P"}}}"#
    }
    let app = """
      app {"bundleIdentifier":"com.example.a","places":{"P":{"latitude":1,"longitude":1,"radius":9}},\
      "categories":[{"identifier":"c","actions":[\((0..<5).map(action).joined(separator: ","))]}],\
      "on":{"launch":[\((0..<5).map(request).joined(separator: ","))]}}
      """
    for room in [2, 3, 5] {
      let folder = try ScratchFolder(["a.scenario": "\(app)\npolicy \(name) \(room)\n"])
      let check = try Check([folder("a.scenario")], locations: DataLocations(dataFolder: nil))
      #expect(check.findings.contains { $0.rule == rule } == (room < 5), "\(room)")
    }
  }

  @Test("L19, Y15: what the development region has words for is missing nowhere, if they stand in")
  func perKeyFallback() throws {
    let list = """
      <plist><dict><key>CFBundleIdentifier</key><string>com.example.a</string>\
      <key>CFBundleDevelopmentRegion</key><string>en</string></dict></plist>
      """
    let folder = try ScratchFolder([
      "A.app/Info.plist": list, "A.app/Notifications.json": "{}",
      "A.app/en.lproj/Localizable.strings": #""K" = "k"; "L" = "l";"#,
      "A.app/fr.lproj/Localizable.strings": #""L" = "l";"#,
      "A.app/Payloads/a.apns": #"{"aps":{"alert":{"loc-key":"K"}}}"#,
      "A.app/Payloads/b.apns": #"{"aps":{"alert":{"loc-key":"L"}}}"#,
    ])
    for part in ["A.app", "A.app/Payloads/a.apns", "A.app/en.lproj/Localizable.strings"] {
      let found = try rules(folder, part, "loc.perKeyFallback", "true")
      #expect(!found.contains("Y15"), "\(part)")
    }
    #expect(try rules(folder, "A.app", "loc.perKeyFallback", "false").contains("Y15"))
  }

  @Test("L27, Y17: older data of Hebrew need a form for tens, newer data never take it")
  func hebrewMany() throws {
    let plural = """
      {"NSStringLocalizedFormatKey":"%#@n@","n":{"NSStringFormatSpecTypeKey":\
      "NSStringPluralRuleType","NSStringFormatValueTypeKey":"d","one":"a","two":"b",\
      MANY"other":"c"}}
      """
    for (form, hasForm) in [(#""many":"d","#, true), ("", false)] {
      let strings = plural.replacing("MANY", with: form)
      let app = """
        app {"bundleIdentifier":"com.example.a","developmentRegion":"he",\
        "stringsdict":{"he":{"K":\(strings)}}}
        """
      let folder = try ScratchFolder(["a.scenario": app + "\n"])
      for value in ["true", "false"] {
        let found = try rules(folder, "a.scenario", "cldr.hebrewMany", value)
        #expect(found.contains("Y17") == (hasForm == (value == "false")), "\(form) \(value)")
      }
    }
  }
}
