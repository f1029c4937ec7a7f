import Files
import Lint
import Localization
import Notifications

/// An app written as a scenario writes it, with what it is sent, for the rules to look at.
struct LintHarness {
  private let manifest: String
  private let payloads: [String]
  private let folder: String?
  private let profile: Profile

  /// - Parameter folder: Where the app is said to lie; nil for one that a scenario writes.
  init(
    _ manifest: String, sent payloads: [String] = [], folder: String? = nil,
    profile: Profile = .ios12
  ) {
    self.manifest = manifest
    self.payloads = payloads
    self.folder = folder
    self.profile = profile
  }

  /// What is found in all of it, payloads at `1.apns`, `2.apns`, …, without what
  /// only tells of unused keys.
  var findings: [String] { all.filter { !$0.message.contains("uses the key") }.map(\.description) }

  /// What is found of one rule.
  func findings(of rule: RuleID) -> [String] {
    all.filter { $0.rule == rule }.map(\.description)
  }

  /// All of it, by place.
  var all: [Diagnostic] {
    let source = SourceText(Array(manifest.utf8)[...], at: Place("app"))
    guard let app = AppManifest.readInline(source).value,
      let root = JSONDocument.read(source, grammar: .ours).root
    else { return [Diagnostic(Place("app"), .error, "the test's app cannot be read")] }
    var inline = app
    inline.inlineSource = source
    inline.folder = folder
    let strings = AppStrings.read(inline: root, developmentRegion: app.developmentRegion).value
    var linted = LintedApp(inline, strings: strings ?? .none, profile: profile)
    linted.isWhole = true
    linted.knowsEveryUse = true
    let found = payloads.enumerated().flatMap { number, text -> [Diagnostic] in
      var reader = PayloadReader(path: "\(number + 1).apns")
      guard let payload = reader.read(Array(text.utf8)).value else { return [] }
      linted.contents += [payload.content].compactMap(\.self)
      return Lint.findings(in: payload.source, content: payload.content, for: linted)
    }
    return (Lint.findings(about: linted) + found).inOrder
  }
}

extension LintHarness {
  /// An app with one category and some words.
  ///
  /// - Parameters:
  ///   - words: The members of the app besides, such as `"strings":{…}`.
  ///   - category: The members of category `C` besides its identifier.
  static func app(_ words: String = "", category: String = "") -> String {
    let members = [#""identifier":"C""#, category].filter { !$0.isEmpty }.joined(separator: ",")
    let own = [
      #""bundleIdentifier":"com.example.a","developmentRegion":"en""#, words,
      #""categories":[{\#(members)}]"#,
    ]
    return "{" + own.filter { !$0.isEmpty }.joined(separator: ",") + "}"
  }

  /// The column in which something stands for the first time, in a text of one line.
  static func column(of part: String, in text: String) -> Int {
    let start = text.ranges(of: part).first?.lowerBound ?? text.startIndex
    return text.distance(from: text.startIndex, to: start) + 1
  }

  /// A plural entry of a `stringsdict`.
  static func plural(_ forms: String) -> String {
    #"{"NSStringLocalizedFormatKey":"%#@n@","n":{"NSStringFormatSpecTypeKey":"#
      + #""NSStringPluralRuleType","NSStringFormatValueTypeKey":"u",\#(forms)}}"#
  }

  /// A payload in category `C`.
  static func push(_ alert: String) -> String {
    #"{"aps":{"alert":{"body":"b",\#(alert)},"category":"C"}}"#
  }
}
