/// T12: whose argument comes first in a summary's list.
package enum ArgumentOrder: String, CaseIterable, Sendable {
  case newestFirst, oldestFirst
}

/// T16: what makes members share a part of a summary.
package enum SummaryMerging: String, CaseIterable, Sendable {
  case format, category
}

/// T20: what makes a mixed summary fall back to the default text.
package enum Argumentful: String, CaseIterable, Sendable {
  /// A format with a place for a text.
  case format
  /// Any member with an argument.
  case member
}

/// T21: what members without a usable format make of a summary.
package enum PartialFormats: String, CaseIterable, Sendable {
  case `default`, join
}

/// T24: how lists are joined.
package enum ListJoining: String, CaseIterable, Sendable {
  case and, ampersand
}

/// H13: what hidden members without a placeholder make of a mix.
package enum HiddenDefaultPart: String, CaseIterable, Sendable {
  case join, collapse
}

/// X12: what makes a suggestion appear by itself.
package enum SuggestionRule: String, CaseIterable, Sendable {
  /// Notifications that were cleared unopened.
  case cleared
  case never
}

/// X14: what the link into an app's own settings needs.
package enum SettingsLinkNeed: String, CaseIterable, Sendable {
  case both
  /// The delegate's method, as the talk says.
  case delegate
  /// The granted option, as the documentation says.
  case option
}

/// P7: what becomes of what shows as a banner.
package enum BannerAddition: String, CaseIterable, Sendable {
  case history, none
}

/// R10: when Do Not Disturb holds.
package enum DoNotDisturbScope: String, CaseIterable, Sendable {
  case whileLocked, always
}

/// L9: whether a text argument that is a number chooses a plural form.
package enum NumericStrings: String, CaseIterable, Sendable {
  case parse, other
}

/// V8: what becomes of a service extension's answer with nothing to read.
package enum EmptyContent: String, CaseIterable, Sendable {
  case original, allow
}
