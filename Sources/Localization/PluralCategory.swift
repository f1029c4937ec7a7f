/// A plural category of CLDR, named as in the files.
package enum PluralCategory: String, CaseIterable, Sendable {
  case zero, one, two, few, many, other
}
