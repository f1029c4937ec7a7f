import Delivery
import Explaining

/// The rows of the timeline, earliest first: the beginning, each event, the present, what is to come, what
/// was left. Found by arithmetic; nothing is listed.
struct TimelineRows {
  /// The events, what is pending, and the branches that were left.
  let timeline: Timeline

  init(_ timeline: Timeline) { self.timeline = timeline }

  /// How many there are.
  var count: Int { firstBranch + timeline.branches.count }

  /// The row of the present.
  var present: Int { timeline.eventCount + 1 }

  /// The row that says how many more lines are to come; nil where all are shown.
  var beyond: Int? { timeline.pendingBeyond > 0 ? present + 1 + timeline.pending.count : nil }

  private var firstBranch: Int { present + 1 + timeline.pending.count + (beyond == nil ? 0 : 1) }

  /// What a row shows; nil for the row that only counts, and past the end.
  func moment(at row: Int) -> Moment? {
    switch row {
    case ..<0: nil
    case ...timeline.eventCount: .event(row)
    case present: .present
    case ...(present + timeline.pending.count): .pending(row - present - 1)
    case firstBranch..<count: .branch(row - firstBranch)
    default: nil
    }
  }

  /// The row of a moment; nil where it is no longer.
  func row(of moment: Moment) -> Int? {
    switch moment {
    case .event(let number): number <= timeline.eventCount ? number : nil
    case .present: present
    case .pending(let number):
      timeline.pending.indices.contains(number) ? present + 1 + number : nil
    case .branch(let number):
      timeline.branches.indices.contains(number) ? firstBranch + number : nil
    case .check: nil
    }
  }
}
