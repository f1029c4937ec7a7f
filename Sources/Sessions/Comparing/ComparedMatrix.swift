import Delivery
import Explaining
import Notifications
import TerminalCore

/// Two matrices of the same rows and columns: each cell is a phone on either side, set alike.
package struct ComparedMatrix {
  /// What is compared, in the order of the left side; what only the right one has comes last.
  package let pairs: [Pair]
  private var left: Matrix
  private var right: Matrix
  private let change: MatrixPoint

  /// A table on either side.
  package struct Pair: Sendable {
    /// What stands on the page: its title, rows and columns.
    package let section: Matrix.Table
    fileprivate let leftIndex: Int?
    fileprivate let rightIndex: Int?
  }

  /// What the phones of both sides show.
  package struct Subjects {
    fileprivate let left: MatrixSubject?
    fileprivate let right: MatrixSubject?

    /// - Parameters:
    ///   - isPlayed: Whether what was played is compared, and not the categories of apps.
    package static func all(_ left: State, _ right: State, isPlayed: Bool) -> [Subjects] {
      if isPlayed { return [Subjects(left: .played, right: .played)] }
      let (own, others) = (left.wordSubjects, right.wordSubjects)
      // Two apps of different names are compared category by category.
      let isOneApp = Set(own.map(\.app)).count == 1 && Set(others.map(\.app)).count == 1
      func isSame(_ left: WordSubject, _ right: WordSubject) -> Bool {
        left.category.isExactly(right.category) && (isOneApp || left.app == right.app)
      }
      return own.map { subject in
        Subjects(
          left: .category(subject),
          right: others.first { isSame(subject, $0) }.map(MatrixSubject.category))
      }
        + others.filter { other in !own.contains { isSame($0, other) } }.map {
          Subjects(left: nil, right: .category($0))
        }
    }
  }

  /// Lays out the tables of both sides; nothing is played yet.
  ///
  /// - Parameters:
  ///   - change: What the right side is set to instead; nothing where it is another session.
  ///   - axes: The axes of what both sides show; the subjects may be missing on one.
  package init(
    _ subjects: [Subjects], _ left: Session, _ right: Session,
    changing change: MatrixPoint, title: String,
    palette: @escaping (String) -> Palette?,
    axes: (_ left: MatrixSubject?, _ right: MatrixSubject?) -> MatrixAxes
  ) {
    self.change = change
    let all = subjects.map { axes($0.left, $0.right) }
    func matrix(_ side: KeyPath<Subjects, MatrixSubject?>, _ session: Session) -> Matrix {
      var laidOut = zip(subjects, all).filter { $0.0[keyPath: side] != nil }.map(\.1)[...]
      return Matrix(
        subjects.compactMap { $0[keyPath: side] }, of: session, title: title, palette: palette
      ) { _ in laidOut.popFirst() ?? MatrixAxes([]) }
    }
    self.left = matrix(\.left, left)
    self.right = matrix(\.right, right)
    var pairs: [Pair] = []
    var (leftIndex, rightIndex) = (0, 0)
    for subject in subjects {
      let sections = subject.left != nil ? self.left.sections : self.right.sections
      pairs.append(
        Pair(
          section: sections[subject.left != nil ? leftIndex : rightIndex],
          leftIndex: subject.left == nil ? nil : leftIndex,
          rightIndex: subject.right == nil ? nil : rightIndex))
      if subject.left != nil { leftIndex += 1 }
      if subject.right != nil { rightIndex += 1 }
    }
    self.pairs = pairs
  }

  /// How many pairs of cells there are.
  package var cellCount: Int { pairs.reduce(0) { $0 + $1.section.cellCount } }

  /// Plays the cell of both sides and draws them.
  ///
  /// - Parameters:
  ///   - index: The pair's.
  ///   - point: Where the cell is.
  package mutating func picture(_ index: Int, at point: MatrixPoint) -> ComparedPicture {
    let pair = pairs[index]
    let left = pair.leftIndex.map { self.left.picture($0, at: point) }
    let right = pair.rightIndex.map { self.right.picture($0, at: point.with(change)) }
    return ComparedPicture(left ?? .missing(at: point), right ?? .missing(at: point))
  }
}

extension Matrix.Picture {
  fileprivate static func missing(at point: MatrixPoint) -> Matrix.Picture {
    Matrix.Picture(
      cell: MatrixCell(at: point, refusal: "There is no such category here."), frame: nil)
  }
}
