/// What an element says apart from how it looks.
package struct Meaning: Hashable, Sendable {
  /// What kind of thing it is, for programs that read the screen aloud.
  package var role: ElementRole
  /// What it is called; empty means by its own words.
  package var label: String
  /// What it is set to; empty when it has nothing to be set to.
  var value: String
  /// Why it cannot be used now, as a sentence; nil when it can.
  package var whyDisabled: String?
  /// Whether keys act on it.
  var isSelected: Bool

  package init(
    _ role: ElementRole = .group, label: String = "", value: String = "",
    whyDisabled: String? = nil, isSelected: Bool = false
  ) {
    (self.role, self.label, self.value) = (role, label, value)
    (self.whyDisabled, self.isSelected) = (whyDisabled, isSelected)
  }
}
