/// Names something that can be done; each stands beside its control.
///
/// People name it so as well, in `config.json`, in help and in files: a name may be
/// added, an old one has to stay.
package struct ControlID: Hashable, Sendable {
  /// As people write it: `next-hit`.
  package let rawValue: String

  init(_ rawValue: String) { self.rawValue = rawValue }

  /// What an open sheet's key does, by its place among the acts of the sheet, from 0.
  ///
  /// It is not said in files, whose names are those of `Control.all`.
  static func ofSheet(_ number: Int) -> ControlID { ControlID("sheet-act-\(number)") }

  /// Nil where nothing is called so in `Control.all`.
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
