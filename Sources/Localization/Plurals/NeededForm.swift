/// A form that whole numbers need in a language (Y17).
package struct NeededForm: Equatable, Sendable {
  /// The category that it is for.
  package let category: PluralCategory
  /// The smallest whole number that takes it; nil for an `other` that no whole number needs.
  package let smallest: Int64?
}
