import Delivery
import Explaining
import TerminalCore

/// A text of which a row shows the beginning only.
struct CutText: Equatable {
  /// Which one.
  let part: TextPart
  /// Lines that are shown, and lines that it takes.
  let shown: Int
  /// Lines that the whole text takes at this width.
  let all: Int
  /// The switch that sets the limit; nil where it is fixed.
  var policy: String?
}

extension ListPainter {
  /// P20, T29: the texts of a row that its limits of lines cut at the present width.
  ///
  /// - Parameter number: The notification's number; of a stack that of the leading one.
  func cuts(in shown: RowContent, of number: Int, isMember: Bool) -> [CutText] {
    cuts(in: shown, of: number, on: isMember ? .member : .row)
  }

  /// P20, T29, W6: the texts of a notification that a surface cuts at the present width.
  func cuts(in shown: RowContent, of number: Int, on surface: TextSurface) -> [CutText] {
    let body = shown.body.map { shown.isHidden ? "\(marks.hidden) \($0)" : $0 }
    let texts: [(part: TextPart, text: String?, mark: ShownParts)] = [
      (.title, shown.title, .title), (.subtitle, shown.subtitle, .subtitle), (.body, body, .body),
      (.summary, shown.summary, .summary),
    ]
    var isFirst = true
    return texts.compactMap { part, text, mark in
      let policies = state.device.policies
      guard let text, let room = TextRoom.room(for: part, on: surface, policies) else { return nil }
      defer { isFirst = false }
      let time = isFirst && isBesideTime(part, on: surface) ? time(shown) : nil
      let columns = columns(of: part, in: shown, of: number, on: surface, beside: time)
      // Only the list marks what is flawed.
      let flaw = surface == .row || surface == .member ? flaw(mark, of: shown) : []
      let words = Part.text(flaw + [TextRun(text)], rows: nil)
      if words.surelyFits(columns: columns, rows: room.lines) { return nil }
      let all = words.rows(columns: max(1, columns), glyphs: glyphs)
      guard all > room.lines else { return nil }
      return CutText(part: part, shown: room.lines, all: all, policy: room.policy)
    }
  }

  /// P21: whether the first text of a notification shares its line with the time.
  func isBesideTime(_ part: TextPart, on surface: TextSurface) -> Bool {
    surface == .member || surface == .row && hasSideIcons && part == .title
  }

  /// P21, P22: the columns that a text has beside what stands on its lines.
  ///
  /// - Parameter time: The time that stands on them, with the marks and
  ///   icons that do; nil for none.
  func columns(
    of part: TextPart, in shown: RowContent, of number: Int, on surface: TextSurface,
    beside time: String?
  ) -> Int {
    let whole = textColumns(on: surface)
    if let time { return whole - headColumns(shown, number, on: surface, beside: time) }
    let hasTile = surface != .watch && tile?.isShown(shown.thumbnail) == true
    return hasTile && part != .summary ? whole - ThumbnailTile.room.columns - 1 : whole
  }

  /// The columns of a card's words: without the margin, and what is at its sides in every style.
  var textColumns: Int { max(1, columns - 5) }

  /// The columns of a text on a surface, without its edges.
  private func textColumns(on surface: TextSurface) -> Int {
    switch surface {
    case .row: textColumns - iconColumns
    case .member: textColumns
    case .banner: BannerCard.columns(onPhone: columns + 1) - 4
    case .watch: min(WatchCard.widest, columns - 1) - 4
    }
  }

  // What stands on a line with the first text, as it is drawn: marks and icon before it,
  // blanks and the time behind it.
  private func headColumns(
    _ shown: RowContent, _ number: Int, on surface: TextSurface, beside time: String
  ) -> Int {
    let isMember = surface == .member
    let lead =
      isMember
      ? [memberMark(shown, number, isReversed: false)]
      : lead(of: painted(shown, number, isSelected: false, nil))
    let line = Part.horizontal(
      lead + [isMember ? memberGap : sideIconGap, trailing(time, isSelected: false)])
    return line.idealColumns(glyphs)
  }
}

extension Words {
  /// The heading in *Why* over texts that the list cuts.
  static let shownInPart = "What is cut?"

  /// Which text is cut after how many lines, and the policy that says so; none where the limit is
  /// fixed.
  static func cut(_ text: CutText) -> String {
    let words = "\(text.part.rawValue) cut after \(text.shown) of \(text.all) lines"
    return text.policy.map { "\(words): policy \($0)" } ?? words
  }

  /// A text with something about its length.
  static func long(_ name: String, _ remark: String) -> String { "\(name) has \(remark)" }
}
