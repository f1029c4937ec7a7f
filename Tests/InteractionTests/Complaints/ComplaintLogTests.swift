import Notifications
import Scenarios
import TestSupport
import Testing

@testable import Interaction
@testable import Sessions

@Suite("What is wrong with what was opened and played")
struct ComplaintLogTests {
  private static func complaint(
    _ path: String, _ message: String, _ severity: Diagnostic.Severity = .error
  ) -> Diagnostic {
    Diagnostic(Place(path, line: 1, column: 1), severity, message)
  }

  private var log: ComplaintLog {
    ComplaintLog([
      Self.complaint("Tea.app/Info.plist", "no identifier"),
      Self.complaint("Tea.app", "no icon", .warning), Self.complaint("Teapot.apns", "cut short"),
    ])
  }

  @Test("A file that is read anew takes its own complaints with it, a folder those of its files")
  func replaced() {
    var log = log
    log.replace(of: "Tea.app", with: [Self.complaint("Tea.app/a.strings", "no end")])
    #expect(log.said.map(\.message) == ["cut short", "no end"])
    log.replace(of: "Teapot.apns", with: [])
    #expect(log.said.map(\.message) == ["no end"])
    log.replace(of: "Tea", with: [])
    #expect(log.said.count == 1, "a path that only begins alike is another")
  }

  @Test("What is wrong with a payload in an app's folder stays when the folder is read anew")
  func payloads() {
    var log = ComplaintLog([
      Self.complaint("Tea.app/Payloads/a.apns", "no aps"),
      Self.complaint("Tea.app/a.strings", "no end"),
    ])
    log.replace(of: "Tea.app", with: [])
    #expect(log.said.map(\.message) == ["no aps"] && !log.hasError(in: "Tea.app"))
    log.replace(of: "Tea.app/Payloads/a.apns", with: [])
    #expect(log.said.isEmpty)
  }

  @Test("Only errors count as mistakes of a file")
  func errors() {
    #expect(log.hasError(in: "Tea.app") && log.hasError(in: "Teapot.apns"))
    #expect(!log.hasError(in: "Teapot"))
    var warned = log
    warned.replace(of: "Tea.app/Info.plist", with: [])
    #expect(!warned.hasError(in: "Tea.app"))
  }

  @Test("What a check finds comes behind what was said, and is not said twice")
  func found() {
    var log = log
    #expect(log.found == nil && log.all == log.said)
    let new = Self.complaint("Tea.app/b.apns", "no aps")
    log.take(found: [log.said[0], new])
    #expect(log.all == log.said + [new])
    log.take(found: [])
    #expect(log.found == [] && log.all == log.said)
  }

  @Test("Y15: what a check says with more words than the phone did takes the place of that")
  func moreWords() {
    let missing = { (words: String, rule: RuleID) in
      var complaint = Self.complaint("a.apns", "K is missing in \(words)", .warning)
      complaint.rule = rule
      return complaint
    }
    let (short, other) = (missing("en", "Y15"), missing("en", "Y16"))
    var log = ComplaintLog([short, other])
    log.take(found: [missing("en and de", "Y15")])
    #expect(log.all == [other, missing("en and de", "Y15")])
    #expect(log.said == [short, other], "programs are told what was said")
  }

  @Test("A complaint can be taken back, and all can begin anew")
  func removed() {
    var log = log
    let first = log.said[0]
    log.add(nil as Diagnostic?)
    log.remove(nil)
    #expect(log.said == self.log.said)
    log.remove(first)
    #expect(log.said.count == 2 && !log.said.contains(first))
    log.begin(with: [first])
    #expect(log.said == [first])
  }

  @Test(
    "What a scenario sends is looked at; of payloads beside it a check tells, of a journal nobody")
  func linted() throws {
    let payload = #"{"Simulator Target Bundle":"a.tea","aps":{"alert":"Hi","thread_id":"x"}}"#
    let folder = try ScratchFolder([
      "day.scenario": #"app {"bundleIdentifier":"a.tea"}"# + "\npush tea \(payload)\n",
      "more.ndjson": "\(payload)\n\(payload)\n",
    ])
    let opening = try LoadedInput(
      ["day.scenario", "more.ndjson"].map { folder($0) }, settings: WorldSettings(),
      locations: DataLocations(dataFolder: nil))
    for journal in [nil, folder("day.scenario")] {
      var opened = OpenedPlayback(opening, stop: .atEnd, showsStop: false, journal: journal)
      var session = opening.session
      var told: [Diagnostic] = []
      while opened.isPlaying {
        for complaint in opened.playback.step(&session).compactMap(\.diagnostic) {
          told += opened.weighed(complaint)
        }
      }
      let wanted = journal == nil ? ["Y21"] : []
      #expect(told.compactMap(\.rule?.description) == wanted, "\(told)")
    }
  }
}
