import Delivery
import Notifications
import Scenarios
import TestSupport

/// A line of any row of the table of verbs, with words of the kinds that it takes,
/// far-fetched ones among them.
struct AnyLine {
  private var choices: Choices
  // What is left of lines that belong together.
  private var course: ArraySlice<String> = []
  private let apps = [
    "chat", "mail", "messages", "radio", "com.example.chat", "com.example.mail", "kettle", "oven",
    "nobody",
  ]

  init(_ choices: Choices) { self.choices = choices }

  /// The next line; most of them can run on the phone.
  mutating func next() -> String {
    if course.isEmpty, choices.below(8) == 0 { course = choices.one(of: Courses.all)?[...] ?? [] }
    if let line = course.popFirst() { return line }
    guard let verb = choices.one(of: Self.verbs) else { return "" }
    if choices.below(4) == 0 { return verb.example }
    let words = verb.signature.parameters.flatMap { self.words(of: $0) }
    let options = verb.signature.options.compactMap { option -> String? in
      guard choices.below(4) == 0 else { return nil }
      return "\(option.key)=\(word(of: option.value))"
    }
    return ([when() + verb.name] + words + options).joined(separator: " ")
  }

  /// What reads files, or goes elsewhere than the phone, has its own targets.
  static let verbs = Verb.all.filter {
    !["include", "snapshot", "world"].contains($0.name)
  }

  private mutating func when() -> String {
    choices.below(8) == 0 ? "+\(number())\(choices.one(of: ["s", "m", "h", "d"]) ?? "s") " : ""
  }

  private mutating func words(of parameter: Parameter) -> [String] {
    if parameter.isOptional, choices.below(2) == 0 { return [] }
    let count = parameter.isRepeated ? 1 + choices.below(3) : 1
    return (0..<count).map { _ in word(of: parameter) }
  }

  private mutating func word(of parameter: Parameter) -> String {
    if let keyword = choices.one(of: parameter.keywords), choices.below(3) == 0 { return keyword }
    if choices.below(8) == 0 { return Self.odd[choices.below(Self.odd.count)] }
    return word(of: parameter.kind)
  }

  private mutating func number() -> String {
    choices.one(of: ["0", "1", "2", "5", "20"]) ?? "1"
  }

  private mutating func word(of kind: Parameter.Kind) -> String {
    switch kind {
    case .choice(let words): choices.one(of: words) ?? "x"
    case .names(let names):
      (0...choices.below(3)).map { _ in choices.one(of: names) ?? "" }.joined(separator: ",")
    case .number(let range): Self.number(in: range, choices.below(6))
    case .app: choices.one(of: apps) ?? ""
    case .group:
      choices.one(of: ["chat", "chat/anna", "chat/ben", "mail", "mail/x", "nobody"]) ?? ""
    case .notification, .notificationOrGroup, .anything:
      choices.one(of: (1...9).map { "n\($0)" } + ["four", "chat/anna", "c", "x"]) ?? ""
    case .duration: number() + (choices.one(of: ["s", "m", "h", "d", "w"]) ?? "s")
    case .time, .expiration:
      choices.one(of: ["+5s", "09:42", "18:00", "2018-06-04T10:00", "+1w"]) ?? ""
    default: choices.one(of: Self.words[kind, default: ["x", "a b", "\"\"", "1"]]) ?? ""
    }
  }

  private static func number(in range: ClosedRange<Int>, _ choice: Int) -> String {
    let near = [0, 1, 2].map { min(range.upperBound, max(range.lowerBound, $0)) }
    let far = [range.upperBound, range.lowerBound]
    guard choice < near.count + far.count else { return ExtremeNumbers.all[0] }
    return String((near + far)[choice])
  }

  private static let odd =
    ExtremeNumbers.all + [
      "\"\"", "{}", "[", "none", "all", "\u{202E}x", "=", "a=b", "/x/", "99999999w",
    ]

  private static let payloads = [
    #"{"aps":{"alert":"A"}}"#,
    #"{"aps":{"alert":{"title":"T","body":"B"},"thread-id":"anna","badge":3,"sound":"default"}}"#,
    #"{"aps":{"alert":"A","category":"m","mutable-content":1,"summary-arg":"x","summary-arg-count":9223372036854775807}}"#,
    #"{"aps":{"content-available":1}}"#, #"{"aps":{"badge":-9223372036854775808}}"#, "{}",
    #"{"aps":{"alert":"A","sound":{"critical":1,"volume":1e400,"name":"x"},"relevance-score":0.5,"interruption-level":"time-sensitive"}}"#,
  ]

  private static let words: [Parameter.Kind: [String]] = [
    .payload: payloads, .identifier: ["a", "n1", "four", "work"], .language: ["en", "pl", "ar"],
    .languages: ["en", "pl,ar", "none"], .timeZone: ["UTC", "Europe/Berlin", "Nowhere"],
    .locale: ["en_US", "ar", "pl", "xx"], .rule: ["G4", "Z1", "Q9"], .pattern: ["/x/", "/(/"],
    .size: ["80x24", "0x0", "9999x9999"], .system: ["10", "12", "18", "99"],
    .fraction: ["0", "0.5", "1", "2"], .span: ["22:00-07:00", "09:00-09:00", "25:00-1:00"],
    .policy: ["banner.seconds 2", "stack.threshold 4", "body.listLines 1"],
    .appSource: [
      #"{"bundleIdentifier":"com.example.chat","displayName":"C","categories":[{"identifier":"m","actions":[{"identifier":"like","title":"Like"}]}]}"#,
      #"{"bundleIdentifier":"com.example.mail","on":{"launch":[{"setBadge":1},{"schedule":{"content":{"title":"L"},"trigger":{"timeInterval":86400,"repeats":true}}}]}}"#,
    ],
  ]
}
