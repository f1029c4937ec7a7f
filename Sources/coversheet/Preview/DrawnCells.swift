import Explaining
import Files
import Sessions
import TerminalCore

/// What the cells of a matrix came to.
struct DrawnCells {
  /// The tables that they stand in.
  let tables: [Matrix.Table]
  /// What they say, by table and then by row.
  private(set) var cells: [[MatrixCell]]
  /// Their phones as files; empty where those are not kept.
  private(set) var pictures: [(name: String, bytes: [UInt8])] = []
  private var given = GivenFileNames()
  private let keepsPictures: Bool

  /// Begins where none is drawn.
  init(_ tables: [Matrix.Table], keepsPictures: Bool) {
    (self.tables, self.keepsPictures) = (tables, keepsPictures)
    cells = tables.map { _ in [] }
  }

  /// Takes in the next cell of a table.
  ///
  /// - Parameter phones: What it shows; the sides of a comparison have their names, and
  ///   what cannot be drawn is nil.
  mutating func add(
    _ cell: MatrixCell, at point: MatrixPoint, to table: Int,
    showing phones: [(side: String?, frame: Frame?)]
  ) {
    cells[table].append(cell)
    guard keepsPictures else { return }
    for case (let side, let frame?) in phones {
      let words = [tables[table].axes.fileTitle(of: point), side ?? ""].filter { !$0.isEmpty }
      let name = name(tables[table].title, words.map { "-" + $0 }.joined())
      pictures.append(("\(name).svg", Array(frame.svg.utf8)))
    }
  }

  /// Whether what lies at a path is such a picture, whose title ends in our name, and not one of a
  /// person's own.
  static func isOwn(_ path: String) -> Bool {
    FilePath(path).kind == "svg" && !FileKind.isLink(path)
      && SourceFile.readIfThere(path)?.bytes.holds("Coversheet</title>") == true
  }

  // Of a title that is too long the end goes, not what tells the cells of its table apart.
  private mutating func name(_ title: String, _ cell: String) -> String {
    let room = max(Self.leastTitle, FileName.mostBytes - cell.utf8.count)
    return given.name(like: FileName.safe(title, mostBytes: room) + cell)
  }

  private static let leastTitle = 20
}
