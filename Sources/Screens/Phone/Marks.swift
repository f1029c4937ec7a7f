import TerminalCore

/// The marks that the interface draws, each with its twin in ASCII.
struct Marks {
  /// Whether nothing beyond 7 bits may be drawn.
  let isASCII: Bool
  /// Whether leading is to the right where they stand.
  let isMirrored: Bool

  init(_ glyphs: Glyphs, _ direction: Direction = .leftToRight) {
    isASCII = glyphs == .ascii
    isMirrored = direction == .rightToLeft
  }

  var critical: String { isASCII ? "^" : "▲" }
  /// Before an app that is delivered into Notification Center only.
  var quiet: String { isASCII ? "z" : "☾" }
  /// Before a provisional app.
  var provisional: String { "?" }
  /// Before what takes something away.
  var destructive: String { "!" }
  /// Before what stands for hidden content.
  var hidden: String { isASCII ? "#" : "▒" }
  /// Before words of another language than the wanted one.
  var standIn: String { "~" }
  /// Beside what is heard.
  var note: String { isASCII ? "*" : "♪" }
  /// More that way.
  var leading: String { isASCII ? "<" : "‹" }
  var trailing: String { isASCII ? ">" : "›" }
  var close: String { isASCII ? "x" : "✕" }
  var prompt: String { isASCII ? ">" : "›" }
  var error: String { isASCII ? "!" : "✗" }
  var done: String { isASCII ? "*" : "✓" }
  /// A step of the tour that was done, and one that was not.
  var pip: String { isASCII ? "#" : "●" }
  var emptyPip: String { isASCII ? "." : "○" }
  var above: String { isASCII ? "^" : "↑" }
  var below: String { isASCII ? "v" : "↓" }
  /// Before what came of something.
  var leadsTo: String { isASCII ? "->" : "→" }
  var running: String { isASCII ? ">" : "▶" }
  var branch: String { isASCII ? "*" : "⑂" }
  var dot: String { isASCII ? "-" : "·" }
  var more: String { isASCII ? "..." : "⋯" }
  var pause: String { isASCII ? "=" : "‖" }
  var barFull: String { isASCII ? "#" : "█" }
  var barEmpty: String { isASCII ? "." : "░" }
  var ellipsis: String { isASCII ? "..." : "…" }
  var selected: Character { isMirrored ? (isASCII ? "<" : "▐") : isASCII ? ">" : "▌" }
  var side: Character { isASCII ? "|" : "│" }
  var scrollThumb: Character { isASCII ? "#" : isMirrored ? "▌" : "▐" }
  var line: Character { isASCII ? "-" : "─" }
  /// The lower edge of a card that lies under another.
  var upperHalf: Character { isASCII ? "-" : "▀" }
  var wholeCell: Character { isASCII ? "-" : "█" }
  var stackEdge: Character { isASCII ? "-" : "▔" }

  /// Words of the engine: ours too, so that their typography follows the glyphs.
  func own(_ words: String) -> String {
    let words = words.isolatingQuotes
    return isASCII ? words.inASCIITypography : words
  }

  /// What is wrong, in words of ours.
  func complaint(_ words: String) -> [TextRun] {
    [TextRun("\(error) ", .warning, .bold), TextRun(own(words.visibleLine), .warning)]
  }

  /// Fields with dots between them, each in its place whichever way it runs.
  func joined(_ fields: [String]) -> String {
    guard isMirrored || fields.contains(where: \.hasRightToLeft) else {
      return fields.joined(separator: " \(dot) ")
    }
    let mark = isMirrored ? "\u{200F}" : "\u{200E}"
    return mark + fields.joined(separator: "\(mark) \(dot) \(mark)")
  }

  /// A control in a row of controls: `‹ View ›`.
  func button(_ title: String) -> String { isASCII ? "< \(title) >" : "‹ \(title) ›" }

  /// A key beside a control: `‹e›`.
  func key(_ name: String) -> String { isASCII ? "[\(name)]" : "‹\(name)›" }
  /// The corners of a box: upper leading, upper trailing, lower leading, lower trailing.
  var corners: [String] {
    if isASCII { return ["+", "+", "+", "+"] }
    return isMirrored ? ["┐", "┌", "┘", "└"] : ["┌", "┐", "└", "┘"]
  }
}

extension String {
  /// A sentence of ours in which every quotation, and what a dot divides, keeps its place: without that, two
  /// that run from right to left would change places.
  fileprivate var isolatingQuotes: String {
    if !hasRightToLeft { return self }
    return map { ["“", "”", "·"].contains($0) ? "\u{200E}\($0)\u{200E}" : String($0) }.joined()
  }

  /// The name of a key before what it does: on its left, though the words beside it may run the other way.
  func before(_ words: String) -> String { words.hasRightToLeft ? "\u{200E}" + self : self }
}
