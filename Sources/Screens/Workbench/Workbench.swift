import Delivery
import Notifications
import TerminalCore

/// The plural workbench while it is open: what a category says in each language for each number.
struct Workbench: Hashable, Sendable {
  /// The categories to go through.
  let subjects: [WordSubject]
  /// The index of the one that is shown.
  private(set) var subjectIndex: Int
  private(set) var use: WordUse
  /// What is typed: languages and numbers.
  private(set) var field = TextField()
  /// Rows of the account that are scrolled away.
  var firstDetail = 0
  /// The selected cell.
  private(set) var spot: WordSpot
  // Looked up when it opens: what CLDR knows takes too long for each key.
  private var titles: [WordColumnTitle] = []
  private var telling: [Int] = []
  // How many there were on the phone.
  private let opened: Int

  init(_ subjects: [WordSubject], at index: Int, _ use: WordUse, _ spot: WordSpot) {
    self.subjects = subjects
    self.use = use
    self.spot = spot
    opened = spot.number
    subjectIndex = index
  }

  var subject: WordSubject { subjects[subjectIndex] }
  private var query: WordQuery { WordQuery(field.text) }
  /// The locales that are shown.
  var columns: [WordColumnTitle] { query.locales(among: titles) }
  /// The numbers that are shown, ascending.
  var numbers: [Int] { Set(telling + query.numbers + [opened, spot.number]).sorted() }
  /// The indices of the selected cell; nil where no language fits what is typed.
  var selected: (column: Int, row: Int)? {
    guard let column = columns.firstIndex(where: { $0.locale.name == spot.locale }),
      let row = numbers.firstIndex(of: spot.number)
    else { return nil }
    return (column, row)
  }

  /// What is shown, laid out.
  func matrix(on state: State) -> WordMatrix {
    WordMatrix(
      subject, use, locales: columns.map(\.locale), numbers: numbers, on: state)
  }

  /// Looks up the languages and numbers of the app that is shown.
  mutating func look(at state: State) {
    let locales = state.wordLocales(of: subject.app)
    titles = locales.map { WordColumnTitle($0) }
    telling = state.numbersToTry(in: locales)
    settle()
  }

  // The selected cell is always one of those that are shown.
  private mutating func settle() {
    let columns = columns
    if let first = columns.first, !columns.contains(where: { $0.locale.name == spot.locale }) {
      spot.locale = first.locale.name
    }
  }
}

/// A cell of the workbench.
package struct WordSpot: Hashable, Sendable {
  /// The name of its locale.
  package var locale: String
  /// What it counts.
  package var number: Int
}

extension Workbench {
  /// Changes what is typed; the last number is selected.
  mutating func edit(_ edit: (inout TextField) -> Void) {
    let before = field.text
    edit(&field)
    guard field.text != before else { return }
    let query = query
    if let number = query.numbers.last { spot.number = number }
    if let use = query.use { self.use = use }
    settle()
    firstDetail = 0
  }

  /// Forgets what was typed; the cell stays selected where it can.
  mutating func clear() {
    field = TextField()
    settle()
  }

  /// Selects a cell so many columns and rows farther.
  mutating func move(columns step: Int, rows: Int) {
    guard let (column, row) = selected else { return }
    let (columns, numbers) = (columns, numbers)
    spot.locale = columns[min(max(0, column + step), columns.count - 1)].locale.name
    spot.number = numbers[min(max(0, row + rows), numbers.count - 1)]
    firstDetail = 0
  }

  /// Selects a cell.
  mutating func select(_ spot: WordSpot) {
    self.spot = spot
    firstDetail = 0
  }

  /// What is shown while previews are hidden, or else the other way.
  mutating func turn() {
    use = use.other
    firstDetail = 0
  }

  /// Goes to another category, round from the last to the first.
  mutating func next(_ step: Int, on state: State) {
    let app = subject.app
    subjectIndex = (subjectIndex + step + subjects.count) % subjects.count
    firstDetail = 0
    if subject.app != app { look(at: state) }
  }
}
