import Delivery
import Explaining
import Localization
import Notifications
import TerminalCore

/// The matrix while it is open: what a category says in each language,
/// beside what it says otherwise.
struct MatrixSheet: Sendable {
  /// The categories to go through.
  let subjects: [WordSubject]
  /// The index of the one that is shown.
  private(set) var subjectIndex: Int
  /// What the columns go through.
  private(set) var columns = MatrixColumns.previewsAndCounts
  /// Rows and columns.
  private(set) var axes: MatrixAxes
  /// The row that is selected, from 0, of all there are.
  private(set) var row = 0
  /// The column that is selected, from 0.
  private(set) var column = 0
  /// The row that is seen first as long as the selected one is seen with it, of all there are;
  /// nil where the selected one is in the middle.
  var firstRow: Int?
  /// Whether rows in which nothing is wrong are left out.
  private(set) var showsOnlyWrong = false
  /// The cells that were played, by what they are set to.
  private(set) var cells: [MatrixPoint: MatrixCell] = [:]
  /// What the phone shows in those that were selected, by what they are set to, and for which wish
  /// it was drawn; of no row where it cannot be set like that.
  private(set) var pictures: [MatrixPoint: (wish: MatrixOrder.Picture, rows: [[Cell]])] = [:]
  // What the cells depend on besides.
  private var basis: PhoneBasis
  // What had happened on the phone.
  private var course: CourseStamp

  init(_ subjects: [WordSubject], at index: Int, _ scene: Scene) {
    self.subjects = subjects
    subjectIndex = index
    basis = PhoneBasis(scene.state)
    course = scene.course
    axes = MatrixAxes([])
    layOut(on: scene.state)
    let language = LanguageTag(scene.state.device.locale).language
    row = rowPoints.firstIndex { $0.locale?.name == language } ?? 0
  }

  /// The app and category that is shown.
  var subject: WordSubject { subjects[subjectIndex] }
  /// All rows, those that the filter leaves out among them.
  var rowPoints: [MatrixPoint] { axes.rowPoints }
  /// All columns.
  var columnPoints: [MatrixPoint] { axes.columnPoints }

  /// What a cell is set to.
  func point(row: Int, column: Int) -> MatrixPoint {
    axes.common.with(rowPoints[row]).with(columnPoints[column])
  }

  /// A cell; nil while it was not played yet.
  func cell(row: Int, column: Int) -> MatrixCell? { cells[point(row: row, column: column)] }

  /// The cell that is selected; nil also where its row is left out.
  var selected: MatrixCell? { isShown(row) ? cell(row: row, column: column) : nil }

  /// What the phone shows in it; nil while that was not drawn yet.
  var selectedPicture: [[Cell]]? {
    isShown(row) ? pictures[point(row: row, column: column)]?.rows : nil
  }

  /// The selected cell, while its screen was not drawn so yet; nil before it was played. What was
  /// drawn otherwise stays until then.
  func undrawn(_ size: Size, _ look: PhoneLook) -> MatrixOrder.Picture? {
    guard rowPoints.indices.contains(row), selected != nil else { return nil }
    let point = point(row: row, column: column)
    let wish = MatrixOrder.Picture(point: point, size: size, look: look, course: course)
    return pictures[point]?.wish == wish ? nil : wish
  }

  /// Where all cells are, row by row.
  var allPoints: [MatrixPoint] {
    rowPoints.flatMap { row in columnPoints.map { axes.common.with(row).with($0) } }
  }

  /// Where the cells are that were not played yet.
  var missing: [MatrixPoint] { allPoints.filter { cells[$0] == nil } }

  /// What is asked for.
  var order: MatrixOrder { order(of: missing) }

  /// The same of some of the cells.
  func order(of points: [MatrixPoint]) -> MatrixOrder {
    MatrixOrder(subject: subject, axes: axes, course: course, points: points)
  }

  /// The rows that are shown, as indices of all: once all is played those with findings first,
  /// the worst before the others.
  var shownRows: [Int] {
    let all = rowPoints.indices.filter(isShown)
    guard missing.isEmpty else { return Array(all) }
    return all.ordered { (rank(ofRow: $0), $0) < (rank(ofRow: $1), $1) }
  }

  /// Whether a row is shown: the selected one is also while it is still played, so that it
  /// stays selected if something is wrong in it.
  func isShown(_ row: Int) -> Bool {
    if !showsOnlyWrong || worst(ofRow: row) != nil { return true }
    return row == self.row && columnPoints.indices.contains { cell(row: row, column: $0) == nil }
  }

  private func worst(ofRow row: Int) -> MatrixFlag.Kind? {
    columnPoints.indices.compactMap { cell(row: row, column: $0)?.kinds.first }.min()
  }

  private func rank(ofRow row: Int) -> Int {
    worst(ofRow: row).flatMap(MatrixFlag.Kind.allCases.firstIndex) ?? MatrixFlag.Kind.allCases.count
  }

  /// In how many of the cells so far something was chosen by name.
  var noteCount: Int { allPoints.compactMap { cells[$0] }.noteCount }

  /// How many of the cells so far show nothing.
  var refusedCount: Int { allPoints.compactMap { cells[$0] }.refusedCount }

  /// In how many of the cells so far each kind of finding is.
  var flagCounts: [(kind: MatrixFlag.Kind, count: Int)] {
    allPoints.compactMap { cells[$0] }.flagCounts
  }
}

extension MatrixSheet {
  /// Takes in cells that were played. Where nothing is wrong in the selected row and such rows are
  /// left out, another one is selected.
  mutating func take(_ new: [MatrixCell]) {
    for cell in new { cells[cell.point] = cell }
    // All rows have another place then.
    if missing.isEmpty { firstRow = nil }
    move(rows: 0, columns: 0)
  }

  /// Takes in what the phone shows in a cell.
  mutating func take(_ rows: [[Cell]], for wish: MatrixOrder.Picture) {
    if pictures.count >= Self.mostPictures { pictures = [:] }
    pictures[wish.point] = (wish, rows)
  }

  // Where a person has been: more are hardly gone back to.
  private static let mostPictures = 100

  /// Selects the next cell with a finding, row by row as they are shown, round
  /// from the last to the first.
  ///
  /// - Parameter step: 1 for the next, -1 for the one before.
  /// - Returns: Whether there is one.
  mutating func goToFinding(_ step: Int) -> Bool {
    let spots = shownRows.flatMap { row in columnPoints.indices.map { (row: row, column: $0) } }
    guard !spots.isEmpty else { return false }
    let start = spots.firstIndex { $0 == (row, column) } ?? 0
    for distance in 1...spots.count {
      let index = (start + step * distance) % spots.count
      let spot = spots[index < 0 ? index + spots.count : index]
      let cell = cell(row: spot.row, column: spot.column)
      // Titles of actions are gone to once a row.
      let kinds = spot.column == 0 ? cell?.kinds : cell?.ownKinds
      guard kinds?.isEmpty == false else { continue }
      (row, column) = spot
      return true
    }
    return false
  }

  /// Selects a cell so many rows and columns farther, among the rows that are shown.
  mutating func move(rows: Int, columns: Int) {
    column = min(max(0, column + columns), max(0, columnPoints.count - 1))
    let shown = shownRows
    guard !shown.isEmpty else { return }
    let place = shown.firstIndex(of: row) ?? 0
    row = shown[min(max(0, place + rows), shown.count - 1)]
  }

  /// Selects a cell.
  mutating func select(row: Int, column: Int) {
    guard rowPoints.indices.contains(row), columnPoints.indices.contains(column) else { return }
    (self.row, self.column) = (row, column)
  }

  /// Leaves out the rows in which nothing is wrong, or shows them again.
  mutating func toggleFilter() {
    showsOnlyWrong.toggle()
    firstRow = nil
    move(rows: 0, columns: 0)
  }

  /// Goes to another kind of columns, the row stays.
  mutating func turn(_ step: Int, on state: State) {
    columns = columns.stepped(by: step)
    column = 0
    layOut(on: state)
    move(rows: 0, columns: 0)
  }

  /// Goes to another category, round from the last to the first.
  mutating func next(_ step: Int, on state: State) {
    let name = rowPoints.indices.contains(row) ? rowPoints[row].locale?.name : nil
    subjectIndex = subjects.place(from: subjectIndex, by: step, on: state)
    (cells, pictures) = ([:], [:])
    layOut(on: state)
    row = rowPoints.firstIndex { $0.locale?.name == name } ?? 0
    move(rows: 0, columns: 0)
  }

  /// Forgets what was played where something that it depends on is another one; what comes on the
  /// phone has the selected cell drawn anew.
  mutating func catchUp(with scene: Scene) {
    if scene.course == course { return }
    let (now, before) = (PhoneBasis(scene.state), course)
    course = scene.course
    guard now != basis || course.rewindCount != before.rewindCount else { return }
    basis = now
    cells = [:]
    layOut(on: scene.state)
    row = min(row, max(0, rowPoints.count - 1))
    column = min(column, max(0, columnPoints.count - 1))
  }

  private mutating func layOut(on state: State) {
    firstRow = nil
    let own = state.wordLocales(of: subject.app)
    let pseudo = PseudoLocale.allCases.map { WordLocale($0.rawValue) }
    axes = columns.axes(own + pseudo, counts: state.numbersToTry(in: own).filter { $0 > 0 })
  }
}
