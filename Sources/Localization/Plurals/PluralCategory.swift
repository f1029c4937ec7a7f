/// A plural category of CLDR, named as in the files.
///
/// Every language has `other`. Which of the rest it has is for `PluralRules.needed` to say; what
/// they mean differs from language to language (`one` is 1 in English, also 0 in French).
package enum PluralCategory: String, CaseIterable, Sendable {
  case zero, one, two, few, many, other
}
