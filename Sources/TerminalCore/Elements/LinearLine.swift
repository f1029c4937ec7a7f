/// A line of the linear screen: one thing, in words.
package struct LinearLine<ID: Hashable & Sendable>: Hashable, Sendable {
  /// What kind of thing it is.
  package var role: ElementRole
  /// What it is called, says and is set to; without a line break.
  package var words: String
  /// The times in it that go on by themselves; empty for none.
  package var time = ""
  /// Why it cannot be used now, as a sentence; nil when it can.
  package var whyDisabled: String?
  /// Whether keys act on it.
  package var isSelected = false
  /// What it is when it is chosen; nil for what is only read.
  package var id: ID?
  /// Whether it is one of the acts that a toolbar offers.
  package var isInToolbar = false

  package init(_ role: ElementRole, _ words: String) {
    (self.role, self.words) = (role, words)
  }

  /// Whether it is text alone, which may belong to what is around it.
  var isPlainText: Bool { role == .text && id == nil && whyDisabled == nil && !isSelected }
}

extension Element {
  /// The screen as lines to be read one after the other: each thing once, in reading order.
  ///
  /// What lies beneath something modal is left out, and so is what is drawn only to be looked at.
  ///
  /// - Parameter isChoice: Whether what has this identity can be chosen.
  package func linearLines<ID>(
    as identities: ID.Type, where isChoice: @escaping (ID) -> Bool
  ) -> [LinearLine<ID>] {
    var walk = LinearWalk(isChoice: isChoice)
    walk.read(self)
    walk.endLine()
    return walk.lines
  }
}
