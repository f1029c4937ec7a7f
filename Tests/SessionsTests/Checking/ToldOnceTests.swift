import Notifications
import TestSupport
import Testing

@testable import Sessions

@Suite("What a rule and the phone both find is told once, and in a run as in a check")
struct ToldOnceTests {
  private static func circle(_ name: String, naming other: String) -> String {
    #""\#(name)":{"NSStringFormatSpecTypeKey":"NSStringPluralRuleType","#
      + #""NSStringFormatValueTypeKey":"d","one":"%d","other":"%d %#@\#(other)@"}"#
  }

  // A text with each slip, pushed.
  private static let text =
    #"app {"bundleIdentifier":"com.example.soup","developmentRegion":"en","#
    + #""strings":{"en":{"N":"a %n b","S":"%s"}},"stringsdict":{"en":{"#
    + #""C":{"NSStringLocalizedFormatKey":"%#@a@",\#(circle("a", naming: "b")),"#
    + #"\#(circle("b", naming: "a"))},"M":{"NSStringLocalizedFormatKey":"%#@m@ x"}}}}"# + "\n"
    + ["N", "S", "C", "M"].map { key in
      #"push soup {"aps":{"alert":{"loc-key":"\#(key)","loc-args":["2"]}}}"# + "\n"
    }.joined()

  @Test("L24, L29: a text’s own mistake is one finding, though a push shows it")
  func once() throws {
    let folder = try ScratchFolder(["day.scenario": Self.text])
    let check = try Check([folder("day.scenario")], locations: DataLocations(dataFolder: nil))
    let found = check.findings.filter { $0.rule == nil || $0.rule == "L24" || $0.rule == "L29" }
    let rules = found.map { $0.rule?.description ?? "none" }
    #expect(rules.sorted() == ["L24", "L24", "L24", "L29"])
    #expect(Set(found.map(\.message)).count == 4, "\(found)")
  }

  @Test(
    "Y17: a form that a line's tables lack is one warning, and where a push needs it one error",
    arguments: [("", "warning"), ("1", "warning"), ("5", "error")])
  func lackingForm(number: String, severity: String) throws {
    let app =
      #"app {"bundleIdentifier":"com.example.cats","stringsdict":{"en":{"CATS":{"NSStringLocalizedFormatKey":"%#@n@","#
      + #""n":{"NSStringFormatSpecTypeKey":"NSStringPluralRuleType","NSStringFormatValueTypeKey":"d","one":"%d cat"}}}}}"#
    let push = #"push cats {"aps":{"alert":{"loc-key":"CATS","loc-args":["\#(number)"]}}}"#
    let run = try HeadlessRun.played(app + (number.isEmpty ? "\n" : "\n\(push)\n"))
    let found = run.report.diagnostics.filter { $0.rule == "Y17" }
    #expect(found.map(\.severity.rawValue) == [severity], "\(found)")
  }

  @Test(
    "Y17: a run warns once of a form that a number needed and for which other stood in",
    arguments: [(["3"], 0), (["5"], 1), (["5", "7"], 1), (["x"], 0)])
  func missingForm(numbers: [String], count: Int) throws {
    let app =
      #"app {"bundleIdentifier":"com.example.cats","developmentRegion":"ru","stringsdict":{"ru":{"CATS":{"NSStringLocalizedFormatKey":"%#@n@","#
      + #""n":{"NSStringFormatSpecTypeKey":"NSStringPluralRuleType","NSStringFormatValueTypeKey":"d","one":"%d кот","few":"%d кота","other":"%d кота"}}}}}"#
    let pushes = numbers.map {
      #"push cats {"aps":{"alert":{"loc-key":"CATS","loc-args":["\#($0)"]}}}"#
    }
    let lines = ["device languages=ru", app] + pushes
    let run = try HeadlessRun.played(lines.joined(separator: "\n"))
    let found = run.report.diagnostics.filter { $0.rule == "Y17" }
    #expect(found.count == count && found.allSatisfy { $0.severity == .warning }, "\(found)")
    #expect(found.allSatisfy { $0.message.contains(#"has no form "many", which ru needs"#) })
  }

  @Test("Y7, Y19, Y27: a run says of a request that a line schedules what it says of a push")
  func scheduled() throws {
    let run = try HeadlessRun.played(
      """
      device os=16
      app {"bundleIdentifier":"com.example.soup"}
      schedule soup {"identifier":"a","content":{"body":"x","interruptionLevel":"timeSensitive"},"trigger":null}
      schedule soup {"identifier":"b","content":{"body":"x","sound":{"name":"default","critical":true,"volume":2}},"trigger":null}
      """)
    let found = run.report.diagnostics.map { "\($0.place.line) \($0.rule?.description ?? "")" }
    #expect(found.sorted() == ["3 Y19", "4 Y27", "4 Y7"])
  }

  @Test("Y8, Y15, Y19: a run says of what a service extension sets what it says of a push")
  func setByExtension() throws {
    let run = try HeadlessRun.played(
      """
      device os=15
      app {"bundleIdentifier":"com.example.soup","service":{"steps":[{"set":{"interruptionLevel":"timeSensitive","categoryIdentifier":"NOPE","title":{"key":"NO_KEY"}}}]}}
      app {"bundleIdentifier":"com.example.idle","service":{"steps":[{"set":{"categoryIdentifier":"NOPE"}}]}}
      push soup {"aps":{"alert":{"body":"x"},"mutable-content":1}}
      push idle {"aps":{"alert":{"body":"x"}}}
      """)
    let found = run.report.diagnostics.map { "\($0.place.line) \($0.rule?.description ?? "")" }
    #expect(found.sorted() == ["2 Y15", "2 Y19", "2 Y8"], "\(run.report.diagnostics)")
  }

  @Test(
    "Y19: what a service extension's template comes to is told where it is written, if it is none")
  func filledIn() throws {
    func found(_ level: String) throws -> [String] {
      try HeadlessRun.played(
        """
        device os=15
        app {"bundleIdentifier":"com.example.soup","service":{"steps":[{"set":{"interruptionLevel":"{userInfo.level}"}}]}}
        push soup {"aps":{"alert":{"body":"x"},"mutable-content":1},"level":"\(level)"}
        """
      ).report.diagnostics.map { "\($0.place.line) \($0.message)" }
    }
    let words =
      "2 this comes to \"timeSensitive\", which is no interruption level; write one of "
      + "passive, active, time-sensitive, critical"
    #expect(try found("timeSensitive") == [words])
    #expect(try found("active") == [])
  }
}
