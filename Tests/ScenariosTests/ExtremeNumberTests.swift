import Delivery
import Files
import Notifications
import Scenarios
import TestSupport
import Testing

/// Numbers at the edges of what can be written, in each place where a line
/// or its JSON takes a word.
@Suite("Numbers at the edge end no line but in a complaint")
struct ExtremeNumberTests {
  static let numbers = ExtremeNumbers.all
  // As a number, a name, a length of time, a moment.
  private static let forms: [@Sendable (String) -> String] = [
    { $0 }, { "n" + $0 }, { "l" + $0 }, { $0 + "w" }, { "+" + $0 + "s" }, { "\($0)x\($0)" },
  ]

  @Test("Each word and each option of each verb", arguments: Verb.all.map(\.name))
  func verbs(name: String) throws {
    let verb = try #require(Verb.named(name))
    let harness = try ScenarioHarness.forExample(of: verb)
    for line in Self.lines(verb.example, verb.signature) { try check(line, on: harness) }
  }

  @Test(
    "Each word and each option of each expectation", arguments: ExpectationForm.all.map(\.usage))
  func expectations(usage: String) throws {
    let form = try #require(ExpectationForm.all.first { $0.usage == usage })
    let harness = try ScenarioHarness(chatAndMail)
    let words = form.signature.parameters.map(Self.example)
    let line = (["expect", form.subject] + words).joined(separator: " ")
    for line in Self.lines(line, form.signature) { try check(line, on: harness) }
  }

  @Test(
    "A line whose JSON has an extreme number in the place of any of its own is played or refused in words",
    arguments: documents)
  func json(line: String) throws {
    let harness = try ScenarioHarness()
    let start = try #require(line.firstIndex(of: "{"))
    let source = SourceText(Array(line[start...].utf8)[...], at: Place("-"))
    let root = try #require(JSONDocument.read(source, grammar: .ours).root).value
    for changed in Self.variants(of: root) {
      var copy = harness
      try? copy.run("app {\"bundleIdentifier\":\"com.example.chat\",\"places\":\(Self.home)}")
      try check(String(line[..<start]) + JSONText.compact(changed), on: copy, then: Self.afterwards)
    }
  }

  private func check(_ line: String, on harness: ScenarioHarness, then rest: [String] = []) throws {
    var copy = harness
    for line in [line] + rest {
      do {
        try copy.run(line)
      } catch let mistake as Diagnostic {
        #expect(mistake.place.line >= 1, "\(line)")
      } catch {
        #expect(error is Refusal, "\(line): \(error)")
      }
    }
  }

  private static func lines(_ example: String, _ signature: Signature) -> [String] {
    let lexed = ScenarioDocument(line: example)
    guard let line = lexed.lines.first else { return values.map { example + " " + $0 } }
    let given = line.arguments.words.map { $0.json == nil ? $0.text.scenarioWord : $0.text }
    let expected = line.expectation?.text.split(separator: " ").map(String.init)
    let words = expected.map { Array($0.dropFirst()) } ?? given
    let verb = expected.map { "expect " + $0[0] } ?? line.verb.name
    let inPlaces = words.indices.flatMap { index in
      values.map { value in
        var changed = words
        changed[index] = value
        return ([verb] + changed).joined(separator: " ")
      }
    }
    let inOptions = signature.options.flatMap { option in
      values.map { "\(example) \(option.key)=\($0)" }
    }
    return inPlaces + inOptions + values.map { "\($0) \(example)" }
  }

  private static let values = numbers.flatMap { number in forms.map { $0(number) } }

  private static func example(of parameter: Parameter) -> String {
    switch parameter.kind {
    case .choice(let words): words.first ?? "x"
    case .app, .group: "chat"
    case .notification, .notificationOrGroup, .anything: "n1"
    case .number: "1"
    case .rule: "G4"
    case .pattern: "/x/"
    case .names(let names): names.first ?? "x"
    case .identifier, .text, .fileName, .payload, .appSource, .scenario, .policy, .timeZone,
      .locale,
      .language, .languages, .size, .time, .duration, .expiration, .system, .fraction, .span,
      .expectation:
      "x"
    }
  }

  // Each leaf in turn becomes each number, and a text of it.
  private static func variants(of value: JSONValue) -> [JSONValue] {
    switch value {
    case .object(let members):
      members.indices.flatMap { index in
        variants(of: members[index].value).map { changed in
          var copy = members
          copy[index].value = changed
          return .object(copy)
        }
      }
    case .array(let elements):
      elements.indices.flatMap { index in
        variants(of: elements[index]).map { changed in
          var copy = elements
          copy[index] = changed
          return .array(copy)
        }
      }
    case .null, .bool, .integer, .number, .string:
      numbers.flatMap { [.number($0), .string($0)] }
    }
  }

  private static let home = #"{"Home":{"latitude":1,"longitude":2,"radius":3}}"#

  private static let afterwards = [
    "+1s wake", "+1m view n1", "act n1 like", "dismiss n1", "expect notification n1 title x",
  ]

  private static let request =
    #"schedule chat {"identifier":"a","content":{"title":"x","badge":1,"sound":{"critical":1,"name":"s","volume":0.5},"summaryArgumentCount":2,"userInfo":{"a":1}},"trigger":"#

  static let documents = [
    #"push chat {"aps":{"alert":{"title":"A","loc-key":"K","loc-args":["1"],"summary-arg":"x","summary-arg-count":2},"badge":3,"sound":{"critical":1,"name":"x","volume":0.5},"content-available":1,"mutable-content":1,"relevance-score":0.5},"WatchKit Simulator Actions":[{"title":"x"}]}"#,
    request + #"{"timeInterval":60,"repeats":true}}"#,
    request
      + #"{"dateMatching":{"year":2018,"month":7,"day":1,"hour":9,"minute":1,"second":1,"weekday":1,"weekdayOrdinal":1,"quarter":1,"weekOfMonth":1,"weekOfYear":1,"yearForWeekOfYear":2018,"era":1,"nanosecond":1}}}"#,
    request + #"{"dateMatching":{"calendar":"hebrew","month":9,"day":2},"repeats":true}}"#,
    request + #"{"region":"Home","notifyOnEntry":true,"repeats":false}}"#,
    #"schedule-legacy chat {"fireDate":"2018-06-04T10:00","repeatInterval":"day","alertBody":"b","hasAction":true,"applicationIconBadgeNumber":4,"userInfo":{"a":1}}"#,
    #"app {"bundleIdentifier":"com.example.chat","places":{"Home":{"latitude":1,"longitude":2,"radius":3}},"categories":[{"identifier":"c","actions":[{"identifier":"like","title":"Like"}]}],"on":{"launch":[{"setBadge":1},{"schedule":{"content":{"title":"L","badge":1},"trigger":{"timeInterval":60}}}]},"strings":{"en":{"K":"%d %@"}},"stringsdict":{"en":{"K":{"NSStringLocalizedFormatKey":"%#@n@","n":{"NSStringFormatSpecTypeKey":"NSStringPluralRuleType","NSStringFormatValueTypeKey":"lld","one":"one","other":"%lld"}}}},"service":{"steps":[{"after":"2s","download":"{userInfo.u}","from":"b.png","as":"p","bytes":40000},{"set":{"badge":1}}],"memory":"8MB"},"content":[{"UNNotificationExtensionCategory":"c","UNNotificationExtensionInitialContentSizeRatio":0.5,"view":[{"media":"p","playButton":{"type":"overlay","frame":[0.4,0.4,0.2,0.2]}},{"progress":"u","value":0.5},{"text":"{thread.1.title}"}]}]}"#,
  ]
}
