import Delivery
import Notifications
import Push
import Scenarios

/// What a playback knows of the names in its lines.
struct PlayedNames {
  /// Names that nothing had when lines expected something of them.
  var doubtful: [ExpectedName] = []
  // Where each picture was asked for, by its file.
  private var pictures: [ExactText: Place] = [:]
  private var lines: [ArraySlice<ScenarioLine>] = []
  // What the lines give alone; made where a complaint asks.
  private var given: NameHistory?
  // Automatic names that lines give by hand.
  private var reserved: Set<String> = []
  // Automatic names that pushes got because others are reserved.
  private var assigned: Set<String> = []

  init(_ feeds: [Playback.Feed]) {
    for case .lines(let lines) in feeds { add(lines) }
  }

  /// What is wrong with the name of a picture that another line gave to its
  /// own; nil where nothing is.
  mutating func secondUse(of request: SnapshotRequest, _ files: ScenarioFiles) -> Diagnostic? {
    let path = ExactText(files.picturePath(request.name) ?? request.name)
    guard let first = pictures[path], first != request.place else {
      pictures[path] = request.place
      return nil
    }
    return Diagnostic(
      line(at: request.place)?.word(of: .fileName)?.place ?? request.place, .error,
      "another picture is called “\(request.name)” already, at \(first); give this one a name of its own"
    )
  }

  /// The line that begins at a place, played or not.
  func line(at place: Place) -> ScenarioLine? {
    // Each line of many may be refused.
    lines.firstNonNil { lines in
      let index = lines.indices.partitioningIndex { lines[$0].place.line >= place.line }
      return lines[index...].first.flatMap { $0.place == place ? $0 : nil }
    }
  }

  /// Whether a line gives something a name, by hand or in what it declares.
  mutating func gives(_ name: String, in state: State) -> Bool {
    let history = given ?? NameHistory(state, [] as [Fact], lines: lines.joined())
    given = history
    return history.has(name)
  }

  /// Whether something is called so now, or is by a line.
  mutating func knows(_ name: String, in state: State) -> Bool {
    gives(name, in: state)
      || state.knows(ExpectedName(.anything, Word(name, .quoted, at: Place(""))), by: nil)
  }

  /// Takes in lines, played or not.
  mutating func add(_ lines: ArraySlice<ScenarioLine>) {
    self.lines.append(lines)
    given = nil
    for line in lines {
      if let name = line.option("id")?.text, name.isNameByNumber { reserved.insert(name) }
    }
  }

  /// Whether an automatic name may be given by hand.
  var mayRename: Bool { !reserved.isEmpty }

  /// The name of a push that says none, where the automatic one is given by
  /// hand; nil where it is free.
  mutating func automaticName(of push: PushRequest, in state: State) -> String? {
    guard mayRename, push.name == nil else { return nil }
    let own = state.nextPushNumber
    var number = own
    while isTaken(number) { number += 1 }
    if number == own { return nil }
    assigned.insert("n\(number)")
    return "n\(number)"
  }

  private func isTaken(_ number: Int) -> Bool {
    reserved.contains("n\(number)") || assigned.contains("n\(number)")
  }

  /// What is wrong with names that nothing had after all, each word once.
  mutating func mistakes(_ session: Session) -> [Diagnostic] {
    defer { doubtful = [] }
    let history = NameHistory(session.state, session.facts.facts, lines: lines.joined())
    var told: Set<Place> = []
    return doubtful.compactMap { name in
      told.insert(name.word.place).inserted ? history.mistake(name) : nil
    }
  }
}
