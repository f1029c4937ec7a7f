import Delivery
import Notifications
import Push
import Scenarios

extension Session {
  /// Takes in what was delivered since the index was asked last.
  mutating func updateIndex() {
    // Out of the session meanwhile: with a second reference copy-on-write would copy all of it.
    var known = DeliveryIndex()
    swap(&known, &index)
    update(&known)
    index = known
  }

  /// Brings an index up to the moment that is shown.
  func update(_ index: inout DeliveryIndex) {
    index.update(
      to: state, rewindCount: rewindCount, keeping: rewinds.least(since: index.rewindCount))
  }

  /// The index as far as it knows all of the moment that is shown; nil where
  /// something came or went since.
  var currentIndex: DeliveryIndex? {
    index.isCurrent(state, rewindCount: rewindCount) ? index : nil
  }

  /// What the names of a line are looked up in; where it names notifications, what was
  /// delivered is known by name, too.
  package mutating func resolutionContext(
    for line: ScenarioLine, _ files: ScenarioFiles
  ) -> ResolutionContext {
    guard line.verb.namesNotifications else { return ResolutionContext(state: state, files: files) }
    updateIndex()
    return ResolutionContext(state: state, files: files, index: index)
  }

  /// The names of an expectation that nothing has or had, as far as that is known at once.
  mutating func doubtfulNames(in expectation: Expectation) -> [ExpectedName] {
    updateIndex()
    let names = expectation.claim.names + expectation.claim.actions
    return names.filter { !state.knows($0, by: index) }
  }

  /// The first name of an expectation that nothing ever had or that means several things, as a
  /// mistake; nil where each is known.
  package mutating func mistake(in expectation: Expectation) -> Diagnostic? {
    let doubtful = doubtfulNames(in: expectation)
    if doubtful.isEmpty { return expectation.mistake(in: expectationContext) }
    let history = NameHistory(state, facts.facts, lines: [] as [ScenarioLine])
    return doubtful.firstNonNil { history.mistake($0) }
  }

  /// Refuses a name that a line gives a push where another has it already, and an empty one.
  ///
  /// A server may send one `apns-id` twice (K17), and give a name again where its request was
  /// refused: then none has it.
  ///
  /// - Throws: At the name, with the first that has it.
  package mutating func checkName(givenBy line: ScenarioLine) throws(Diagnostic) {
    guard line.verb.name == Verb.push.name, let word = line.option("id") else { return }
    if word.text.isEmpty {
      throw Diagnostic(word.place, .error, "id= is empty; write a name, or leave it out")
    }
    let via = line.option("via").flatMap { Transport(rawValue: $0.text) } ?? .file
    if via == .http, APNsIdentifier.isWellFormed(word.text) { return }
    updateIndex()
    if let first = givenNames.place(of: word.text, since: rewindCount), first.path != "-" {
      throw first == word.place ? givenAgain(word) : taken(word, "the push of \(first)")
    }
    let same = index.numbers(called: word.text).first {
      state.notification($0).name.isExactly(word.text)
    }
    if let same {
      let notification = state.notification(same)
      let time = notification.date.scenarioText(in: state.device.timeZone)
      throw taken(word, "what \(notification.app.lastPart) got at \(time)")
    }
    if isNameOfWaiting(word.text) { throw taken(word, "a push that waits") }
    if !via.isWire { givenNames.add(word, since: rewindCount) }
  }

  private func isNameOfWaiting(_ name: String) -> Bool {
    givenNames.place(of: name, since: rewindCount) != nil || state.push.waiting.has(name: name)
  }

  // One line comes twice only where its file does.
  private func givenAgain(_ word: Word) -> Diagnostic {
    Diagnostic(
      word.place, .error,
      "this line was played before and named its push \"\(word.text)\"; include its file once, or leave id= out"
    )
  }

  private func taken(_ word: Word, _ first: String) -> Diagnostic {
    Diagnostic(
      word.place, .error,
      "\"\(word.text)\" is the name of \(first); a name belongs to one notification")
  }
}

/// The names that lines gave pushes, with their places.
struct GivenNames: Sendable {
  private var places: [ExactText: Place] = [:]
  private var rewindCount = 0

  /// Where a line gave a name; nil where none did, and for lines before facts were taken back: what
  /// they gave may be gone with them.
  func place(of name: String, since rewindCount: Int) -> Place? {
    rewindCount == self.rewindCount ? places[ExactText(name)] : nil
  }

  /// Takes in a name.
  mutating func add(_ word: Word, since rewindCount: Int) {
    if rewindCount != self.rewindCount { self = GivenNames() }
    self.rewindCount = rewindCount
    places[ExactText(word.text)] = word.place
  }
}
