import Files
import Notifications
import TestSupport
import Testing

@testable import Sessions

@Suite("What a settings file of a check says")
struct CheckSettingsFileTests {
  private func read(_ text: String) -> Reading<CheckSettingsFile> {
    CheckSettingsReader.read(
      SourceFile(path: "s.json", bytes: Array(text.utf8)), folder: "/work")
  }

  private static let weights: [(word: String, weight: RuleWeight)] = [
    ("off", .off), ("note", .severity(.note)), ("warning", .severity(.warning)),
    ("error", .severity(.error)),
  ]

  @Test("A rule is off or as bad as the word says", arguments: weights)
  func weight(row: (word: String, weight: RuleWeight)) {
    let reading = read(#"{ "rules": { "Y12": "\#(row.word)" } }"#)
    #expect(reading.diagnostics.isEmpty && reading.value?.rules == ["Y12": row.weight])
    #expect(reading.value?.weight(of: "Y12", in: "/work/a.apns") == row.weight)
    #expect(reading.value?.weight(of: "Y13", in: "/work/a.apns") == nil)
    #expect(RuleWeight.names.contains(row.word))
  }

  private struct Slip: Sendable, CustomTestStringConvertible {
    var marked: String
    var words: String

    var testDescription: String { marked }
  }

  private static let slips: [Slip] = [
    Slip(marked: "‸[]", words: "the file is an array where an object is needed"),
    Slip(marked: "‸3", words: "an object is needed"),
    Slip(marked: #"{ "rules": ‸[] }"#, words: "an object"),
    Slip(marked: #"{ "rules": { "Y12": ‸3 } }"#, words: "a string"),
    Slip(marked: #"{ "rules": { "Y12": ‸"worning" } }"#, words: #"did you mean "warning"?"#),
    Slip(marked: #"{ "rules": { ‸"Y999": "off" } }"#, words: #"there is no rule "Y999""#),
    Slip(marked: #"{ "ignore": ‸"Vendor" }"#, words: "an array"),
    Slip(marked: #"{ "ignore": [ ‸3 ] }"#, words: "a string or an object"),
    Slip(marked: #"{ "ignore": [ ‸"" ] }"#, words: "no path within this folder"),
    Slip(marked: #"{ "ignore": [ ‸"a/../../b" ] }"#, words: "no path within this folder"),
    Slip(marked: #"{ "ignore": [ ‸{ "rules": [ "Y12" ] } ] }"#, words: #"an entry needs a "path""#),
    Slip(
      marked: #"{ "ignore": [ { ‸"paths": "a" } ] }"#, words: #"did you mean "path"?"#),
    Slip(
      marked: #"{ "ignore": [ { "path": ‸["a"] } ] }"#,
      words: #""path" is an array where a string is needed"#),
    Slip(
      marked: #"{ "ignore": [ { "path": "a", "rules": [ ‸"Y999" ] } ] }"#, words: "there is no rule"
    ),
    Slip(
      marked: #"{ "ignore": [ { "path": "a", "rules": [ ‸7 ] } ] }"#,
      words: #""rules" is a number where a string is needed"#),
    Slip(marked: #"{ "ignore": [ { "path": "a", "rules": ‸"Y12" } ] }"#, words: "an array"),
    Slip(marked: #"{ "ignore": [ { "path": "a", "rules": ‸{} } ] }"#, words: "an array"),
  ]

  private static let strayKeys: [Slip] = [
    Slip(marked: #"{ ‸"rulez": {} }"#, words: #"did you mean "rules"?"#),
    Slip(marked: #"{ ‸"ignored": [] }"#, words: #"did you mean "ignore"?"#),
    Slip(
      marked: #"{ "ignore": [ { "path": "a", ‸"rule": [] } ] }"#, words: #"did you mean "rules"?"#),
  ]

  @Test("What is wrong is an error at its place, with what to write instead", arguments: slips)
  private func wrong(slip: Slip) throws { try check(slip, .error) }

  @Test("§2: an unknown key is a warning at its place, with the nearest", arguments: strayKeys)
  private func stray(slip: Slip) throws { try check(slip, .warning) }

  private func check(_ slip: Slip, _ severity: Diagnostic.Severity) throws {
    let marked = MarkedText(slip.marked)
    let complaints = read(marked.text).diagnostics
    #expect(complaints.count == 1, "\(complaints)")
    let complaint = try #require(complaints.first)
    #expect("\(complaint.place.line):\(complaint.place.column)" == marked.place)
    #expect(
      complaint.severity == severity && complaint.message.contains(slip.words), "\(complaint)")
  }

  @Test("§1: what is wrong with the path of an entry hides nothing of its rules")
  func pathAndRules() {
    let reading = read(#"{ "ignore": [{ "path": 4, "rules": ["Y999"] }] }"#)
    #expect(reading.diagnostics.count == 2 && reading.value?.ignored == [])
  }

  @Test("An entry that misspells its rules leaves nothing out")
  func misspeltRules() throws {
    let file = try #require(read(#"{ "ignore": [{ "path": "a", "rule": ["Y12"] }] }"#).value)
    #expect(file.weight(of: "Y12", in: "/work/a") == nil && !file.leavesOut("/work/a"))
  }

  @Test("An entry that is wrong leaves nothing out, and the others hold")
  func others() throws {
    let reading = read(
      #"{ "rules": { "Y999": "off", "Y8": "off" }, "ignore": [ 3, { "path": "a", "rules": "Y12" }, "b" ] }"#
    )
    let file = try #require(reading.value)
    #expect(reading.diagnostics.count == 3 && file.rules == ["Y8": .off])
    #expect(file.weight(of: "Y12", in: "/work/a") == nil)
    #expect(file.weight(of: "Y12", in: "/work/b") == .off)
  }

  @Test(
    "A path is left out by its pattern below the folder, for all rules or for some",
    arguments: [
      ("Vendor/**", "/work/Vendor/a.apns", true), ("Vendor/**", "/work/Vendor/b/c.apns", true),
      ("Vendor/**", "/work/Own/Vendor/a.apns", false), ("Vendor/**", "/work/Vendors/a.apns", false),
      ("*.apns", "/work/a/b.apns", true), ("*.apns", "/work/b.apns.txt", false),
      ("Old.app/**", "/work/Old.app/x", true), ("a?.apns", "/work/ab.apns", true),
      ("a?.apns", "/work/a.apns", false),
    ])
  func patterns(pattern: String, path: String, isIgnored: Bool) throws {
    let some = try #require(
      read(#"{ "ignore": [ { "path": "\#(pattern)", "rules": [ "Y12" ] } ] }"#).value)
    #expect((some.weight(of: "Y12", in: path) == .off) == isIgnored)
    #expect(some.weight(of: "Y13", in: path) == nil)
    let all = try #require(read(#"{ "ignore": [ "\#(pattern)" ] }"#).value)
    #expect((all.weight(of: "Y13", in: path) == .off) == isIgnored)
  }
}

@Suite("Which settings hold for a finding")
struct CheckSettingsOrderTests {
  private let folder: ScratchFolder

  init() throws {
    folder = try ScratchFolder([
      ".coversheet-check.json": #"{ "rules": { "Y5": "off", "Y8": "note", "Y12": "error" } }"#,
      "inner/.coversheet-check.json": #"{ "rules": { "Y5": "error" } }"#,
      "inner/deep/a.scenario": "note x # check: ignore Y13\nnote y\n", "a.scenario": "",
      "ignored/.coversheet-check.json":
        #"{ "ignore": [ "*.apns", { "path": "*.hex", "rules": [ "Y5" ] } ] }"#,
      "broken/.coversheet-check.json": "[", "broken/b.scenario": "",
    ])
  }

  private func weighed(
    _ rule: RuleID?, at path: String, line: Int = 1, command: [RuleID: RuleWeight] = [:]
  ) -> Diagnostic.Severity? {
    var settings = CheckSettings(command)
    let finding = Diagnostic(Place(folder(path), line: line), .warning, "x", rule: rule)
    return settings.applied(to: [finding]).first?.severity
  }

  @Test(
    "The nearest file alone counts, the command line before it, and a mark where neither says anything"
  )
  func order() {
    #expect(weighed("Y5", at: "a.scenario") == nil)
    #expect(weighed("Y5", at: "inner/deep/a.scenario") == .error)
    #expect(weighed("Y8", at: "a.scenario") == .note)
    #expect(
      weighed("Y8", at: "inner/deep/a.scenario") == .warning, "the outer file is not looked at")
    #expect(weighed("Y5", at: "a.scenario", command: ["Y5": .severity(.note)]) == .note)
    #expect(weighed("Y12", at: "a.scenario", command: ["Y12": .off]) == nil)
    #expect(weighed("Y13", at: "inner/deep/a.scenario") == nil)
    #expect(weighed("Y13", at: "inner/deep/a.scenario", line: 2) == .warning)
    #expect(
      weighed("Y13", at: "inner/deep/a.scenario", command: ["Y13": .severity(.error)]) == .error)
  }

  @Test("What no rule found is told in any case")
  func noRule() { #expect(weighed(nil, at: "a.scenario", command: ["Y5": .off]) == .warning) }

  @Test("What is wrong in a settings file is said once, however many findings are below it")
  func once() {
    var settings = CheckSettings([:])
    let findings = (1...5).map {
      Diagnostic(Place(folder("broken/b.scenario"), line: $0), .note, "x", rule: "Y8")
    }
    #expect(settings.applied(to: findings).count == 5)
    #expect(settings.diagnostics.count == 1, "\(settings.diagnostics)")
    #expect(settings.diagnostics.first?.place.path == folder("broken/.coversheet-check.json"))
  }

  @Test("What is wrong in a settings file is told by a run as well, once and as a warning")
  func told() {
    var settings = CheckSettings([:])
    let finding = Diagnostic(Place(folder("broken/b.scenario")), .note, "x", rule: "Y8")
    let told = (1...3).flatMap { _ in settings.applied(toLesser: [finding]) }
    #expect(told.map(\.severity) == [.note, .warning, .note, .note])
    #expect(told[1].place.path == folder("broken/.coversheet-check.json"))
    #expect(settings.weighed(.finding(finding)).count == 1)
  }

  @Test("A file that is left out altogether is silent of what no rule says, too")
  func leftOut() {
    #expect(weighed(nil, at: "ignored/a.apns") == nil)
    #expect(weighed(nil, at: "ignored/a.hex") == .warning, "one rule alone is not told there")
    #expect(weighed(nil, at: "a.apns") == .warning)
    var settings = CheckSettings([:])
    let finding = { Diagnostic(Place(folder("ignored/a.apns")), $0, "x") }
    let told = settings.applied(toLesser: [finding(.note), finding(.error)])
    #expect(told == [finding(.error)], "what a mistake is about did not happen")
  }

  @Test("§2: a settings file that leads out of its folder by a link is told, and nothing of it is")
  func link() throws {
    try folder.write(Array(#"{ "secrets": 1, "rules": { "Y8": "off" } }"#.utf8), to: "out.json")
    try folder.write([], to: "linked/a.scenario")
    try folder.link("linked/.coversheet-check.json", to: "../out.json")
    var settings = CheckSettings([:])
    for path in ["linked/a.scenario", "inner/../linked/a.scenario"] {
      let finding = Diagnostic(Place(folder(path)), .warning, "x", rule: "Y8")
      #expect(settings.applied(to: [finding]).first?.severity == .note, "the one above holds")
    }
    let told = settings.diagnostics.map { $0.description.replacing(folder.path + "/", with: "") }
    #expect(
      told == [
        "linked/.coversheet-check.json:1:1: error: it leads out of linked by a link, so it is not "
          + "read; put the file itself there"
      ])
  }

  @Test(
    "A settings file that is no file, or a link to none, is told, and the one above it holds",
    arguments: ["inner", "nowhere"])
  func noFile(target: String) throws {
    try folder.write([], to: "odd/inner/a.scenario")
    try folder.link("odd/.coversheet-check.json", to: target)
    var settings = CheckSettings([:])
    let finding = Diagnostic(Place(folder("odd/a.scenario")), .warning, "x", rule: "Y8")
    #expect(settings.applied(to: [finding]).first?.severity == .note)
    let told = settings.diagnostics.map { "\($0.place): \($0.severity)" }
    #expect(told == [folder("odd/.coversheet-check.json:1:1: error")])
  }

  @Test("G5: of two folders whose names only look alike each is checked by its own settings")
  func lookalikes() throws {
    let off = #"{ "rules": { "Y8": "off" } }"#
    try folder.write(Array(off.utf8), to: "caf\u{E9}/.coversheet-check.json")
    try folder.write([], to: "cafe\u{301}/a.scenario")
    #expect(weighed("Y8", at: "caf\u{E9}/a.scenario") == nil)
    var settings = CheckSettings([:])
    let findings = ["caf\u{E9}", "cafe\u{301}"].map {
      Diagnostic(Place(folder("\($0)/a.scenario")), .warning, "x", rule: "Y8")
    }
    #expect(settings.applied(to: findings).map(\.severity) == [.note])
  }

  @Test("A link within the folder is followed")
  func linkWithin() throws {
    try folder.write(Array(#"{ "rules": { "Y8": "off" } }"#.utf8), to: "own/checks.json")
    try folder.link("own/.coversheet-check.json", to: "checks.json")
    #expect(weighed("Y8", at: "own/a.scenario") == nil)
  }

  @Test("Where only some folders may be read, a settings file above them is not there")
  func reach() {
    let reach = FileReach(read: [folder("inner")], write: [])
    var settings = CheckSettings([:], within: reach)
    let findings = ["inner/deep/a.scenario", "broken/b.scenario", "a.scenario"].map {
      Diagnostic(Place(folder($0)), .warning, "x", rule: "Y5")
    }
    #expect(settings.applied(to: findings).map(\.severity) == [.error, .warning, .warning])
    #expect(settings.diagnostics.isEmpty, "\(settings.diagnostics)")
  }

  @Test("§1: a check for somebody who is not the person quotes no settings from out of reach")
  func reachedCheck() throws {
    try folder.write(Array(#"{ "secrets": 1 }"#.utf8), to: ".coversheet-check.json")
    try folder.write(Array(#"{"aps":{"alert":"a"}}"#.utf8), to: "open/a.apns")
    var locations = DataLocations(dataFolder: nil)
    let quotes = { (locations: DataLocations) in
      try Check([folder("open")], locations: locations).findings.contains {
        $0.message.contains("secrets")
      }
    }
    #expect(try quotes(locations))
    locations.reach = FileReach(read: [folder("open")], write: [])
    #expect(try !quotes(locations))
  }
}
