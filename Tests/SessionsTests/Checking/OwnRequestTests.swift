import Lint
import Notifications
import TestSupport
import Testing

@testable import Sessions

@Suite("What an app asks for itself is checked as what it is sent")
struct OwnRequestTests {
  /// A slip, as each way in which a notification comes in spells it; nil where
  /// that way has no such thing.
  struct Slip: Sendable, CustomTestStringConvertible {
    let rule: RuleID
    /// Members of a request's content.
    var content: String?
    /// A whole payload.
    var payload: String?
    /// A whole local notification of old.
    var legacy: String?
    /// A request's trigger.
    var trigger = "null"
    var system = "12"
    // What an edit leaves out stays, and what it attaches is an extension's.
    var isInEdits = true

    var testDescription: String { "\(rule) \(content ?? trigger)" }
  }

  private static let long = String(repeating: "soup ", count: 12)

  static let slips = [
    Slip(
      rule: "Y7", content: #""title":"a","sound":{"critical":1,"name":"default"}"#,
      payload: #"{"aps":{"alert":"a","sound":{"critical":1,"name":"default"}}}"#),
    // R1: its name says that it is critical.
    Slip(rule: "Y7", content: #""title":"a","sound":"defaultCritical""#),
    Slip(
      rule: "Y8", content: #""title":"a","categoryIdentifier":"SUOP""#,
      payload: #"{"aps":{"alert":"a","category":"SUOP"}}"#,
      legacy: #"{"alertBody":"a","category":"SUOP"}"#),
    Slip(
      rule: "Y8", content: #""title":"a","categoryIdentifier":"""#,
      payload: #"{"aps":{"alert":"a","category":""}}"#, isInEdits: false),
    Slip(
      rule: "Y9", content: #""title":"a","threadIdentifier":"  ""#,
      payload: #"{"aps":{"alert":"a","thread-id":"  "}}"#),
    Slip(
      rule: "Y11", content: #""title":"a","summaryArgumentCount":0"#,
      payload: #"{"aps":{"alert":{"title":"a","summary-arg-count":0}}}"#),
    Slip(
      rule: "Y12", content: #""title":"a","summaryArgument":"Ann""#,
      payload: #"{"aps":{"alert":{"title":"a","summary-arg":"Ann"}}}"#, system: "15"),
    Slip(
      rule: "Y12", content: #""title":"a","summaryArgument":"Ann","categoryIdentifier":"SOUP""#,
      payload: #"{"aps":{"alert":{"title":"a","summary-arg":"Ann"},"category":"SOUP"}}"#),
    Slip(
      rule: "Y15", content: #""title":{"key":"SUOP_READY"}"#,
      payload: #"{"aps":{"alert":{"title-loc-key":"SUOP_READY"}}}"#,
      legacy: #"{"alertBody":"SUOP_READY"}"#),
    Slip(
      rule: "Y16", content: #""body":{"key":"SOUP_FOR"}"#,
      payload: #"{"aps":{"alert":{"loc-key":"SOUP_FOR"}}}"#),
    Slip(
      rule: "Y16", content: #""title":"Save 50% today""#,
      legacy: #"{"alertBody":"Save 50% today"}"#, isInEdits: false),
    Slip(
      rule: "Y19", content: #""title":"a","interruptionLevel":"urgent""#,
      payload: #"{"aps":{"alert":"a","interruption-level":"urgent"}}"#, system: "15"),
    Slip(
      rule: "Y19", content: #""title":"a","interruptionLevel":"active""#,
      payload: #"{"aps":{"alert":"a","interruption-level":"active"}}"#),
    Slip(
      rule: "Y22", content: "", payload: #"{"aps":{}}"#, legacy: #"{"hasAction":true}"#,
      isInEdits: false),
    Slip(
      rule: "Y26", content: #""title":"a","badge":-1"#,
      payload: #"{"aps":{"alert":"a","badge":-1}}"#,
      legacy: #"{"alertBody":"a","applicationIconBadgeNumber":-1}"#),
    Slip(rule: "Y26", content: #""title":"a","badge":1.5"#),
    Slip(
      rule: "Y27", content: #""title":"a","sound":"slurp.mp3""#,
      payload: #"{"aps":{"alert":"a","sound":"slurp.mp3"}}"#,
      legacy: #"{"alertBody":"a","soundName":"slurp.mp3"}"#),
    Slip(
      rule: "Y27", content: #""title":"a","sound":{"critical":1,"volume":2}"#,
      payload: #"{"aps":{"alert":"a","sound":{"critical":1,"name":"default","volume":2}}}"#),
    Slip(
      rule: "Y40", content: #""title":"\#(long)""#,
      payload: #"{"aps":{"alert":{"title":"\#(long)"}}}"#,
      legacy: #"{"alertBody":"a","alertTitle":"\#(long)"}"#),
    Slip(
      rule: "Y42", content: #""title":"a","attachments":[{"identifier":"b","path":"bowl.jpg"}]"#,
      isInEdits: false),
    Slip(rule: "Y34", content: #""title":"a""#, trigger: #"{"timeInterval":0}"#, isInEdits: false),
    Slip(
      rule: "Y34", content: #""title":"a""#, trigger: #"{"timeInterval":30,"repeats":true}"#,
      isInEdits: false),
    Slip(
      rule: "Y34", content: #""title":"a""#,
      legacy: #"{"alertBody":"a","fireDate":"2001-01-01T09:00"}"#,
      trigger: #"{"dateMatching":{"year":2001}}"#, isInEdits: false),
    Slip(
      rule: "Y34", content: #""title":"a""#,
      legacy: #"{"alertBody":"a","fireDate":"2018-07-31T09:00","repeatInterval":"month"}"#,
      trigger: #"{"dateMatching":{"day":31},"repeats":true}"#, isInEdits: false),
    Slip(
      rule: "Y36", legacy: #"{"alertBody":"a","applicationIconBadgeNumber":0}"#, isInEdits: false),
  ]

  private static func app(_ more: String) -> String {
    #"{"bundleIdentifier":"com.example.soup","developmentRegion":"en","categories":["#
      + #"{"identifier":"SOUP","categorySummaryFormat":"%u more"}],"#
      + #""strings":{"en":{"SOUP_READY":"Soup is ready","SOUP_FOR":"Soup for %@"}}\#(more)}"#
  }

  private func rules(_ text: String, _ system: String) throws -> Set<RuleID> {
    let folder = try ScratchFolder(["day.scenario": text])
    var settings = WorldSettings()
    settings.configuration.profile = Profile(version: system)
    let check = try Check(
      [folder("day.scenario")], settings: settings, locations: DataLocations(dataFolder: nil))
    return Set(check.findings.compactMap(\.rule))
  }

  private func lines(_ slip: Slip) -> [(way: String, text: String)] {
    let app = "app \(Self.app(""))\n"
    var lines: [(String, String)] = []
    if let content = slip.content {
      let request = #"{"identifier":"a","content":{\#(content)},"trigger":\#(slip.trigger)}"#
      lines.append(("schedule", app + "schedule soup \(request)"))
      lines.append(
        ("on", "app " + Self.app(#","on":{"launch":[{"schedule":\#(request)}]}"#)))
      if slip.isInEdits {
        let edit = #","service":{"steps":[{"set":{\#(content)}}]}"#
        lines.append(("set", "app " + Self.app(edit)))
      }
    }
    if let payload = slip.payload { lines.append(("push", app + "push soup \(payload)")) }
    if let legacy = slip.legacy {
      lines.append(("schedule-legacy", app + "schedule-legacy soup \(legacy)"))
    }
    return lines
  }

  @Test("Each slip is told in whatever way it comes in", arguments: slips)
  func told(slip: Slip) throws {
    for (way, text) in lines(slip) {
      let found = try rules(text, slip.system)
      #expect(found.contains(slip.rule), "\(way): \(found)")
    }
  }

  @Test("Where nothing is wrong, nothing is told of what is asked for")
  func silent() throws {
    let content =
      #""title":{"key":"SOUP_READY"},"body":"Mind the spoon","badge":1,"sound":"default""#
    let fine = Slip(
      rule: "Y1", content: content, payload: #"{"aps":{"alert":{"title-loc-key":"SOUP_READY"}}}"#,
      legacy: #"{"alertBody":"Soup","fireDate":"2018-06-04T12:00"}"#,
      trigger: #"{"timeInterval":60}"#)
    for (way, text) in lines(fine) {
      // The table has a text that nothing here asks for.
      #expect(try rules(text, "12").subtracting(["Y15", "D3"]) == [], "\(way)")
    }
  }

  @Test(
    "Y8, A1: a category that the app's code registers is registered, also where a value decides")
  func setCategories() throws {
    let request =
      #"{"schedule":{"identifier":"a","content":{"title":"a","categoryIdentifier":"STEW"}}}"#
    let register = #"{"setCategories":[{"identifier":"STEW"}]}"#
    let reactions = { (steps: String) in Self.app(#","on":{"launch":[\#(steps)]}"#) }
    #expect(try !rules("app " + reactions("\(register),\(request)"), "12").contains("Y8"))
    #expect(try rules("app " + reactions(request), "12").contains("Y8"))
    let nested = { (step: String) in #"{"when":{"userInfo.hot":"1"},"do":[\#(step)]}"# }
    #expect(try rules("app " + reactions(nested(request)), "12").contains("Y8"))
  }

  @Test("Y22: a content that is none is said to be none, and not to say nothing, too")
  func noContent() throws {
    let folder = try ScratchFolder([
      "A.app/Info.plist": "<plist><dict/></plist>",
      "A.app/Notifications.json": #"{"on":{"launch":[{"schedule":{"content":"x"}}]}}"#,
    ])
    let check = try Check([folder("A.app")], locations: DataLocations(dataFolder: nil))
    let found = check.findings.filter { $0.place.path.hasSuffix("Notifications.json") }
    #expect(found.map(\.message) == ["the content is a string where an object is needed"])
  }

  @Test("P18, T3: a badge below 0 and a count of 0 stop no line")
  func played() throws {
    let run = try HeadlessRun.played(
      """
      app \(Self.app(""))
      schedule soup {"identifier":"a","content":{"title":"a","badge":-1,"summaryArgumentCount":0}}
      """)
    #expect(run.session.state.notifications.count == 1)
    let content = run.session.state.notifications.first?.value.content
    #expect(content?.badge == nil && content?.summaryArgumentCount == nil)
  }

  @Test(
    "V12, Y42: a request that is refused for its attachment says so, and that nothing is scheduled")
  func refused() throws {
    let run = try HeadlessRun.played(
      """
      app \(Self.app(""))
      schedule soup {"identifier":"a","content":{"title":"a","attachments":[{"identifier":"b","path":"bowl.jpg"}]}}
      """)
    let diagnostics = run.report.diagnostics
    let said = diagnostics.filter { $0.rule == "Y42" }
    #expect(said.count == 1 && said[0].message.contains("nothing is scheduled"), "\(diagnostics)")
  }

  @Test("Y23, B17: a silent push with priority 10 is told, by file and over HTTP/2")
  func priority() throws {
    for line in [
      #"push soup {"aps":{"content-available":1}} priority=10"#,
      #"push soup {"aps":{"content-available":1}} priority=10 via=http"#,
      #"push soup {"aps":{"content-available":1}} via=http"#,
    ] {
      #expect(try rules("app \(Self.app(""))\n\(line)", "12").contains("Y23"), "\(line)")
    }
  }

  @Test("Y24, Y28: what is taken and comes late, once or never is told of a push over HTTP/2, too")
  func taken() throws {
    let app = Self.app(#","backgroundModes":["remote-notification"]"#)
    let silent = #"push soup {"aps":{"content-available":1}} priority=5 via="#
    for via in ["file", "http"] {
      let late = #"push soup {"aps":{"alert":"a"}} expiration=+40d via=\#(via)"#
      #expect(try rules("app \(app)\n\(late)", "12").contains("Y28"), "\(via)")
      let silents = Array(repeating: silent + via, count: 4).joined(separator: "\n")
      #expect(try rules("app \(app)\nunlock\n\(silents)", "12").contains("Y24"), "\(via)")
    }
  }

  @Test("Y35: the 65th that waits is told, of today's requests and of those of old")
  func tooMany() throws {
    let requests = (1...65).map {
      #"schedule soup {"identifier":"\#($0)","content":{"title":"a"},"trigger":{"timeInterval":\#($0 * 60)}}"#
    }
    let old = (1...65).map { #"schedule-legacy soup {"alertBody":"a","fireDate":"+\#($0)h"}"# }
    for lines in [requests, old] {
      let text = "app \(Self.app(""))\n" + lines.joined(separator: "\n")
      #expect(try rules(text, "12").contains("Y35"))
    }
  }
}

@Suite("Forms of texts in a check of a scenario")
struct CheckedFormTests {
  private static let forms = [#""other":"%d things""#, #""one":"%d thing""#]

  @Test("Y17: a form that is missing is told once, though a line needs it", arguments: forms)
  func once(forms: String) throws {
    let plural =
      #"{"NSStringLocalizedFormatKey":"%#@n@","n":{"NSStringFormatSpecTypeKey":"NSStringPluralRuleType","#
      + #""NSStringFormatValueTypeKey":"d",\#(forms)}}"#
    let app =
      #"{"bundleIdentifier":"com.example.a","developmentRegion":"en","stringsdict":{"en":{"K":\#(plural)}}}"#
    let push = { (count: Int) in
      #"push a {"aps":{"alert":{"loc-key":"K","loc-args":["\#(count)"]}}}"#
    }
    let folder = try ScratchFolder(["day.scenario": "app \(app)\n\(push(1))\n\(push(7))\n"])
    let check = try Check([folder("day.scenario")], locations: DataLocations(dataFolder: nil))
    let found = check.findings.filter { $0.rule == "Y17" && $0.severity > .note }
    #expect(found.count == Set(found.map(\.place)).count && !found.isEmpty, "\(found)")
    #expect(found.allSatisfy { $0.severity == .warning })
  }
}
