import Notifications

/// Takes a payload's JSON apart into what it says.
///
/// What the device would ignore is ignored here too, with a complaint where the kind is wrong; what
/// a key ought to say is the linter's business.
struct PayloadFields: JSONDiagnosing {
  // A device ignores what it cannot read.
  static let wrongKindSeverity = Diagnostic.Severity.warning

  var diagnostics: [Diagnostic]
  // Texts and sounds of its alert have a form of their own.
  private var isForLiveActivity = false

  init(diagnostics: [Diagnostic]) { self.diagnostics = diagnostics }

  /// The payload that a document is: its content, its flags and the app that it names; without a
  /// usable `aps` it has no content.
  ///
  /// - Parameters:
  ///   - root: The whole document.
  ///   - source: Its bytes as they stand.
  mutating func payload(_ root: JSONNode, of source: SourceText) -> Payload {
    checkSize(source, at: root)
    // Y21: a template's word names no app.
    let target = root.isObject ? string(root, "Simulator Target Bundle") : nil
    let app = target.map { BundleIdentifier($0) }.flatMap { $0.isTemplateWord ? nil : $0 }
    guard let aps = usableFields(of: root) else {
      return Payload(content: nil, source: source, targetBundle: app)
    }
    var content = content(aps, of: source)
    let isContentAvailable = flag(aps["content-available"], "content-available")
    let isMutable = flag(aps["mutable-content"], "mutable-content")
    if isMutable || isContentAvailable || content.categoryIdentifier != nil || Self.hasAction(aps) {
      // V4, C24, L1, B27: only an extension, an alert's button and a woken app read them, and
      // taking them apart costs more than all the rest.
      content.payloadValues = root.value
    }
    var payload = Payload(content: content, source: source, targetBundle: app)
    (payload.isContentAvailable, payload.isMutable) = (isContentAvailable, isMutable)
    payload.hasStringAlert = isMutable && aps["alert"]?.kind == .string
    return payload
  }

  // `aps`, where it can be read; what is wrong with it is said.
  private mutating func usableFields(of root: JSONNode) -> JSONNode? {
    guard root.isObject else {
      let message =
        "the payload is \(root.kindInWords) where an object with \"aps\" is needed, such as "
        + #"{"aps":{"alert":"Hello"}}"#
      note(root, message, "Y2")
      return nil
    }
    guard let aps = root["aps"] else {
      if let wrapped = WrappedPayload(in: root) {
        note(wrapped.node, wrapped.advice, "Y2")
      } else {
        note(root, "\"aps\" is missing, so a device drops this", "Y2")
      }
      return nil
    }
    if aps.isObject { return aps }
    wrongKind(aps, "aps", needed: "an object", rule: "Y2")
    return nil
  }

  private mutating func content(_ aps: JSONNode, of source: SourceText) -> Content {
    // Not in a content: what changes one in place takes memory for itself each time.
    var fields = Content.Fields()
    read(aps, of: source, into: &fields)
    return Content(fields)
  }

  private static func hasAction(_ aps: JSONNode) -> Bool {
    aps["alert"]?["action-loc-key"] != nil
  }

  private mutating func read(
    _ aps: JSONNode, of source: SourceText, into fields: inout Content.Fields
  ) {
    fields.userInfo = .payload(source)
    isForLiveActivity = aps.isForLiveActivity
    if let alert = aps["alert"] { readAlert(alert, into: &fields) }
    // G9: from `aps` alone; one in `alert` is ignored.
    fields.threadIdentifier = string(aps, "thread-id")
    fields.categoryIdentifier = string(aps, "category")
    fields.interruptionLevel = string(aps, "interruption-level")
    // F10, F14; of a live activity the score is something else.
    fields.filterCriteria = string(aps, "filter-criteria")
    if !isForLiveActivity { fields.relevanceScore = score(aps["relevance-score"]) }
    readBadge(aps["badge"], into: &fields)
    fields.sound = sound(of: aps)
    // R12: what cannot be read is told from what is not there.
    if fields.sound == nil, let node = aps["sound"], !node.isNull, node.kind != .string {
      fields.isSoundUnusable = true
    }
  }

  // B19, B49: said, and read all the same.
  private mutating func checkSize(_ source: SourceText, at root: JSONNode) {
    let (count, limit) = (source.bytes.count, PayloadReader.byteLimit)
    guard count > limit else { return }
    note(root, "the payload has \(count) bytes, \(count - limit) more than \(limit)", "Y3")
  }

  private mutating func readAlert(_ alert: JSONNode, into content: inout Content.Fields) {
    switch alert.kind {
    // L2: a string is the body.
    case .string:
      content.setBody(alert.string.flatMap { literal($0, alert) }, writtenAt: alert.textStart)
    case .object: readTexts(alert, into: &content)
    case .null: break
    case .bool, .integer, .number, .array:
      wrongKind(alert, "alert", needed: "a string or an object", rule: "Y4")
    }
  }

  // L1, T27.
  private mutating func readTexts(_ alert: JSONNode, into content: inout Content.Fields) {
    content.setTitle(
      text(alert, "title", key: "title-loc-key", arguments: "title-loc-args"),
      writtenAt: alert["title"]?.textStart ?? 0)
    content.subtitle = text(
      alert, "subtitle", key: "subtitle-loc-key", arguments: "subtitle-loc-args")
    content.setBody(
      text(alert, "body", key: "loc-key", arguments: "loc-args"),
      writtenAt: alert["body"]?.textStart ?? 0)
    content.summaryArgument = string(alert, "summary-arg")
    content.summaryArgumentCount = summaryCount(alert["summary-arg-count"])
    content.launchImageName = string(alert, "launch-image")
  }

  /// L3: a key goes before the literal, which stands in where the key is missing.
  private mutating func text(
    _ alert: JSONNode, _ name: StaticString, key: StaticString, arguments: StaticString
  ) -> Text? {
    let words = isForLiveActivity && alert[name]?.isObject == true ? nil : string(alert, name)
    guard let keyName = string(alert, key) else {
      return words.map { .literal($0, at: alert.place(of: name)) }
    }
    let given = alert[arguments]
    if let given, given.kind != .array {
      wrongKind(given, "\(arguments)", needed: "an array", rule: "Y16")
    }
    // L6: an argument that is no text is used as it is written.
    let texts = given?.elements.map { $0.string ?? $0.source } ?? []
    let localized = LocalizedText(key: keyName, arguments: texts, fallback: words)
    return Text(.localized(localized), at: alert.place(of: key))
  }

  private func literal(_ words: String, _ node: JSONNode) -> Text? {
    words.isEmpty ? nil : .literal(words, at: node.place)
  }

  // P18: what is no number is told from what is not there.
  private mutating func readBadge(_ node: JSONNode?, into fields: inout Content.Fields) {
    fields.badge = badge(node)
    if fields.badge == nil, let node, !node.isNull { fields.isBadgeUnusable = true }
  }

  private mutating func badge(_ node: JSONNode?) -> Int? {
    guard let node, !node.isNull else { return nil }
    if let number = node.integer { return Int(number) }
    wrongKind(node, "badge", needed: "a whole number", rule: "Y26")
    return nil
  }

  // R1, R5, R6, R13.
  private mutating func sound(of aps: JSONNode) -> Sound? {
    if let name = aps.string(of: "sound") { return name.isEmpty ? nil : Sound(name: name) }
    return aps["sound"].flatMap { sound($0) }
  }

  // One that is no text.
  private mutating func sound(_ node: JSONNode) -> Sound? {
    switch node.kind {
    case .object:
      let isCritical = flag(node["critical"], "critical")
      let name = string(node, "name") ?? "default"
      return Sound(name: name, isCritical: isCritical, volume: volume(node["volume"]))
    case .null, .string: return nil
    case .bool, .integer, .number, .array:
      wrongKind(node, "sound", needed: "a string or an object", rule: "Y27")
      return nil
    }
  }

  // R5: what is no number counts as none.
  private mutating func volume(_ node: JSONNode?) -> Double? {
    number(node, "volume", rule: "Y27")?.double
  }

  // F14: as is what is outside of its range, which Y19 tells.
  private mutating func score(_ node: JSONNode?) -> Double? {
    number(node, "relevance-score", rule: "Y19")?.score
  }

  private mutating func number(_ node: JSONNode?, _ key: String, rule: RuleID) -> JSONNode? {
    guard let node, !node.isNull else { return nil }
    if node.double == nil { wrongKind(node, key, needed: "a number", rule: rule) }
    return node
  }

  // Beyond this it is a time or an identifier.
  private static let mostCounted = 1_000_000

  // T3: what cannot be counted with counts 1.
  private mutating func summaryCount(_ node: JSONNode?) -> Int? {
    guard let node, !node.isNull else { return nil }
    if let number = node.integer, number > 0 {
      if number > Self.mostCounted {
        let message =
          "\"summary-arg-count\" \(number) is more than any summary counts; is it a number of things?"
        note(node, message, "Y11")
      }
      return Int(number)
    }
    note(node, "\"summary-arg-count\" \(node.source) counts as 1; write a number from 1", "Y11")
    return nil
  }

  // Y25: other spellings than 0 and 1 work too.
  private mutating func flag(_ node: JSONNode?, _ name: StaticString) -> Bool {
    guard let node, !node.isNull else { return false }
    if node.integer == 1 { return true }
    if node.integer != 0 { note(node, "\"\(name)\" is \(node.source); write 0 or 1", "Y25") }
    return node.bool == true || node.string == "1"
  }

  /// The string of a key; nil for an empty one (G6).
  private mutating func string(_ object: JSONNode, _ name: StaticString) -> String? {
    let string = object.string(of: name) { node in
      if !node.isNull { isNoString(node, "\(name)") }
    }
    return string.flatMap { $0.isEmpty ? nil : $0 }
  }

  private mutating func isNoString(_ node: JSONNode, _ key: String) {
    wrongKind(node, key, needed: "a string", rule: Self.rule(ofTextIn: key))
  }

  // Nil where no rule is about what a key holds.
  private static func rule(ofTextIn key: String) -> RuleID? {
    switch key {
    case "title", "subtitle", "body", "title-loc-key", "subtitle-loc-key", "loc-key": "Y4"
    case "interruption-level": "Y19"
    case "name": "Y27"
    case "category": "Y8"
    case "thread-id": "Y9"
    case "summary-arg": "Y12"
    case "filter-criteria": "F10"
    case "launch-image": "N6"
    case "Simulator Target Bundle": "B48"
    default: nil
    }
  }

  private mutating func note(_ node: JSONNode, _ message: String, _ rule: RuleID) {
    complain(node, .warning, message, rule: rule)
  }

  /// Checks a value that does not stand where it is read as if it did.
  ///
  /// - Parameter key: What is meant.
  mutating func check(_ node: JSONNode, as key: String) {
    switch key {
    case "content-available": _ = flag(node, "content-available")
    case "mutable-content": _ = flag(node, "mutable-content")
    case "badge": _ = badge(node)
    case "sound": _ = sound(node)
    case "critical": _ = flag(node, "critical")
    case "volume": _ = volume(node)
    case "relevance-score": _ = score(node)
    case "summary-arg-count": _ = summaryCount(node)
    case "alert":
      var content = Content()
      readAlert(node, into: &content.fields)
    case "category", "thread-id", "filter-criteria", "summary-arg", "launch-image",
      "interruption-level", "title",
      "subtitle", "body", "title-loc-key", "subtitle-loc-key", "loc-key":
      if node.kind != .string, !node.isNull { isNoString(node, key) }
    default: checkUnread(node, as: key)
    }
  }
}

extension JSONNode {
  /// F14: a number from 0 to 1; nil for anything else, which counts as none.
  var score: Double? {
    guard let number = double, 0...1 ~= number else { return nil }
    return number
  }
}
