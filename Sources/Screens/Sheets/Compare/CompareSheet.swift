import Explaining
import TerminalCore

/// Two phones side by side while they are compared: one cursor goes through both.
struct CompareSheet: Sendable {
  /// What stands on the right.
  let side: ComparedSide
  /// What that is called.
  let title: String
  /// The row of the comparison that the cursor is on, from 0.
  private(set) var row = 0
  /// The first line that is seen of both, from 0, as long as the cursor is seen with it; nil where
  /// the cursor is in the middle.
  var firstLine: Int?
  /// After how many events of the phone's course both are shown; nil for the
  /// moment that the phone is at.
  private(set) var moment: Int?
  /// How many events led to that.
  private(set) var eventCount: Int
  /// Whether the right phone is the one that Enter opens.
  private(set) var isRightSelected = true
  /// Both phones; nil while the other one is still being played. Those of another size
  /// stay until the new ones come.
  private(set) var screens: ComparedScreens?
  /// How far playing got, in words; nil before it is known.
  var progress: String?
  /// Why there is nothing to compare with; nil where there is.
  var failure: String?
  /// What had happened on the phone.
  private(set) var course: CourseStamp

  init(_ choice: CompareChoice, _ scene: Scene) {
    side = choice.side
    title = choice.title
    course = scene.course
    eventCount = scene.timeline.past.eventCount
  }

  /// The rows of both phones; empty while they are not there.
  var rows: [CanvasComparison.Row] { screens?.comparison.rows ?? [] }

  /// The rows on which the cursor stops: those that say something.
  private var stops: [Int] { screens?.stops ?? [] }

  /// Which of those the cursor is on, from 1, and how many there are; nil while there is none.
  var place: (number: Int, count: Int)? {
    stops.firstIndex(of: row).map { ($0 + 1, stops.count) }
  }

  /// The row under the cursor; nil while there is none.
  var selected: CanvasComparison.Row? { rows.indices.contains(row) ? rows[row] : nil }
}

extension CompareSheet {
  /// Takes in what was drawn. At first the cursor goes to what differs first; then it stays on the
  /// words that it is on, wherever they are now.
  mutating func take(_ new: ComparedScreens) {
    let same = screens?.place(of: row, in: new)
    screens = new
    (progress, firstLine) = (nil, nil)
    move(to: same ?? starts.first ?? 0)
  }

  /// Moves the cursor over so many rows that say something.
  mutating func move(_ step: Int) {
    guard let place = stops.firstIndex(of: row) else { return }
    row = stops[min(max(0, place + step), stops.count - 1)]
  }

  /// Puts the cursor on a row.
  mutating func move(to row: Int) { self.row = stop(at: row) }

  /// Where the cursor stops for a row: on it, else above, else at the first that says something.
  func stop(at row: Int) -> Int { stops.last { $0 <= row } ?? stops.first ?? 0 }

  // Where each run of differences begins.
  private var starts: [Int] {
    let runs = screens?.comparison.runs ?? []
    return runs.compactMap { run in stops.first { run.contains($0) } }
  }

  /// Whether there is a run of rows that differ to go to.
  var hasDifference: Bool { !starts.isEmpty }

  /// Whether an event leads to the moment at which both are shown.
  var mayGoBack: Bool { moment ?? eventCount > 0 }

  /// Goes to the next run of rows that differ, or to the one before, round
  /// from the last to the first.
  mutating func goToDifference(_ step: Int) {
    let starts = starts
    guard let first = starts.first, let last = starts.last else { return }
    move(to: step > 0 ? starts.first { $0 > row } ?? first : starts.last { $0 < row } ?? last)
  }

  /// Takes both phones so many events on, or back, in step.
  mutating func goThroughTime(_ step: Int) {
    let new = min(max(0, (moment ?? eventCount) + step), eventCount)
    moment = new == eventCount ? nil : new
    failure = nil
  }

  /// Chooses a phone.
  mutating func select(right: Bool) { isRightSelected = right }

  /// Asks for both phones anew where something happened, or a file was read anew.
  mutating func catchUp(with scene: Scene) {
    if scene.course == course { return }
    course = scene.course
    (moment, failure) = (nil, nil)
    eventCount = scene.timeline.past.eventCount
  }
}
