import Notifications

/// What a service extension's code makes of a notification (V4): its texts, what is heard and
/// counted, what it is grouped by; levels, relevance, filter criteria, who speaks (F1, F9, F10, F14).
///
/// As far as it stands there in literals, or is taken out of the push. What is done under a
/// condition, or with texts in other functions than those that are called with the push and when its
/// time runs out, is listed, not guessed, as is what others are given the notification for; that the
/// system is new enough, and that there is content, is no condition.
struct ServiceCode {
  /// What `Service.json` sets; none where nothing was found.
  private(set) var changes: [JSONValue.Member] = []
  /// What it sets when its time runs out; none where nothing was found.
  private(set) var lateChanges: [JSONValue.Member] = []
  /// What could not be read, in the order of the files.
  private(set) var unread: [Diagnostic] = []
  /// Whether it answers with nothing, whatever comes (V8).
  private var answersNothing = false
  private var missed: Set<String> = []
  // What contents are called in the files so far, besides names that say so.
  private var contents: Set<String> = []
  let constants: CodeConstants

  /// Reads the files of an extension, in any order.
  init(_ files: [SourceFile]) {
    let files = files.compactMap(CodeFile.init)
    constants = CodeConstants(files)
    var own: Set<String> = []
    for file in files { own.formUnion(file.functions) }
    for file in files {
      let names = ContentNames(file)
      contents.formUnion(names.contents)
      for key in ContentEdit.Key.allCases { readAssignments(of: key, in: file, names) }
      read(ServiceHandover(file, names), besides: own)
    }
    let isUpdated = files.contains { file in
      ["updating", "contentByUpdatingWithProvider"].contains { file.blocks.places[$0] != nil }
    }
    if isUpdated { for file in files { readIntents(in: file) } }
    unread = unread.ordered { $0.place < $1.place }
  }

  /// The file that says it.
  var manifest: JSONValue {
    let all = [("steps", changes), ("onTimeWillExpire", lateChanges)].filter { !$0.1.isEmpty }
    var members = all.map { JSONValue.Member($0, .array([["set": .object($1)]])) }
    if answersNothing {
      members.append(
        .init("misbehave", .string(ServiceExtension.Misbehavior.emptyContent.rawValue)))
    }
    return .object(members)
  }

  private mutating func read(_ handover: ServiceHandover, besides own: Set<String>) {
    // One call says what to write, however many there are.
    if let place = handover.firstCall(besides: own), missed.insert(Self.handedOver).inserted {
      unread.append(Diagnostic(place, .warning, Self.handedOver))
    }
    let answer = handover.emptyAnswer
    if answer.isSure { answersNothing = true }
    if let place = answer.unknown { unread.append(Diagnostic(place, .warning, Self.perhapsEmpty)) }
  }

  private static let handedOver =
    "what this makes of the notification cannot be read without running the code; write it into "
    + "Service.json"
  private static let perhapsEmpty =
    "whether this empty content is answered cannot be read without running the code; if so, write "
    + "\"misbehave\": \"emptyContent\" into Service.json"

  // `content.relevanceScore = 0.5`; the last one is what counts.
  private mutating func readAssignments(
    of key: ContentEdit.Key, in file: CodeFile, _ names: ContentNames
  ) {
    var (inTime, late) = (Course(), Course())
    for index in file.assignments(to: key.rawValue) {
      switch key.isOfContentAlone ? .content : names.owner(ofMember: index) {
      case .content:
        if file.isInside("serviceExtensionTimeWillExpire", index) {
          take(key, at: index, in: file, names, into: &late)
        } else {
          take(key, at: index, in: file, names, into: &inTime)
        }
      case .other: continue
      case .unknown:
        // Elsewhere than beside the function that gets the push it is hardly the content's.
        guard file.blocks.places[file.receiving] != nil else { continue }
        list(key, at: file.tokens[index].place, "may be the notification’s; if so,")
      }
    }
    if let value = inTime.value { changes.set(key, to: value) }
    if let value = late.value { lateChanges.set(key, to: value) }
    for place in inTime.unread { miss(key, at: place) }
    for place in late.unread { miss(key, at: place, isLate: true) }
  }

  /// What becomes of a key in the statements of a function, one after the other.
  private struct Course {
    /// What it is in the end; nil where nothing sets it, or that is not known.
    var value: JSONValue?
    /// Where what it is has to be run to be known.
    var unread: [Place] = []
    /// Those that whatever comes behind may not replace.
    var conditional: [Place] = []
  }

  private func take(
    _ key: ContentEdit.Key, at index: Int, in file: CodeFile, _ names: ContentNames,
    into course: inout Course
  ) {
    let place = file.tokens[index].place
    // What another function does may be done at any time, or never.
    let isSure = key.isOfContentAlone || file.isCalledWithPush(index)
    guard isSure, !file.isConditional(index, names.contents) else {
      course.conditional.append(place)
      return course.unread.append(place)
    }
    course.value = file.expression(at: index + 2).flatMap { value($0, of: key) }
    if course.value == nil {
      course.unread.append(place)
    } else {
      course.unread = course.conditional
    }
  }

  private mutating func miss(_ key: ContentEdit.Key, at place: Place, isLate: Bool = false) {
    let problem = "cannot be read without running the code;"
    list(key, at: place, problem, isLate ? " under onTimeWillExpire" : "")
  }

  private mutating func list(
    _ key: ContentEdit.Key, at place: Place, _ problem: String, _ part: String = ""
  ) {
    let (this, it) = key.namesSeveral ? ("these", "them") : ("this", "it")
    let message = "\(this) \(key.rawValue) \(problem) write \(it) into Service.json\(part)"
    // One says what to write, however often such a text is put together.
    guard missed.insert(message).inserted || key.isOfContentAlone else { return }
    unread.append(Diagnostic(place, .warning, message))
  }

  private func value(_ given: CodeExpression, of key: ContentEdit.Key) -> JSONValue? {
    switch key {
    case .relevanceScore: score(constants.resolved(given))
    case .filterCriteria: template(given).map { .string($0) }
    case .interruptionLevel:
      (level(given) ?? level(constants.resolved(given))).map { .string($0) }
    case .title, .subtitle, .body, .threadIdentifier, .categoryIdentifier, .summaryArgument,
      .launchImageName:
      given.value == .null ? .null : template(given).map { .string($0) }
    case .badge, .summaryArgumentCount: given.value == .null ? .null : count(given)
    case .sound: given.value == .null ? .null : sound(given).map { .string($0) }
    case .userInfo, .attachments, .communication: nil
    }
  }

  // `.timeSensitive`, and `UNNotificationInterruptionLevelTimeSensitive` of Objective-C.
  private func level(_ given: CodeExpression) -> String? {
    guard case .name(let names) = given.value, var name = names.last else { return nil }
    let prefix = "UNNotificationInterruptionLevel"
    if name.hasPrefix(prefix) {
      name = name.dropFirst(prefix.count).beginningSmall
    }
    let word = name == "timeSensitive" ? InterruptionLevel.timeSensitive.rawValue : name
    return InterruptionLevel(rawValue: word)?.rawValue
  }

  private func score(_ given: CodeExpression) -> JSONValue? {
    guard case .number(let digits) = given.value, let score = Double(digits) else { return nil }
    return Int64(digits).map { .integer($0) } ?? .number("\(score)")
  }

  // Words, or what the push has: `{userInfo.sender}`, `{title}`.
  func template(_ given: CodeExpression) -> String? {
    let value = constants.resolved(given)
    switch value.value {
    case .text(let text): return Template(literal: text).text
    case .element(let names, let key):
      let source = constants.resolved(CodeExpression(value: .name(names), place: value.place))
      guard case .name(let names) = source.value, names.last == "userInfo", isOfContent(names),
        key.isPathStep
      else { return nil }
      return "{userInfo.\(key)}"
    case .name(let names):
      let texts = ["title", "subtitle", "body", "threadIdentifier", "categoryIdentifier"]
      guard names.count > 1, let name = names.last, texts.contains(name), isOfContent(names)
      else { return nil }
      return "{\(name)}"
    case .number, .bool, .null, .call, .list, .dictionary, .union, .other: return nil
    }
  }

  // `content.title` and `request.content.userInfo`; what has a name by itself may be the content's.
  private func isOfContent(_ names: [String]) -> Bool {
    names.dropLast().last.map { $0.namesContent || contents.contains($0) } ?? true
  }

  // F9: a content is updated from what the intent says.
  private mutating func readIntents(in file: CodeFile) {
    for (intent, index) in file.made("INSendMessageIntent") {
      guard !file.isConditional(index), let given = intent["sender"],
        let sender = constants.resolved(given)["displayName"].flatMap(template)
      else {
        miss(.communication, at: intent.place)
        continue
      }
      var members: [JSONValue.Member] = [.init("sender", .string(sender))]
      if let group = intent["speakableGroupName"].map({ constants.resolved($0) }),
        let spoken = group["spokenPhrase"] ?? group["initWithSpokenPhrase"],
        let conversation = template(spoken)
      {
        members.append(.init("conversation", .string(conversation)))
      }
      changes.set(.communication, to: .object(members))
    }
  }
}

extension [JSONValue.Member] {
  fileprivate mutating func set(_ key: ContentEdit.Key, to value: JSONValue) {
    removeAll { $0.key == key.rawValue }
    append(.init(key.rawValue, value))
  }
}

extension String {
  // Dots and braces would be read as more than a key.
  fileprivate var isPathStep: Bool {
    !isEmpty && allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "-" }
  }
}

extension CodeFile {
  // Whether a token stands in one of the functions that are called with a push.
  fileprivate func isCalledWithPush(_ index: Int) -> Bool {
    isInside(receiving, index) || isInside("serviceExtensionTimeWillExpire", index)
  }

  /// The calls that make something of a class, each with the token that it begins with:
  /// `Name(…)`, `[[Name alloc] init…]`.
  fileprivate func made(_ name: String) -> [(call: CodeExpression, index: Int)] {
    guard language == .objectiveC else {
      return calls { $0 == name }.map { ($0.call, $0.index) }
    }
    return (blocks.places[name] ?? []).compactMap { index in
      guard index > 1, tokens[index - 1].isSymbol("["), tokens[index - 2].isSymbol("[") else {
        return nil
      }
      var parser = CodeParser(self, at: index - 2)
      return parser.call().map { ($0, index - 2) }
    }
  }
}
