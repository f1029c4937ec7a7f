/// T12: whose argument comes first in a summary's list.
package enum ArgumentOrder: String, CaseIterable, Sendable {
  /// An argument that several members have comes where the first of them is.
  case newestFirst, oldestFirst
}

/// T16: what makes members share a part of a summary.
package enum SummaryMerging: String, CaseIterable, Sendable {
  /// `format`: the same format, whatever their categories; `category`: one category.
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
  /// `default`: the whole text is the system's own; `join`: they are a part of their own.
  case `default`, join
}

/// T24: how lists are joined.
package enum ListJoining: String, CaseIterable, Sendable {
  /// `and`: with the language's word before the last; `ampersand`: with `&`.
  case and, ampersand
}

/// H13: what hidden members without a placeholder make of a mix.
package enum HiddenDefaultPart: String, CaseIterable, Sendable {
  /// `join`: a part of their own; `collapse`: the whole text is the default.
  case join, collapse
}

/// X12: what makes a suggestion appear by itself.
package enum SuggestionRule: String, CaseIterable, Sendable {
  /// Notifications that were cleared unopened.
  case cleared
  /// None appears by itself.
  case never
}

/// X14: what the link into an app's own settings needs.
package enum SettingsLinkNeed: String, CaseIterable, Sendable {
  /// The delegate's method and the granted option.
  case both
  /// The delegate's method, as the talk says.
  case delegate
  /// The granted option, as the documentation says.
  case option
}

/// P7: what becomes of what shows as a banner.
package enum BannerAddition: String, CaseIterable, Sendable {
  /// `history`: it joins Notification Center's list; `none`: it is gone with the banner.
  case history, none
}

/// R10: when Do Not Disturb holds.
package enum DoNotDisturbScope: String, CaseIterable, Sendable {
  /// `whileLocked`: an unlocked phone sounds and shows banners all the same.
  case whileLocked, always
}

/// L9: whether a text argument that is a number chooses a plural form.
package enum NumericStrings: String, CaseIterable, Sendable {
  /// `parse`: `"3"` counts as 3; `other`: text takes the form `other`.
  case parse, other
}

/// V8: what becomes of a service extension's answer with nothing to read.
package enum EmptyContent: String, CaseIterable, Sendable {
  /// `original`: the push shows as it came; `allow`: the answer counts, with nothing to read.
  case original, allow
}
