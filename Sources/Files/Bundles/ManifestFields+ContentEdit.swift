import Notifications

extension ManifestFields {
  /// What a service extension may read.
  ///
  /// The first parts of paths such as `userInfo.driver`.
  static let serviceRoots = TemplateValues.serviceRoots

  /// What a `set`, or a content that a program answered, changes (V4).
  ///
  /// - Parameters:
  ///   - folders: Where files may lie, the likeliest first.
  ///   - isAnswer: Whether a program wrote it: then texts are no templates.
  /// - Returns: The changes in the order of the keys; null takes a value away, and a key that is
  ///   not there leaves it.
  mutating func contentEdit(
    _ node: JSONNode, folders: [String], isAnswer: Bool = false
  ) -> ContentEdit {
    guard isObject(node, what: "the content") else { return ContentEdit() }
    checkKeys(of: node, known: ContentEdit.Key.allCases.map(\.rawValue))
    return ContentEdit(node.members.compactMap { change($0, folders, isAnswer) })
  }

  private mutating func change(
    _ member: JSONNode.Member, _ folders: [String], _ isAnswer: Bool
  ) -> ContentEdit.Change? {
    guard let key = ContentEdit.Key(rawValue: member.name) else { return nil }
    let (name, node) = (member.name, member.value)
    if node.isNull { return removal(of: key) }
    switch key {
    case .title: return textTemplate(node, name, isAnswer).map(ContentEdit.Change.title)
    case .subtitle: return textTemplate(node, name, isAnswer).map(ContentEdit.Change.subtitle)
    case .body: return textTemplate(node, name, isAnswer).map(ContentEdit.Change.body)
    case .badge: return badge(node).map(ContentEdit.Change.badge)
    case .sound: return sound(node).map(ContentEdit.Change.sound)
    case .threadIdentifier:
      return template(node, name, isAnswer).map(ContentEdit.Change.threadIdentifier)
    case .categoryIdentifier:
      return template(node, name, isAnswer).map(ContentEdit.Change.categoryIdentifier)
    case .summaryArgument:
      return template(node, name, isAnswer).map(ContentEdit.Change.summaryArgument)
    case .summaryArgumentCount:
      return summaryCount(node).map(ContentEdit.Change.summaryArgumentCount)
    case .launchImageName:
      return template(node, name, isAnswer).map(ContentEdit.Change.launchImageName)
    case .interruptionLevel:
      return template(node, name, isAnswer).map(ContentEdit.Change.interruptionLevel)
    case .relevanceScore: return score(node).map(ContentEdit.Change.relevanceScore)
    case .filterCriteria:
      return template(node, name, isAnswer).map(ContentEdit.Change.filterCriteria)
    case .communication:
      return communication(node, isAnswer).map(ContentEdit.Change.communication)
    case .userInfo: return userInfo(node, isAnswer).map(ContentEdit.Change.userInfo)
    case .attachments: return .attachments(attachments(node, folders, isAnswer: isAnswer))
    }
  }

  private func removal(of key: ContentEdit.Key) -> ContentEdit.Change {
    switch key {
    case .title: .title(nil)
    case .subtitle: .subtitle(nil)
    case .body: .body(nil)
    case .badge: .badge(nil)
    case .sound: .sound(nil)
    case .threadIdentifier: .threadIdentifier(nil)
    case .categoryIdentifier: .categoryIdentifier(nil)
    case .summaryArgument: .summaryArgument(nil)
    case .summaryArgumentCount: .summaryArgumentCount(nil)
    case .userInfo: .userInfo(.object([]))
    case .attachments: .attachments([])
    case .launchImageName: .launchImageName(nil)
    case .interruptionLevel: .interruptionLevel(nil)
    case .relevanceScore: .relevanceScore(nil)
    case .filterCriteria: .filterCriteria(nil)
    case .communication: .communication(nil)
    }
  }

  private mutating func textTemplate(
    _ node: JSONNode, _ name: String, _ isAnswer: Bool
  ) -> TextTemplate? {
    guard node.isObject else { return template(node, name, isAnswer).map(TextTemplate.words) }
    checkKeys(of: node, known: ["key", "arguments"])
    let key = string(node, "key")
    if present(node, "key") == nil {
      complain(lacking: ["key"], in: node, "\"key\" is missing in \"\(name)\"")
    }
    let arguments = elements(node, "arguments").map { argument in
      template(of: argument.string ?? argument.source, at: argument, isAnswer)
    }
    return key.map { .localized(key: $0, arguments: arguments) }
  }

  /// A template, or in a program's answer words that are what they are.
  ///
  /// - Parameter isAnswer: Whether a program wrote it.
  mutating func template(
    _ node: JSONNode, _ name: String, _ isAnswer: Bool
  ) -> Template? {
    guard let text = node.string else {
      wrongKind(node, name, needed: "a string")
      return nil
    }
    return template(of: text, at: node, isAnswer)
  }

  /// A template of a text, whose paths are checked; in a program's answer words that are what they
  /// are.
  ///
  /// - Parameters:
  ///   - node: Where to complain.
  ///   - isAnswer: Whether a program wrote it.
  mutating func template(of text: String, at node: JSONNode, _ isAnswer: Bool) -> Template {
    if isAnswer { return Template(literal: text) }
    let template = Template(text)
    check(template, at: node, roots: contentRoots)
    return template
  }

  private mutating func userInfo(_ node: JSONNode, _ isAnswer: Bool) -> ValueTemplate? {
    let value =
      isAnswer ? ValueTemplate(literal: node.value) : valueTemplate(node, roots: contentRoots)
    // A path may lead to an object.
    let isFilled = node.string != nil && value.templates.contains { !$0.paths.isEmpty }
    if node.isObject || isFilled { return value }
    wrongKind(node, "userInfo", needed: "an object")
    return nil
  }

  // P18: what is no number that a badge can be changes nothing.
  private mutating func badge(_ node: JSONNode) -> Int? {
    if let number = node.integer, number >= 0 { return Int(number) }
    guard node.double != nil else {
      wrongKind(node, "badge", needed: "a whole number from 0")
      return nil
    }
    complain(
      node, .warning, "a badge of \(node.source) changes nothing; write a whole number from 0",
      rule: "Y26")
    return nil
  }

  // F14.
  private mutating func score(_ node: JSONNode) -> Double? {
    if let score = node.score { return score }
    complain(
      node, .warning, "\"relevanceScore\" \(node.source) counts as 0; write a number from 0 to 1",
      rule: "Y19")
    return nil
  }

  // F9: who speaks; a conversation between two needs no name.
  private mutating func communication(
    _ node: JSONNode, _ isAnswer: Bool
  ) -> CommunicationTemplate? {
    guard node.isObject else {
      wrongKind(node, "communication", needed: #"an object such as {"sender": "Ann"}"#)
      return nil
    }
    checkKeys(of: node, known: ["sender", "conversation"])
    if present(node, "sender") == nil {
      complain(lacking: ["sender"], in: node, "\"sender\" is missing in \"communication\"")
    }
    let sender = present(node, "sender").flatMap { template($0, "sender", isAnswer) }
    let conversation = present(node, "conversation").flatMap {
      template($0, "conversation", isAnswer)
    }
    return sender.map { CommunicationTemplate(sender: $0, conversation: conversation) }
  }

  // T3: what cannot be counted with counts 1.
  private mutating func summaryCount(_ node: JSONNode) -> Int? {
    if let number = node.integer, number > 0 { return Int(number) }
    complain(
      node, .warning, "\"summaryArgumentCount\" \(node.source) counts as 1; write a number from 1",
      rule: "Y11")
    return nil
  }

  private mutating func sound(_ node: JSONNode) -> Sound? {
    if let name = node.string { return name.isEmpty ? nil : Sound(local: name) }
    guard node.isObject else {
      wrongKind(node, "sound", needed: "a string or an object")
      return nil
    }
    checkKeys(of: node, known: ["critical", "name", "volume"])
    var sound = Sound(local: string(node, "name") ?? "default")
    if let critical = present(node, "critical") { sound.isCritical = isCritical(critical) }
    sound.volume = number(node, "volume")
    return sound
  }

  // R1: a payload has 1, code has a truth value.
  private mutating func isCritical(_ node: JSONNode) -> Bool {
    if let truth = node.bool { return truth }
    if node.integer != 0, node.integer != 1 {
      wrongKind(node, "critical", needed: "true or false")
    }
    return node.integer == 1
  }
}

extension Sound {
  // R1: `UNNotificationSound.defaultCritical` is no file, and critical by its name.
  fileprivate init(local name: String) {
    let isCritical = name == "defaultCritical"
    self.init(name: isCritical ? "default" : name, isCritical: isCritical)
  }
}

extension Template {
  /// Words that are what they are.
  ///
  /// Braces are doubled, so that none of them begins a template.
  init(literal words: String) { self.init(words.replacingEach("{", by: "{{")) }
}

extension ValueTemplate {
  /// JSON whose strings are what they are.
  ///
  /// - Parameter json: Numbers and truth values stay what they are.
  init(literal json: JSONValue) {
    switch json {
    case .string(let text): self = .template(Template(literal: text))
    case .null, .bool, .integer, .number: self = .value(json)
    case .array(let elements): self = .list(elements.map { ValueTemplate(literal: $0) })
    case .object(let members):
      self = .object(members.map { Member($0.key, ValueTemplate(literal: $0.value)) })
    }
  }
}
