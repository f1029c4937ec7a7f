import Delivery
import Explaining
import Notifications
import Programs
import TerminalCore

/// Everything side by side: tables whose cells are real renderings of a phone that
/// is set otherwise in each.
///
/// Cells are played when they are asked for, one after the other, so that the first are there
/// at once and one can stop.
package struct Matrix {
  /// One for each category, or one of what was played.
  package let sections: [Table]
  private var players: [MatrixPlayer]
  private let palette: (String) -> Palette?

  /// A table.
  package struct Table: Sendable {
    /// What its cells show.
    let subject: MatrixSubject
    /// What it is called: app and category, or what was opened.
    package let title: String
    /// The icon of its app as one grapheme; empty for none.
    var icon = ""
    /// Its rows and columns.
    package let axes: MatrixAxes
    /// Whether titles and bodies are made up, as the app sends no notification of the category.
    package let isMadeUp: Bool

    /// How many cells it has.
    package var cellCount: Int { axes.rowPoints.count * axes.columnPoints.count }
  }

  /// A cell with its picture.
  package struct Picture {
    /// What it says, and what is wrong with it.
    package let cell: MatrixCell
    /// The phone; nil where it cannot be set like that.
    package let frame: Frame?
  }

  /// Lays out the tables of some subjects; nothing is played yet.
  ///
  /// - Parameters:
  ///   - session: What was played: its apps, and what their notifications look like.
  ///   - title: What the table of what was played is called.
  ///   - palette: The theme of a name; nil where there is none.
  ///   - axes: The axes of each subject.
  package init(
    _ subjects: [MatrixSubject], of session: Session, title: String = "",
    palette: @escaping (String) -> Palette? = { _ in nil }, axes: (MatrixSubject) -> MatrixAxes
  ) {
    self.palette = palette
    let fresh = session.matrixPhone
    let players = subjects.map { MatrixPlayer($0, played: session, fresh: fresh) }
    sections = players.map { player in
      Table(
        subject: player.subject, title: session.state.title(of: player.subject) ?? title,
        icon: session.state.icon(of: player.subject),
        axes: axes(player.subject), isMadeUp: player.samples?.isMadeUp ?? false)
    }
    self.players = players
  }

  /// How many cells there are.
  package var cellCount: Int { sections.reduce(0) { $0 + $1.cellCount } }

  /// Plays a cell and draws it; no pictures on the screen are decoded.
  ///
  /// - Parameters:
  ///   - index: The section's.
  ///   - point: Where the cell is; what all cells have in common is added.
  package mutating func picture(_ index: Int, at point: MatrixPoint) -> Picture {
    let section = sections[index]
    do throws(Refusal) {
      let session = try played(index, at: point)
      let cell = cell(index, at: point, of: session)
      let size = section.size(at: cell.point, of: session.state)
      let palette = cell.point.theme.flatMap(palette) ?? .light
      let frame = session.drawing.themed(session, size, palette, true, nil)
      return Picture(cell: cell, frame: frame.trimmed)
    } catch {
      let point = section.axes.common.with(point)
      return Picture(cell: MatrixCell(at: point, refusal: error.description.asSentence), frame: nil)
    }
  }

  /// Plays a cell and draws what it shows, row by row, without the empty rows at its end; empty
  /// where the phone cannot be set like that. No pictures are decoded for it.
  ///
  /// - Parameter draw: Draws the phone.
  package mutating func screen(
    _ index: Int, at point: MatrixPoint, draw: (Session) -> Frame
  ) -> [[Cell]] {
    guard let session = try? played(index, at: point) else { return [] }
    let canvas = draw(session).trimmed.canvas
    return (0..<canvas.size.rows).map { Array(canvas.row($0)) }
  }

  /// Plays a cell for what it says alone.
  package mutating func cell(_ index: Int, at point: MatrixPoint) -> MatrixCell {
    do throws(Refusal) {
      return cell(index, at: point, of: try played(index, at: point))
    } catch {
      let point = sections[index].axes.common.with(point)
      return MatrixCell(at: point, refusal: error.description.asSentence)
    }
  }

  private mutating func played(
    _ index: Int, at point: MatrixPoint
  ) throws(Refusal) -> Session {
    try players[index].session(at: sections[index].axes.common.with(point))
  }

  private func cell(_ index: Int, at point: MatrixPoint, of session: Session) -> MatrixCell {
    let section = sections[index]
    let point = section.axes.common.with(point)
    var cell = session.state.matrixCell(at: point, isMadeUp: section.isMadeUp)
    let cuts = session.cuts(at: point, section.size(at: point, of: session.state))
    cell.flags = cuts.map { MatrixFlag(.cut, $0) } + cell.flags
    return cell
  }
}

extension Session {
  // The list is looked at as a whole, a banner and the watch for the one that they show.
  fileprivate func cuts(at point: MatrixPoint, _ size: Size) -> [String] {
    switch point.surface {
    case .row, .member, nil: drawing.cuts(self, size)
    case .banner:
      state.banner.map { drawing.textCuts(self, size, $0.number, .banner) } ?? []
    case .watch:
      state.watch.records.last.map { drawing.textCuts(self, size, $0, .watch) } ?? []
    }
  }
}

extension Matrix.Table {
  /// A phone's usual width in columns of text.
  static let standardWidth = 40

  /// How big a cell is drawn: a phone, and a list as far as it goes; what stays empty below is cut
  /// off. On fewer than 18 rows a list goes without air.
  fileprivate func size(at point: MatrixPoint, of state: State) -> Size {
    let usual = subject == .played ? 28 : 18
    return Size(
      columns: point.width ?? Self.standardWidth,
      rows: max(usual, state.mostListRows ?? usual))
  }
}

extension State {
  // What a card takes at most: head, title, subtitle, body, summary, edges and the air below it.
  private static let mostCardRows = 10
  // More is not looked through by eye.
  private static let mostRows = 1000

  /// How many rows its list has room in, whatever it says; nil where something else is shown, or
  /// the list has a foot that tells of the rest, as the lock screen has from iOS 16 on.
  var mostListRows: Int? {
    let isList =
      device.screen == .notificationCenter
      || device.screen == .lockScreen && !device.profile.has(.listFromBottom)
    guard isList, sheet == nil, prompt == nil, richView == nil else { return nil }
    var cards = 1
    for section in Section.allCases {
      for group in list[section].groups {
        cards += isStack(group) && !group.isExpanded ? 1 : group.memberNumbers.count
      }
    }
    return min(cards * Self.mostCardRows, Self.mostRows)
  }

  /// What a table of a category is called; nil for what was played.
  fileprivate func title(of subject: MatrixSubject) -> String? {
    guard case .category(let words) = subject else { return nil }
    return [displayName(of: words.app), words.category ?? "no category"].joined(separator: " · ")
  }

  fileprivate func icon(of subject: MatrixSubject) -> String {
    guard case .category(let words) = subject else { return "" }
    return app(words.app)?.app.icon ?? ""
  }
}
