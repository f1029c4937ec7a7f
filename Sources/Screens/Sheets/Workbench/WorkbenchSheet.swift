import Delivery
import Localization
import Notifications
import TerminalCore

/// The plural workbench while it is open: what a category says in each language for each number.
struct WorkbenchSheet: Equatable, Sendable {
  /// The categories to go through.
  let subjects: [WordSubject]
  /// The index of the one that is shown.
  private(set) var subjectIndex: Int
  /// What is shown: what a category says while previews are shown, while they are hidden, or both.
  private(set) var uses: [WordUse]
  /// What is typed: languages and numbers.
  private(set) var field = TextField()
  /// Rows of the account that are scrolled away.
  var firstDetail = 0
  /// The row of the table that is seen first, from 0, as long as the selected cell is seen with it;
  /// nil where that is in the middle.
  var firstRow: Int?
  /// The selected cell.
  private(set) var spot: WordSpot
  /// What the phone's system shows at all.
  private(set) var offered = WordUse.allCases
  // Looked up when it opens: what CLDR knows takes too long for each key.
  private var titles: [WordColumnTitle] = []
  private var telling: [Int] = []
  /// A language to try, of those that the app has.
  private(set) var sample = "en"
  // How many there were on the phone.
  private let opened: Int
  // What the phone was like when it was looked up, and what had happened when that was compared.
  private var basis: PhoneBasis?
  private var course: CourseStamp?
  // What was selected when typing began; nil while nothing is typed.
  private var beforeTyping: WordSpot?

  init(_ subjects: [WordSubject], at index: Int, _ spot: WordSpot) {
    self.subjects = subjects
    uses = [spot.use]
    self.spot = spot
    opened = spot.number
    subjectIndex = index
  }

  /// The app and category whose words are shown.
  var subject: WordSubject { subjects[subjectIndex] }
  private var query: WordQuery { WordQuery(field.text) }
  /// What was typed as a number and is none to count; nil for none.
  var refused: String? { query.refused }
  /// The locales that are shown.
  var columns: [WordColumnTitle] { query.locales(among: titles) }
  /// The numbers that are shown, ascending.
  var numbers: [Int] { Set(telling + query.numbers + [opened, spot.number]).sorted() }
  /// What is shown, in words.
  func grid(on state: State) -> WordGrid {
    WordGrid(subject, uses, columns, numbers: numbers, on: state)
  }

  /// Looks up the languages and numbers of the app that is shown.
  mutating func look(at state: State) {
    basis = PhoneBasis(state)
    let locales = state.wordLocales(of: subject.app)
    titles = locales.map { WordColumnTitle($0) }
    telling = state.numbersToTry(in: locales)
    sample = state.sampleLanguage(of: subject.app)
    offered = WordUse.shown(in: state.device.profile)
    reconcile()
  }

  /// Looks them up again where the app, its words or the phone's system are others.
  mutating func catchUp(with scene: Scene) {
    if scene.course == course { return }
    course = scene.course
    if PhoneBasis(scene.state) != basis { look(at: scene.state) }
  }

  // The selected cell is always one of those that are shown.
  private mutating func reconcile() {
    let columns = columns
    if let first = columns.first, !columns.contains(where: { $0.locale.name == spot.locale }) {
      spot.locale = first.locale.name
    }
    if !uses.contains(spot.use) { spot.use = uses[0] }
  }
}

/// A cell of the workbench.
package struct WordSpot: Hashable, Sendable {
  /// The name of its locale.
  var locale: String
  /// What it counts.
  var number: Int
  /// What its words stand for.
  package var use = WordUse.summary
}

extension WorkbenchSheet {
  /// Changes what is typed; the last number is selected.
  mutating func edit(_ edit: (inout TextField) -> Void) {
    let before = field.text
    edit(&field)
    guard field.text != before else { return }
    if before.isEmpty { beforeTyping = spot }
    firstRow = nil
    if field.isEmpty { return clear() }
    let query = query
    if let number = query.numbers.last { spot.number = number }
    if let use = query.use, offered.contains(use) { uses = [use] }
    reconcile()
    firstDetail = 0
  }

  /// Forgets what was typed; the cell stays selected where it can. A number that
  /// was only typed goes with it.
  mutating func clear() {
    field = TextField()
    if !telling.contains(spot.number), spot.number != opened {
      spot.number = beforeTyping?.number ?? opened
    }
    beforeTyping = nil
    reconcile()
  }

  /// Selects the language that a column stands for, where the selected one is
  /// shown by that of another.
  mutating func selectLeader(on state: State) {
    let grid = grid(on: state)
    guard let place = grid.place(of: spot) else { return }
    spot.locale = grid.groups[place.group].leader.title.locale.name
  }

  /// Selects a cell so many columns and rows farther.
  mutating func move(columns step: Int, rows: Int, on state: State) {
    let grid = grid(on: state)
    guard let place = grid.place(of: spot) else { return }
    let column = place.group * uses.count + place.use + step
    let (group, use) = min(max(0, column), grid.groups.count * uses.count - 1)
      .quotientAndRemainder(dividingBy: uses.count)
    if group != place.group { spot.locale = grid.groups[group].leader.title.locale.name }
    spot.use = uses[use]
    spot.number = numbers[min(max(0, place.row + rows), numbers.count - 1)]
    firstDetail = 0
  }

  /// Selects a cell.
  mutating func select(_ spot: WordSpot) {
    self.spot = spot
    firstDetail = 0
  }

  /// From what is shown to what is hidden, on to both side by side, and round; nothing where the
  /// system has one of them alone.
  mutating func turn() {
    guard offered.count > 1 else { return }
    switch uses {
    case [.summary]: uses = [.placeholder]
    case [.placeholder]: uses = WordUse.allCases
    default: uses = [.summary]
    }
    reconcile()
    firstDetail = 0
  }

  /// Goes to another category, round from the last to the first.
  mutating func next(_ step: Int, on state: State) {
    let app = subject.app
    subjectIndex = subjects.place(from: subjectIndex, by: step, on: state)
    firstDetail = 0
    if subject.app != app { look(at: state) }
  }
}

extension WorkbenchSheet {
  /// At what is selected: its category, the phone's language, as many as there are.
  init(_ model: Model, _ scene: Scene) {
    let state = scene.state
    let subjects = state.wordSubjects
    let number = model.copied(in: scene)
    let isHidden = number.map(state.isHidden) ?? false
    let isSummary = !isHidden && WordUse.shown(in: state.device.profile).contains(.summary)
    let group = number.flatMap(state.place).flatMap(state.list.group)
    let count = group.map(state.categoryCount) ?? 2
    let spot = WordSpot(
      locale: LanguageTag(state.device.locale).language,
      number: isSummary ? max(1, count - 1) : count, use: isSummary ? .summary : .placeholder)
    self.init(subjects, at: subjects.selected(model, scene), spot)
    look(at: state)
  }
}

extension State {
  // H6, T17: in a mix each category has its own number.
  fileprivate func categoryCount(in group: Group) -> Int {
    let category = notification(group.leading).content.categoryIdentifier
    return group.memberNumbers.count {
      notification($0).content.categoryIdentifier.isExactly(category)
    }
  }
}

extension WordSubject {
  /// Whether its app is not there, so that it has no words; that is said.
  func isGone(_ model: inout Model, _ scene: Scene) -> Bool {
    if scene.state.app(app) != nil { return false }
    model.say(Words.notInstalledNow(scene.state.displayName(of: app)))
    return true
  }
}

extension [WordSubject] {
  /// The place of the category of what is selected; else of its app's first one, else 0.
  func selected(_ model: Model, _ scene: Scene) -> Int {
    let category = model.copied(in: scene).flatMap {
      scene.state.notification($0).content.categoryIdentifier
    }
    let app = model.selectedApp(scene)?.app.bundleIdentifier
    return firstIndex { $0.app == app && $0.category.isExactly(category) }
      ?? firstIndex { $0.app == app } ?? 0
  }

  /// The place of the next one whose app is there, round from the last to the first.
  ///
  /// - Parameter step: 1 for the next, -1 for the one before.
  func place(from index: Int, by step: Int, on state: State) -> Int {
    let places = indices.map { (index + ($0 + 1) * step + count) % count }
    return places.first { state.app(self[$0].app) != nil } ?? index
  }

  /// The key that goes on to the next category; none where there is no other one.
  var nextAct: [SheetAct] {
    count > 1 ? [SheetAct(Key(.character("]")), Words.nextCategory)] : []
  }

  /// Whether there is another category to go to; where there is none, that is said.
  func hasOther(_ model: inout Model) -> Bool {
    if count == 1 { model.say(Words.onlyCategory) }
    return count > 1
  }
}
