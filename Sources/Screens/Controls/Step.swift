/// How far a key moves.
enum Step: Hashable {
  case rows(Int)
  case pages(Int)
  case first, last

  /// By how many of something that is never long; a page is the whole of it.
  ///
  /// A page counts as 1,000.
  var count: Int {
    switch self {
    case .rows(let count): count
    case .pages(let count): count * 1_000
    case .first: -1_000
    case .last: 1_000
    }
  }

  /// By how many rows of something that is long.
  ///
  /// Down is positive. The ends are a thousand million rows away: the caller keeps to its own ends.
  ///
  /// - Parameter page: Rows of a page.
  func rows(page: Int) -> Int {
    switch self {
    case .rows(let count): count
    case .pages(let count): count * page
    case .first: -1_000_000_000
    case .last: 1_000_000_000
    }
  }
}
