import Notifications
import TerminalCore

/// The marks that the interface draws, each with its twin in ASCII, and with its
/// words where nothing is drawn.
struct Marks {
  /// Whether nothing beyond 7 bits may be drawn.
  let isASCII: Bool
  /// Whether each is said in words; empty for what something else says as well.
  let isInWords: Bool
  /// Whether leading is to the right where they stand.
  let isMirrored: Bool

  init(_ glyphs: Glyphs, _ direction: Direction = .leftToRight) {
    isASCII = glyphs == .ascii
    isInWords = glyphs == .words
    isMirrored = direction == .rightToLeft
  }

  private func mark(_ unicode: String, _ ascii: String, _ words: String) -> String {
    isInWords ? words : isASCII ? ascii : unicode
  }

  /// Before a critical alert.
  var critical: String { mark("▲", "^", "critical alert:") }
  /// Before the words that something is Time Sensitive; nothing where there is no such character.
  var timeSensitive: String { mark("◷ ", "", "") }
  /// Before something Time Sensitive where there is no room for those words, which are
  /// said where nothing is drawn.
  func timeSensitiveAlone(_ words: String) -> String { mark("◷", "t", "\(words):") + " " }
  /// Before an app that is delivered into Notification Center only.
  var quiet: String { mark("☾", "z", "silenced:") }
  /// Before the name of what silences the phone while it is on.
  ///
  /// - Parameter words: What is said in its place where lines are read.
  func focus(_ words: String) -> String { mark("☾", "z", words) }
  /// Before a provisional app.
  var provisional: String { mark("?", "?", "provisional:") }
  /// Before what takes something away.
  var destructive: String { mark("!", "!", "destructive:") }
  /// Before what stands for hidden content.
  var hidden: String { mark("▒", "#", "hidden:") }
  /// Before words of another language than the wanted one.
  var standIn: String { mark("~", "~", "in another language:") }
  /// Before the address of the push endpoint.
  var wire: String { mark("⇄", "=", "") }
  /// Before the time of a watch.
  var watch: String { mark("⌚", "@", "") }
  /// Beside what is heard.
  var note: String { mark("♪", "*", "heard:") }
  /// More toward the side where lines begin.
  var leading: String { mark("‹", "<", "") }
  /// More toward the side where lines end.
  var trailing: String { mark("›", ">", "") }
  /// At the end of a row that leads on to a page of its own: it stands alone there, so that nothing
  /// turns it round where lines run from right to left (L34).
  var leadsOn: String { isMirrored ? leading : trailing }
  /// On the button that closes a view or sheet.
  var close: String { mark("✕", "x", "") }
  /// Before a line that is typed into.
  var prompt: String { mark("›", ">", "") }
  /// Before what went wrong.
  var error: String { mark("✗", "!", "problem:") }
  /// Before what says something else than before.
  var changed: String { mark("•", "*", "changed:") }
  /// Before what is done.
  var done: String { mark("✓", "*", "done:") }
  /// A step of the tour that was done.
  var pip: String { mark("●", "#", "") }
  /// A step of the tour that is still to be done.
  var emptyPip: String { mark("○", ".", "") }
  /// A switch that is on, and one that is off, behind the word for that.
  func toggle(_ isOn: Bool, _ words: String) -> String {
    if isInWords { return words }
    let mark = isASCII ? (isOn ? "[#]" : "[ ]") : isOn ? "●━" : "━○"
    return "\(words) \(mark)"
  }
  /// More rows above the window.
  var above: String { mark("↑", "^", "above:") }
  /// More rows below the window.
  var below: String { mark("↓", "v", "below:") }
  /// Before what came of something.
  var leadsTo: String { mark("→", "->", "leads to") }
  /// Beside what plays, or the clock while it runs.
  var running: String { mark("▶", ">", "running:") }
  /// Before a future that was left by acting in the past.
  var branch: String { mark("⑂", "*", "left future:") }
  /// Between two that differ.
  var differs: String { mark("≠", "#", "") }
  /// Between fields of one line; `joined(_:)` sets the blanks around it.
  var dot: String { mark("·", "-", ",") }
  /// On the button with further choices.
  var more: String { mark("⋯", "...", "more") }
  /// Beside what stands still: a medium, or the clock.
  var pause: String { mark("‖", "=", "standing still:") }
  /// A cell of a progress bar that is done.
  var barFull: String { mark("█", "#", "") }
  /// A cell of a progress bar that is still to be done.
  var barEmpty: String { mark("░", ".", "") }
  /// Where text is cut: one column wide, three in ASCII.
  var ellipsis: String { isASCII ? "..." : "…" }
  /// Where a cut is ours: a table too narrow for its cell, keys that are to follow.
  var cut: String { isASCII ? "..." : "⋯" }
  /// The edge of the selected row, at its leading side.
  var selected: Character {
    isInWords ? " " : isMirrored ? (isASCII ? "<" : "▐") : isASCII ? ">" : "▌"
  }
  /// The vertical line of boxes and between the panes.
  var side: Character { isInWords ? " " : isASCII ? "|" : "│" }
  /// The part of a scroll bar that stands for what is seen.
  var scrollThumb: Character { isInWords ? " " : isASCII ? "#" : isMirrored ? "▌" : "▐" }
  /// The same on the line between the panes.
  var dividerThumb: Character { isInWords ? " " : isASCII ? "#" : "┃" }
  /// The horizontal line of boxes and between members of a group.
  var line: Character { isInWords ? " " : isASCII ? "-" : "─" }
  /// The lower edge of a card that lies under another.
  var upperHalf: Character { isInWords ? " " : isASCII ? "-" : "▀" }
  /// The upper edge of what lies piled at the bottom.
  var lowerHalf: Character { isInWords ? " " : isASCII ? "-" : "▄" }
  /// The inner cells of a stack's lower edge.
  var wholeCell: Character { isInWords ? " " : isASCII ? "-" : "█" }

  /// Words of the engine, on one line: ours too, so that their typography follows the glyphs, and
  /// what is a mark among them is words where they are read. They run from left to right whichever
  /// way a name runs that they begin with; on a mirrored phone they may be its own.
  func own(_ words: String) -> String {
    let line = words.visibleLine
    if isInWords { return line.inWords(dot: dot, leadsTo).isolatingQuotes(isOurs: false) }
    let words = line.isolatingQuotes(isOurs: !isMirrored)
    return isASCII ? words.inASCIITypography : words
  }

  /// A sentence of the phone's own, in any of its languages: a name that is quoted runs its own way.
  func quoting(_ words: String) -> String { isInWords ? words : words.markingQuotes("“”„«»״") }

  /// What is wrong, in words of ours.
  func complaint(_ words: String) -> [TextRun] {
    [TextRun("\(error) ", .warning, .bold), TextRun(own(words), .warning)]
  }

  /// Fields with dots between them, each in its place whichever way it runs, and running its own way
  /// within: a `Quotation` is told by these marks.
  func joined(_ fields: [String]) -> String {
    let fields = fields.map(\.visible)
    if isInWords { return fields.joined(separator: ", ") }
    guard isMirrored || fields.contains(where: \.hasRightToLeft) else {
      return fields.joined(separator: " \(dot) ")
    }
    let mark = isMirrored ? "\u{200F}" : "\u{200E}"
    let end = mark + mark
    return end + fields.joined(separator: "\(mark) \(dot) \(mark)") + end
  }

  /// What stands in a field while nothing is typed: examples, which where lines are read are told
  /// from a value; empty for none.
  func empty(_ examples: String = "") -> String {
    if isInWords { return examples.isEmpty ? Words.empty : Words.emptySuch(as: examples) }
    return examples.isEmpty ? own("–") : examples
  }

  /// A control in a row of controls: `‹ View ›`, or `‹View›` where there is little room.
  func button(_ title: String, isSpaced: Bool = true) -> String {
    if isInWords { return title }
    let words = isSpaced ? " \(title) " : title
    return isASCII ? "<\(words)>" : "‹\(words)›"
  }

  /// A key beside a control: `‹e›`.
  func key(_ name: String) -> String { isInWords ? "" : isASCII ? "[\(name)]" : "‹\(name)›" }
  /// The corners of a box: upper leading, upper trailing, lower leading, lower trailing.
  var corners: [String] {
    if isInWords { return ["", "", "", ""] }
    if isASCII { return ["+", "+", "+", "+"] }
    return isMirrored ? ["┐", "┌", "┘", "└"] : ["┌", "┐", "└", "┘"]
  }
}

extension String {
  /// A sentence of ours in which every quotation, and what a dot divides, keeps its place: without
  /// that, two that run from right to left would change places. By these marks a `Quotation` is
  /// told, which runs its own way.
  ///
  /// - Parameter isOurs: Whether it runs from left to right also where a name comes first.
  fileprivate func isolatingQuotes(isOurs: Bool) -> String {
    if !hasRightToLeft { return self }
    let words = markingQuotes("“”")
    // Fields that are joined have their marks.
    if utf8.starts(with: "\u{200E}\u{200E}".utf8) { return words }
    return (isOurs ? "\u{200E}" + words.markingCounts : words)
      .split(atBytesOf: " · ").joined(separator: "\u{200E} · \u{200E}")
  }

  // A count behind a name stays there; what is quoted runs its own way, with the numbers in it.
  private var markingCounts: String {
    var (text, depth) = ("", 0)
    for (index, part) in split(atBytesOf: ", ").enumerated() {
      let isCount = depth == 0 && part.first?.isNumber == true
      if index > 0 { text += isCount ? "\u{200E}, " : ", " }
      text += part
      depth += part.count { $0 == "“" } - part.count { $0 == "”" }
    }
    return text
  }

  // Nothing where all runs from left to right.
  fileprivate func markingQuotes(_ quotes: String) -> String {
    hasRightToLeft
      ? map { quotes.contains($0) ? "\u{200E}\($0)\u{200E}" : String($0) }.joined() : self
  }

  /// Without the marks of a sentence of ours.
  fileprivate func inWords(dot: String, _ leadsTo: String) -> String {
    split(atBytesOf: " · ").joined(separator: "\(dot) ").split(atBytesOf: " → ")
      .joined(separator: " \(leadsTo) ")
  }

  /// The name of a key before what it does: on its left, though the words beside
  /// it may run the other way.
  func before(_ words: String) -> String { words.hasRightToLeft ? "\u{200E}" + self : self }
}
