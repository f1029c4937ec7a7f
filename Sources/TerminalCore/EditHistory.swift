/// What a line was before it was edited, so that edits can be taken back: what is typed word by word, what is
/// erased in one go as one.
struct EditHistory: Hashable, Sendable {
  /// A line at a moment.
  struct Moment: Hashable, Sendable {
    var characters: [Character]
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

  // A line that somebody writes for hours need not grow without end.
  private static let most = 100

  /// Whether there is nothing to take back.
  var isEmpty: Bool { past.isEmpty }

  /// Keeps a line as it is before an edit, unless the edit goes on with the one before.
  ///
  /// - Parameter beginsWord: Whether it begins a word, and so is an edit of its own.
  mutating func keep(_ moment: Moment, before kind: Kind, beginsWord: Bool = false) {
    defer { last = kind }
    if kind == last, kind != .single, !beginsWord { return }
    past.append(moment)
    if past.count > Self.most { past.removeFirst() }
  }

  /// Ends a run of edits, as moving the cursor does.
  mutating func interrupt() { last = nil }

  /// Takes the last edit back; nil where there is none.
  mutating func takeBack() -> Moment? {
    last = nil
    return past.popLast()
  }
}
