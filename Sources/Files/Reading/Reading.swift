import Notifications

/// What reading something gave: a value, if it could be read, and all complaints about it.
///
/// Value and errors can both be there: readers go on after a mistake, and say in their own comments
/// when they give no value.
package struct Reading<Value> {
  /// The value; nil when an error leaves none.
  package var value: Value?
  /// The complaints, in the order of the file.
  package var diagnostics: [Diagnostic]

  /// - Parameter value: Nil where the complaints have an error that leaves none.
  package init(_ value: Value?, _ diagnostics: [Diagnostic] = []) {
    (self.value, self.diagnostics) = (value, diagnostics)
  }
}

extension Reading: Sendable where Value: Sendable {}
