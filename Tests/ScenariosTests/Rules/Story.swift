import Testing

/// A scenario whose expectations are the test: what does not hold is recorded
/// with the line that asked.
struct Story {
  /// What is there before the first line.
  var world = Story.chat

  /// Plays lines, and records each expectation in them that does not hold.
  ///
  /// - Returns: The phone as it is afterwards, for what no expectation can ask.
  @discardableResult
  func plays(
    _ lines: String, location: SourceLocation = #_sourceLocation
  ) throws -> ScenarioHarness {
    var harness = try ScenarioHarness(world)
    harness.remarks = []
    do {
      try harness.run(lines)
    } catch {
      Issue.record("the story stops: \(error)\n\(Self.numbered(lines))", sourceLocation: location)
    }
    let failures = harness.remarks.filter { $0.contains(": error: expected ") }
    #expect(
      failures.isEmpty, "\(failures.joined(separator: "\n"))\n\(Self.numbered(lines))",
      sourceLocation: location)
    return harness
  }

  private static func numbered(_ lines: String) -> String {
    lines.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
      .map { "  \($0.offset + 1)  \($0.element)" }.joined(separator: "\n")
  }
}

extension Story {
  /// The app of the vectors: six categories, one of them with a format that
  /// no summary can be made of.
  static let chat = """
    app { "bundleIdentifier": "com.example.chat", "displayName": "Chat", "developmentRegion": "en",
      "stringsdict": { "en": {
        \(plural("GRP", "%u more message from %@", "%u more messages from %@")),
        \(plural("PHOTO", "%u more photo", "%u more photos")),
        \(plural("CMT", "%u more comment", "%u more comments")),
        \(plural("PHOTO_HIDDEN", "%u image", "%u images")),
        \(plural("CMT_HIDDEN", "%u comment", "%u comments")) } },
      "categories": [
        { "identifier": "MSG", "categorySummaryFormat": "%u more messages",
          "hiddenPreviewsBodyPlaceholder": "%u messages" },
        { "identifier": "GRP", "categorySummaryFormat": { "key": "GRP" } },
        { "identifier": "PHOTO", "categorySummaryFormat": { "key": "PHOTO" },
          "hiddenPreviewsBodyPlaceholder": { "key": "PHOTO_HIDDEN" },
          "options": ["hiddenPreviewsShowTitle"] },
        { "identifier": "CMT", "categorySummaryFormat": { "key": "CMT" },
          "hiddenPreviewsBodyPlaceholder": { "key": "CMT_HIDDEN" },
          "options": ["hiddenPreviewsShowTitle"] },
        { "identifier": "EP", "categorySummaryFormat": "%u more episodes from %@",
          "hiddenPreviewsBodyPlaceholder": "New episode" },
        { "identifier": "BAD", "categorySummaryFormat": "%@ wrote %u of %u" } ] }
    authenticate

    """

  /// An entry of a `stringsdict` with two forms.
  static func plural(_ key: String, _ one: String, _ other: String) -> String {
    #""\#(key)":{"NSStringLocalizedFormatKey":"%#@n@","n":{"NSStringFormatSpecTypeKey":"#
      + #""NSStringPluralRuleType","NSStringFormatValueTypeKey":"u","#
      + #""one":"\#(one)","other":"\#(other)"}}"#
  }

  /// Sends one of the vectors' pushes, a second after what was before.
  ///
  /// - Parameters:
  ///   - count: The JSON of `summary-arg-count`; nil leaves it out.
  ///   - alert: More members of the alert, such as `"subtitle":"S",`.
  ///   - options: More words of the line, such as `id=n`.
  static func p(
    _ category: String? = nil, _ argument: String? = nil, _ count: String? = nil,
    thread: String? = "x", title: String = "T", body: String = "B", alert: String = "",
    options: String = "", app: String = "chat"
  ) -> String {
    var words = #"\#(alert)"title":"\#(title)","body":"\#(body)""#
    if let argument { words += #","summary-arg":"\#(argument)""# }
    if let count { words += #","summary-arg-count":\#(count)"# }
    var aps = #""alert":{\#(words)}"#
    if let category { aps += #","category":"\#(category)""# }
    if let thread { aps += #","thread-id":"\#(thread)""# }
    return "+1s push \(app) {\"aps\":{\(aps)}} \(options)\n"
  }

  /// The same push several times.
  static func p(times: Int, _ category: String? = nil, thread: String? = "x") -> String {
    (0..<times).map { _ in p(category, thread: thread) }.joined()
  }
}
