import Delivery
import Explaining
import Notifications
import TerminalCore

/// Where each surface cuts the texts of a notification: each text with a mark below the last
/// character that a surface shows, and the characters counted.
///
/// The width is that of this screen; a phone's letters are not all of one width, so the
/// characters are about so many.
struct TextRuler: ~Copyable {
  private let pane: InspectorPane
  private let number: Int
  /// With the phone on the screen, also where the inspector has all of it.
  private let painter: ListPainter

  init(_ pane: InspectorPane, _ number: Int) {
    (self.pane, self.number) = (pane, number)
    var model = pane.model
    model.inspector.room.isZoomed = false
    painter = ListPainter(model, pane.scene)
  }

  /// A surface with how it is marked, and where it cuts a text.
  private struct Cut {
    /// Its letter below the text.
    let letter: Character
    /// What it is called.
    let name: String
    /// How many characters it shows; nil for all.
    let count: Int?
  }

  /// The texts with their rulers; nil where there is none.
  var part: Part? {
    let words = state.words(of: number)
    let texts: [(TextPart, String?)] = [
      (.title, words.title), (.subtitle, words.subtitle), (.body, words.body),
    ]
    var isFirst = true
    let rulers = texts.flatMap { part, text -> [Part] in
      guard let text, !text.isEmpty else { return [] }
      defer { isFirst = false }
      return ruler(part, text.visibleLine, cuts(part, text, isFirst: isFirst))
    }
    if rulers.isEmpty { return nil }
    let heading = Part.text(Words.whereCut, .text, rows: nil)
    return .vertical([.text(""), heading] + rulers.map(Optional.some))
  }

  private var state: State { pane.scene.state }
  private var columns: Int { max(8, pane.columns - Self.nameColumns) }
  private static let nameColumns = 9

  private func cuts(_ part: TextPart, _ text: String, isFirst: Bool) -> [Cut] {
    let shown = pane.scene.shown(number)
    return TextSurface.allCases.flatMap { surface -> [Cut] in
      guard let room = TextRoom.room(for: part, on: surface, state.device.policies) else {
        return []
      }
      return places(of: part, on: surface, isFirst: isFirst).map { letter, name, time in
        let columns = painter.columns(of: part, in: shown, of: number, on: surface, beside: time)
        return Cut(
          letter: letter, name: name,
          count: text.charactersShown(columns: max(1, columns), rows: room.lines))
      }
    }
  }

  private typealias Stand = (letter: Character, name: String, time: String?)

  // P21: “now” leaves more room than the day and the time that it becomes.
  private func places(of part: TextPart, on surface: TextSurface, isFirst: Bool) -> [Stand] {
    guard isFirst, painter.isBesideTime(part, on: surface) else {
      // Below its first text a member is cut about where a row is.
      return surface == .member ? [] : [(surface.letter, surface.title, nil)]
    }
    let now = state.now
    let times = [now, now + .hours(-Self.longStampHours)].map {
      state.systemWords.relativeTime(of: $0, at: now, on: state.device)
    }
    return zip([surface.letter, Character(surface.letter.lowercased())], times).map {
      ($0, Words.cut(on: surface.title, beside: $1), $1)
    }
  }

  // Older than yesterday, so that weekday and time stand there.
  private static let longStampHours: Int64 = 60

  private func ruler(_ part: TextPart, _ text: String, _ cuts: [Cut]) -> [Part] {
    var lines: [Part] = []
    // Behind the last place there is nothing to see.
    let last = cuts.compactMap(\.count).max() ?? 1
    for (index, line) in text.pieces(columns: columns).enumerated()
    where line.characters.lowerBound < last {
      let name = index == 0 ? part.rawValue : ""
      lines.append(
        .horizontal([
          Part.text(name, .dim).sized(columns: Self.nameColumns),
          .text(line.text.running(like: text), .text),
        ]))
      guard !text.hasRightToLeft, let marks = marks(cuts, line) else { continue }
      lines.append(
        .horizontal([Part.text("").sized(columns: Self.nameColumns), .text(marks, .accent, .bold)]))
    }
    return lines + [legend(cuts)]
  }

  // The letters below the last characters that are shown; one that has no
  // room stands beside the other.
  private func marks(_ cuts: [Cut], _ line: TextPiece) -> String? {
    var row = [Character](repeating: " ", count: columns + cuts.count)
    var isMarked = false
    for cut in cuts {
      guard let count = cut.count, line.characters.contains(count - 1) else { continue }
      var column = line.column(ofCharacter: count - 1)
      while row[column] != " " { column += 1 }
      row[column] = cut.letter
      isMarked = true
    }
    return isMarked ? String(row.prefix(columns)) : nil
  }

  private func legend(_ cuts: [Cut]) -> Part {
    let whole = cuts.filter { $0.count == nil }
    let names = cuts.filter { $0.count != nil }.map { "\($0.letter) \($0.name) \($0.count ?? 0)" }
    if names.isEmpty {
      return .horizontal([
        Part.text("").sized(columns: Self.nameColumns), .text(Words.wholeEverywhere, .dim),
      ])
    }
    let rest = whole.isEmpty ? [] : [Words.wholeOn(whole.map(\.name))]
    return .horizontal([
      Part.text("").sized(columns: Self.nameColumns),
      Part.text((names + rest).joined(separator: "  "), .dim, rows: nil).growing(),
    ])
  }
}

extension TextSurface {
  fileprivate var letter: Character {
    switch self {
    case .row: "R"
    case .member: "M"
    case .banner: "B"
    case .watch: "W"
    }
  }

  fileprivate var title: String {
    switch self {
    case .row: "row"
    case .member: "in a stack"
    case .banner: "banner"
    case .watch: "watch"
    }
  }
}

extension Words {
  /// The heading over texts with the places at which they are cut.
  static let whereCut = "where it is cut, after about so many characters"

  /// A surface on which the first text has a time at its side.
  static func cut(on surface: String, beside time: String) -> String {
    "\(surface) beside “\(time)”"
  }
  /// Where no surface cuts anything.
  static let wholeEverywhere = "whole everywhere"
  /// Where nothing is cut.
  static func wholeOn(_ names: [String]) -> String { "whole: \(names.joined(separator: ", "))" }
}

/// A part of a text that goes on one line.
private struct TextPiece {
  /// The words.
  let text: String
  /// Which characters of the whole text they are.
  let characters: Range<Int>

  /// The column of a character, from 0.
  func column(ofCharacter index: Int) -> Int {
    String(text.prefix(index - characters.lowerBound)).columns
  }
}

extension String {
  /// The text in pieces of a width, broken anywhere, so that each column is one of the text's.
  fileprivate func pieces(columns: Int) -> [TextPiece] {
    var pieces: [TextPiece] = []
    var (piece, start, width) = ("", 0, 0)
    for (index, character) in enumerated() {
      let own = String(character).columns
      if width + own > columns {
        pieces.append(TextPiece(text: piece, characters: start..<index))
        (piece, start, width) = ("", index, 0)
      }
      piece.append(character)
      width += own
    }
    if !piece.isEmpty { pieces.append(TextPiece(text: piece, characters: start..<count)) }
    return pieces
  }
}
