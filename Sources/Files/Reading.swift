import Notifications

/// What reading something gave: a value, if it could be read, and all complaints about it.
package struct Reading<Value> {
  /// The value; nil when an error leaves none.
  package var value: Value?
  /// The complaints, in the order of the file.
  package var diagnostics: [Diagnostic]

  package init(_ value: Value?, _ diagnostics: [Diagnostic] = []) {
    self.value = value
    self.diagnostics = diagnostics
  }
}

extension Reading: Sendable where Value: Sendable {}
