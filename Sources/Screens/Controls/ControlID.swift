/// Names something that can be done; each stands beside its control.
///
/// People name it so as well, in `config.json`, in help and in files: a name may be
/// added, an old one has to stay.
package struct ControlID: Hashable, Sendable {
  /// As people write it: `next-hit`.
  package let rawValue: String

  init(_ rawValue: String) { self.rawValue = rawValue }

  /// Nil where nothing is called so.
  package init?(rawValue: String) {
    self.init(rawValue)
    if Control.with(self) == nil { return nil }
  }
}

extension ControlID {
  /// What its control is called.
  var title: String { Control.with(self)?.title ?? rawValue }
}

extension ControlID: CustomStringConvertible {
  package var description: String { rawValue }
}
