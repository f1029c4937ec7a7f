/// What a control does at one moment: what it is called, whether it can act, and how.
struct Binding {
  /// What it says in the footer and among a prefix's keys; nil for its title.
  var title: ControlTitle?
  /// Whether it can act now; a disabled one says why.
  var availability: Availability
  /// Whether the footer leaves it out, because another key there does the same.
  var isRedundant = false
  /// Changes the interface and says what else is to be done; only where it can act.
  let act: Control.Act

  init(title: ControlTitle?, _ availability: Availability, act: @escaping Control.Act) {
    (self.title, self.availability, self.act) = (title, availability, act)
  }

  init(
    _ title: String? = nil, _ availability: Availability = .enabled, act: @escaping Control.Act
  ) {
    self.init(title: title.map { ControlTitle($0) }, availability, act: act)
  }

  init(_ availability: Availability, act: @escaping Control.Act) {
    self.init(title: nil, availability, act: act)
  }

  /// Cannot act, and why.
  static func disabled(_ reason: Sentence) -> Binding {
    Binding(.disabled(reason)) { _, _ in [] }
  }

  /// Cannot act, for a reason that names no control.
  static func disabled(_ reason: String) -> Binding { .disabled(Sentence(reason)) }
}
