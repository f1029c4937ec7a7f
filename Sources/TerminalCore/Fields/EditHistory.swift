/// What a line was before it was edited, so that edits can be taken back: what is typed word by
/// word, what is erased in one go as one.
struct EditHistory: Hashable, Sendable {
  /// A line at a moment.
  struct Moment: Hashable, Sendable {
    /// What stood in it.
    var characters: [Character]
    /// Before which character the cursor stood, from 0.
    var cursor: Int
  }

  /// What kind of edit it was; several of one kind in a row are one.
  enum Kind: Hashable, Sendable {
    case typing, erasing
    /// One of its own, such as what is pasted.
    case single
  }

  private var past: [Moment] = []
  private var last: Kind?

  // A line that is edited for hours must not grow without end.
  private static let most = 100
  // Each moment holds its whole line.
  private static let mostCharacters = 1 << 20

  /// Whether there is nothing to take back.
  var isEmpty: Bool { past.isEmpty }

  /// Keeps a line as it is before an edit, unless the edit goes on with the one before.
  ///
  /// The oldest are forgotten: fewer are kept of long lines, but four at least.
  ///
  /// - Parameter beginsWord: Whether it begins a word, and so is an edit of its own.
  mutating func keep(_ moment: Moment, before kind: Kind, beginsWord: Bool = false) {
    defer { last = kind }
    if kind == last, kind != .single, !beginsWord { return }
    past.append(moment)
    let most = max(4, min(Self.most, Self.mostCharacters / max(1, moment.characters.count)))
    if past.count > most { past.removeFirst(past.count - most) }
  }

  /// Ends a run of edits, as moving the cursor does.
  mutating func interrupt() { last = nil }

  /// Takes the last edit back; nil where there is none.
  ///
  /// The next edit begins a new run.
  mutating func takeBack() -> Moment? {
    last = nil
    return past.popLast()
  }
}
