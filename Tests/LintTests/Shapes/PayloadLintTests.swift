import Files
import Foundation
import Localization
import Notifications
import Synchronization
import TestSupport
import Testing

@testable import Lint

/// What is remembered of shapes and values, held against rules that are asked
/// about each payload by itself.
@Suite("Payloads of one shape")
struct PayloadLintTests {
  /// Apps that payloads are held against, each with a version of the system; nil
  /// for an app that is unknown.
  static let apps: [LintedApp?] = {
    let names = ["Messages", "Bistro", "Gripe", "Postcards", "Earworm", "Whisper", "Innings"]
    let read = names.compactMap {
      AppBundle.readIfThere("\(Checkout.path)/Fixtures/Apps/\($0).app")
    }
    let known = read.flatMap { app in
      [Profile.ios12, .ios15].map { profile in
        var linted = LintedApp(app, strings: .read(of: app), profile: profile)
        linted.isWhole = profile == .ios15
        return linted
      }
    }
    var standIn = App(bundleIdentifier: BundleIdentifier("com.example.tea"), displayName: "Tea")
    standIn.isStandIn = true
    let others = [
      App(bundleIdentifier: BundleIdentifier("com.example.t"), displayName: "T"), standIn,
    ]
    .flatMap { app in
      [Profile.ios12, .ios15].map { LintedApp(app, strings: .none, profile: $0) }
    }
    return [nil] + known + others
  }()

  /// Asks about all payloads in both ways, twice, so that the second time all of it is remembered.
  private func compare(_ sources: [SourceText], _ app: LintedApp?) -> Int {
    var lint = PayloadLint(for: app)
    var count = 0
    let payloads = sources.compactMap { source in
      PayloadLintCorpus.payload(source).map { payload in
        (source, payload.content, Lint.findings(in: source, content: payload.content, for: app))
      }
    }
    for (source, content, plain) in payloads + payloads {
      let found = lint.findings(in: source, content: content)
      count += plain.count
      #expect(found == plain, "\(source.string)")
      if found != plain { return count }
    }
    return count
  }

  @Test(
    "Every payload in Fixtures gets the findings that it gets by itself", arguments: apps.indices)
  func fixtures(app: Int) {
    #expect(PayloadLintCorpus.fixtures.count > 300)
    #expect(compare(PayloadLintCorpus.fixtures, Self.apps[app]) > 50)
  }

  @Test(
    "The samples of the rules get the findings that they get by themselves", arguments: apps.indices
  )
  func examples(app: Int) {
    let sources = RuleExample.all.filter { $0.path.hasSuffix(".apns") }.flatMap { example in
      [example.wrong, example.right].map { SourceText(Array($0.utf8)[...], at: Place("tea.apns")) }
    }
    #expect(compare(sources, Self.apps[app]) > 15)
  }

  @Test(
    "Payloads at random, many of one shape, get the findings that they get by themselves",
    arguments: 1...12 as ClosedRange<UInt64>)
  func random(seed: UInt64) {
    let sources = PayloadLintCorpus.random(seed, shapes: 12, of: 6)
    let app = Self.apps[Int(seed) % Self.apps.count]
    #expect(compare(sources, app) > 20)
    #expect(compare(sources, nil) > 20)
  }

  @Test(
    "Fixtures with a few bytes changed get the findings that they get by themselves",
    arguments: 1...8 as ClosedRange<UInt64>)
  func hostile(seed: UInt64) {
    let sources = PayloadLintCorpus.damaged(seed, count: 1500)
    #expect(compare(sources, Self.apps[Int(seed) % Self.apps.count]) > 100)
  }

  @Test("Y6: whether a live activity ends is looked at in each payload of one shape")
  func events() {
    let sources = ["stop", "end", "stop"].map { event in
      let alert = #""alert":{"title":"T","sound":"a.aiff"}"#
      let text = #"{"aps":{"event":"\#(event)","timestamp":1,\#(alert)}}"#
      return SourceText(Array(text.utf8)[...], at: Place("tea.apns"))
    }
    #expect(compare(sources, nil) == 4, "two of the others, each asked about twice")
  }

  @Test("A place is that of the payload at hand, in whichever line and column it begins")
  func places() {
    var lint = PayloadLint(for: nil)
    for (line, blanks) in [(1, ""), (7, "  "), (12, "\n\n "), (40, "")] {
      let text = "{\(blanks)\"aps\":{\"alert\":{\"body\":\"Tea\",\"thread-id\":\"t\"}}}"
      let place = Place("tea.ndjson", line: line, column: 5)
      let source = SourceText(Array(text.utf8)[...], at: place)
      let content = PayloadLintCorpus.payload(source)?.content
      let found = lint.findings(in: source, content: content)
      #expect(found.map(\.rule) == ["Y5"])
      #expect(found == Lint.findings(in: source, content: content))
    }
  }

  @Test(
    "Rules are asked about the first payload of a shape, however many follow", arguments: [1, 2, 4])
  func counted(times: Int) {
    let sources = (0..<500 * times).map { number in
      let text =
        #"{"app":"Tea","id":"n\#(number)","aps":{"alert":{"title":"Tea \#(number)","body":"Is ready"},"#
        + #""badge":\#(number % 99),"sound":"default","relevance-score":0.\#(number % 10)}}"#
      return SourceText(Array(text.utf8)[...], at: Place("tea.ndjson", line: number + 1))
    }
    for app in [nil] + Self.apps.suffix(2) {
      let asked = Asked()
      var lint = PayloadLint(asking: asked.rules(for: app))
      for source in sources {
        _ = lint.findings(in: source, content: PayloadLintCorpus.payload(source)?.content)
      }
      let count = asked.count.withLock(\.self)
      #expect(count > 0 && count < 100, "of \(sources.count) payloads")
    }
  }
}

/// Counts how often rules are asked.
private final class Asked: Sendable {
  let count = Mutex(0)

  func rules(for app: LintedApp?) -> AskedRules {
    let rules = AskedRule.all(for: app).map { rule in
      AskedRule(reads: rule.reads) { payload in
        self.count.withLock { $0 += 1 }
        return rule.findings(payload)
      }
    }
    return AskedRules(all: rules)
  }
}

extension AppBundle {
  /// The app of a bundle; nil where it has mistakes.
  fileprivate static func readIfThere(_ path: String) -> App? { try? read(path).value }
}
