import Delivery
import Localization
import Notifications

/// Gathers what may come next.
///
/// What may stand somewhere is told by the table of verbs; what names there are, by the state.
///
/// A class: to copy what it holds would be fifteen kilobytes of the program.
final class CompletionNames {
  private let state: State
  private let index: (() -> DeliveryIndex)?
  private var found: [NameCompletion.Candidate] = []
  // Two may be called the same, and each has a word of its own.
  private var knownInsertions: Set<String> = []
  // Many expectations take the same: it is gathered once.
  private var knownKinds: Set<Parameter.Kind> = []
  /// Whether the path of a payload may stand here: those are found where files can be listed.
  private(set) var wantsPayload = false
  /// Whether the path of a scenario may.
  private(set) var wantsScenario = false

  init(_ state: State, by index: (() -> DeliveryIndex)?) {
    (self.state, self.index) = (state, index)
  }

  /// What begins or contains what is typed, without case and quotes.
  ///
  /// - Parameter typed: What stands before the cursor of the word, quotes too.
  func candidates(fitting typed: String) -> [NameCompletion.Candidate] { found.fitting(typed) }

  /// What may follow these words as a word.
  ///
  /// - Parameter line: What stands before the word, a WHEN among it.
  func addWords(after line: LexedLine) {
    var line = line
    line.dropWhen()
    guard let name = line.words.first else {
      found = Verb.all.map { NameCompletion.Candidate($0.name, $0.summary) }
      return
    }
    line.words.removeFirst()
    for signature in Self.signatures(name.text, &line) {
      add(signature, after: line)
    }
  }

  /// What may be the value of an option of the verb of this line.
  ///
  /// - Parameter key: Of an option that the verb does not know nothing is added.
  func addValues(of key: String, after line: LexedLine) {
    var line = line
    line.dropWhen()
    guard let name = line.words.first else { return }
    line.words.removeFirst()
    let options = Self.signatures(name.text, &line).flatMap(\.options)
    if let option = options.first(where: { $0.key == key }) { add(option.value) }
  }

  private func add(_ signature: Signature, after line: LexedLine) {
    if let parameter = signature.parameter(at: line.words.count) {
      add(parameter, behind: line.words.dropFirst(signature.parameters.count - 1))
    }
    let options = signature.options(beside: line.words)
    for option in options where !line.options.contains(where: { $0.key == option.key }) {
      let text = option.key + "="
      add(NameCompletion.Candidate(text, insertion: text, option.summary))
    }
  }

  /// What the verb of a line takes, the likeliest first; of an expectation, its words up to
  /// the subject are taken away.
  ///
  /// Of an expectation, the words behind its subject count, and only forms that fit them.
  static func signatures(_ name: String, _ line: inout LexedLine) -> [Signature] {
    guard let verb = Verb.named(name) else { return [] }
    guard verb.signature.parameters.first?.kind == .expectation else { return [verb.signature] }
    guard let moments = try? ExpectedMoment.read(&line, at: line.place) else {
      return [Signature([Parameter("DURATION", .duration)])]
    }
    guard let subject = line.words.first else {
      let prefixes =
        moments.moment == .now ? moments.isNegated ? ["within"] : ["not", "within"] : []
      return [Signature([Parameter("EXPECTATION", .choice(ExpectationForm.subjects + prefixes))])]
    }
    line.words.removeFirst()
    let words = line.words
    return ExpectationForm.all.filter { form in
      form.subject == subject.text
        && zip(form.signature.parameters, words).allSatisfy { $0.allows($1) }
    }.map(\.signature)
  }

  // Of words that are repeated, the keyword stands alone and each name once.
  private func add(_ parameter: Parameter, behind given: ArraySlice<Word>) {
    guard parameter.isRepeated, !given.isEmpty else { return add(parameter) }
    if given.contains(where: { parameter.keywords.contains(where: $0.isKeyword) }) { return }
    knownInsertions.formUnion(given.map(\.text.scenarioWord))
    var others = parameter
    others.keywords = []
    add(others)
  }

  private func add(_ parameter: Parameter) {
    for keyword in parameter.keywords {
      add(NameCompletion.Candidate(keyword, insertion: keyword))
    }
    guard knownKinds.insert(parameter.kind).inserted else { return }
    switch parameter.kind {
    case .app: addApps()
    case .group: addGroups(areTriedLast: false)
    case .notification: addNotifications()
    case .notificationOrGroup:
      addNotifications()
      addGroups(areTriedLast: true)
    case .anything:
      addNotifications()
      addGroups(areTriedLast: true)
      addApps()
    case .choice(let choices), .names(let choices):
      for choice in choices { add(NameCompletion.Candidate(choice, insertion: choice)) }
    case .policy:
      for policy in PolicySwitch.all {
        add(NameCompletion.Candidate(policy.name, policy.values))
      }
    case .rule:
      for rule in Rule.all { add(NameCompletion.Candidate(rule.id.description, rule.sentence)) }
    case .locale, .language, .languages:
      for locale in Self.locales {
        add(NameCompletion.Candidate(locale, LanguageTag(locale).englishName))
      }
    case .timeZone: for zone in Self.timeZones { add(NameCompletion.Candidate(zone)) }
    case .system:
      for profile in Profile.allCases {
        add(NameCompletion.Candidate(String(profile.rawValue), profile.standingIn ?? ""))
      }
    case .payload: wantsPayload = true
    case .scenario: wantsScenario = true
    case .identifier, .fileName, .text, .appSource, .pattern, .size, .time, .expiration, .duration,
      .number,
      .expectation,
      .fraction, .span:
      break
    }
  }

  // Well-known ones of each script and direction; any other can be typed.
  private static let locales = [
    "ar_EG", "cs_CZ", "cy_GB", "da_DK", "de_DE", "en_GB", "en_US", "es_ES", "fi_FI", "fr_FR",
    "he_IL",
    "hi_IN", "it_IT", "ja_JP", "ko_KR", "nl_NL", "pl_PL", "pt_BR", "ru_RU", "sv_SE", "th_TH",
    "tr_TR",
    "uk_UA", "zh_CN", "zh_TW",
  ]
  private static let timeZones = [
    "America/Los_Angeles", "America/New_York", "America/Sao_Paulo", "Asia/Kolkata", "Asia/Shanghai",
    "Asia/Tokyo", "Australia/Sydney", "Europe/Berlin", "Europe/London", "Pacific/Auckland", "UTC",
  ]

  private func add(_ candidate: NameCompletion.Candidate) {
    if knownInsertions.insert(candidate.insertion).inserted { found.append(candidate) }
  }

  // By the short name where no other app has it by any of its names.
  private func addApps() {
    let apps = state.apps.map(\.app)
    var owners: [String: Int] = [:]
    for name in apps.flatMap({ Set($0.names) }) { owners[name, default: 0] += 1 }
    for app in apps {
      let name = owners[app.shortName] == 1 ? app.shortName : app.bundleIdentifier.text
      add(NameCompletion.Candidate(name, app.displayName))
    }
  }

  // By the short name where that means it, else as it is put in, without quotes as
  // those are not looked for.
  private func addGroups(areTriedLast: Bool) {
    let keys = Section.allCases.flatMap { state.list[$0].groups }.map(\.key)
    let named = keys.lazy.compactMap { [state] key in state.shortName(of: key).map { (key, $0) } }
    // Once for all of them: each would go through all that was delivered.
    let index = areTriedLast ? index?() ?? DeliveryIndex(of: state) : nil
    for (key, name) in named.prefix(200) {
      let word = state.scenarioName(of: key, isTriedLast: areTriedLast, by: index)
      let text = word == name.scenarioWord ? name : word.filter { $0 != "\"" }
      add(NameCompletion.Candidate(text, insertion: word, "group"))
    }
  }

  private func addNotifications() {
    // Not lazily: with each step that would make the list of all members anew.
    var numbers: [Int] = []
    for group in Section.allCases.flatMap({ state.list[$0].groups }) where numbers.count < 200 {
      numbers += group.memberNumbers.prefix(200 - numbers.count)
    }
    for number in numbers {
      let notification = state.notification(number)
      let app = state.app(notification.app)?.app.displayName ?? notification.app.text
      add(
        NameCompletion.Candidate(
          notification.request.identifier, insertion: state.scenarioName(of: notification.key), app)
      )
    }
  }
}

extension LexedLine {
  fileprivate mutating func dropWhen() {
    if let first = words.first, When.looksLike(first.text) { words.removeFirst() }
  }
}

extension Signature {
  /// Those that say something beside these words.
  fileprivate func options(beside words: [Word]) -> [VerbOption] {
    let skipped = skipsFirst(words.count) ? 1 : 0
    let keys = words.indices.firstNonNil { index in
      parameter(at: index + skipped)?.keysBeside?(words[index])
    }
    return options.filter { keys?.contains($0.key) ?? true }
  }
}

extension Parameter {
  /// Whether a word may stand here, as far as its form tells.
  fileprivate func allows(_ word: Word) -> Bool {
    guard case .choice(let choices) = kind else { return true }
    return choices.contains(word.text)
  }
}
