import Delivery
import Explaining
import Notifications
import Scenarios

extension Session {
  /// The explanation of a notification.
  ///
  /// - Parameter isCountOpen: Whether the person opened what the lock screen only counts.
  package func explanation(of number: Int, isCountOpen: Bool = false) -> Explanation {
    var memory = ExplanationMemory()
    return Explanation(
      of: number, facts: facts, in: state, isBrief: false, isCountOpen: isCountOpen,
      remembering: &memory)
  }

  /// The rules that took part in what became of a notification.
  func rules(of number: Int) -> Set<RuleID> {
    Explanation.rules(of: number, facts: facts, in: state)
  }

  /// The explanation of whatever a name means: a notification first, then a request that waits, an
  /// app with the group that carries its name, a group, a request that was refused or taken back,
  /// the notification that says these words.
  ///
  /// - Throws: Where nothing has this name, with the nearest names, where several say the words, and
  ///   for a group that is not listed, with its newest notification.
  package func explanation(ofAnything name: String) throws(Diagnostic) -> Explanation {
    // Words of a notification are what they are, with all their blanks and signs.
    if let explanation = try? explanation(ofAnything: Word(name, at: Place("-"))) {
      return explanation
    }
    return try explanation(ofAnything: Self.word(name))
  }

  // What is no notification's words may be written as in a line: `"com.example.mail":"id"`.
  private static func word(_ text: String) -> Word {
    // Of several lines only the first would be looked for; what else breaks a line of text breaks
    // none of a scenario.
    let isLine = text.utf8.split(separator: UInt8(ascii: "\n")).count == 1
    guard isLine, let line = try? LexedLine(text), line.options.isEmpty else {
      return Word(text, at: Place("-"))
    }
    if line.words.count == 1 { return line.words[0] }
    return Word(line.words.map(\.text).joined(separator: " "), at: line.place)
  }

  /// The same of a name as a line says it.
  func explanation(ofAnything word: Word) throws(Diagnostic) -> Explanation {
    let name = word.text
    let index = currentIndex ?? DeliveryIndex(of: state)
    var ambiguity: Diagnostic?
    let waiting = try? state.waitingPush(word)
    do {
      // What waits came later than what ended.
      if let number = try state.delivery(word, by: index),
        waiting == nil || state.place(of: number) != nil
      {
        return explanation(of: number)
      }
    } catch {
      ambiguity = error
    }
    if let pending = try? state.pending(word) {
      return Explanation(of: pending, facts: facts, in: state)
    }
    if let waiting { return Explanation(of: waiting, facts: facts.facts, in: state) }
    let place = group(word)
    if let app = try? state.requireApp(word) {
      let identifier = app.app.bundleIdentifier
      let own = place?.key.app == identifier ? place : nil
      return Explanation(of: identifier, with: own, facts: facts, in: state)
    }
    if let place { return Explanation(of: place, facts: facts, in: state) }
    if let ended = Explanation(ofEndedRequest: name, facts: facts.facts, in: state) { return ended }
    // Several have it, and nothing else does.
    if let ambiguity { throw ambiguity }
    if let number = try state.number(saying: name) { return explanation(of: number) }
    if let number = state.latestArrival(inGroup: word) {
      // It is there, and nothing is grouped by threads.
      if state.place(of: number) != nil { throw try state.unknownGroup(word, in: nil) }
      let how = state.isGone(number) ? "in the list no more" : "not in the list"
      throw Diagnostic(
        Place("-"), .error,
        "the group “\(name)” is \(how); ask for its newest, \(state.notification(number).name)")
    }
    throw Diagnostic(
      Place("-"), .error,
      "“\(name)” is no notification, request, group or app\(suggestion(for: name, among: state.allNames))"
    )
  }
}

extension Session {
  private func group(_ word: Word) -> GroupPlace? {
    guard let target = try? state.requireGroup(word) else { return nil }
    return state.list.find(target.key, in: target.section)
  }
}

extension State {
  // What lies in a summary, or never came to the list, is not gone from there.
  fileprivate func isGone(_ number: Int) -> Bool {
    guard summaryWords(of: number) == nil, let reach = ending(of: number)?.reach else {
      return false
    }
    return !reach.isDisjoint(with: [.lockScreen, .notificationCenter])
  }

  fileprivate var allNames: [String] {
    appNames + notifications.indices.map { notification($0).name }
      + pending.next(64).map(\.request.identifier) + threadNames
  }

  /// The newest notification with a text that is these words, or else has them in it; without case.
  fileprivate func number(saying words: String) throws(Diagnostic) -> Int? {
    let wanted = words.lowercased()
    guard !wanted.isEmpty else { return nil }
    let texts = notifications.indices.map { number in
      let shown = self.words(of: number)
      return [shown.title, shown.subtitle, shown.body].compactMap { $0?.lowercased() }
    }
    let same = texts.indices.filter { texts[$0].contains(wanted) }
    let having = { (number: Int) in texts[number].contains { $0.containsBytes(of: wanted) } }
    let found = same.isEmpty ? texts.indices.filter(having) : same
    // The newest first: what replaced another has its name.
    let keys = found.reversed().map { notification($0).key }.uniqued()
    if keys.count <= 1 { return found.last }
    let names = keys.prefix(5).reversed().map(wordToType)
    let more = keys.count > names.count ? " and \(keys.count - names.count) before" : ""
    throw Diagnostic(
      Place("-"), .error,
      "“\(words)” is said by \(names.joined(separator: ", "))\(more); write which")
  }
}

extension Session {
  /// An explanation as JSON (`explain --json`).
  package func json(of explanation: Explanation) -> JSONValue {
    explanation.json(in: state.device.timeZone) { $0.line(in: state) }
  }
}
