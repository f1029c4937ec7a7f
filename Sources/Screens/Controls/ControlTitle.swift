/// What a control is called at one moment: its name, and what that is set to which it sets.
struct ControlTitle: Hashable, Sendable {
  /// What it is called whatever it is set to.
  let name: String
  /// The value in force; nil where it sets nothing that has one.
  let value: String?

  init(_ name: String, _ value: String? = nil) { (self.name, self.value) = (name, value) }

  /// Both in a line: `previews: Always`.
  var words: String { value.map { "\(name): \($0)" } ?? name }
}
