import TerminalCore

/// What the terminal is told for each style, by the numbers of SGR.
struct RenditionTable {
  private var styles: [Known] = []
  private var last: Known?
  private var sequences: [Change: [UInt8]] = [:]

  private struct Change: Hashable {
    let old: GraphicRendition?
    let new: GraphicRendition
  }

  /// What is known of a style.
  struct Known {
    let style: Style
    /// Nil where it is asked for by anything else than SGR.
    let rendition: GraphicRendition?
  }

  /// The rendition of a style; nil where it is not known yet.
  mutating func known(_ style: Style) -> Known? {
    if let last, last.style == style { return last }
    guard let found = styles.first(where: { $0.style == style }) else { return nil }
    last = found
    return found
  }

  /// Learns the rendition of a style.
  ///
  /// - Parameter bytes: They ask for it on a plain terminal.
  mutating func learn(_ style: Style, askedForBy bytes: [UInt8]) -> GraphicRendition? {
    let new = Known(style: style, rendition: GraphicRendition(asking: bytes))
    styles.append(new)
    return new.rendition
  }

  /// The fewest bytes that lead from one to another; nil stands for anything.
  mutating func sequence(from old: GraphicRendition?, to new: GraphicRendition) -> [UInt8] {
    let change = Change(old: old, new: new)
    if let known = sequences[change] { return known }
    let made = new.sequence(from: old)
    sequences[change] = made
    return made
  }
}
