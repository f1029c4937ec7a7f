import Notifications

/// One step of how words were made.
///
/// The rules' ids come from `reasons`; words for the interface are made from those, not here.
package enum TextStep: Hashable, Sendable {
  /// The words stood there as they are.
  case literal(Place?)
  /// The app's localization was chosen (L17).
  case localization(LocalizationChoice)
  /// A table has the key (L4, L23).
  case found(FoundString)
  /// No table has the key (L14).
  case missing(MissingString)
  /// A form was chosen by a number (L26).
  case plural(PluralChoice)
  /// The arguments, in order (L5).
  case arguments([FormatArgument])
  /// So many placeholders had no argument, and are empty (L7).
  case lacking(Int)
  /// These arguments had no placeholder, and are left out (L7).
  case surplus([FormatArgument])
  /// What is like a placeholder was taken out (L16).
  case cleaned

  /// The rule behind it with its circumstances, for accounts in words.
  ///
  /// Empty for literals, which need no rule.
  package var reasons: [Reason] {
    switch self {
    case .literal: []
    case .localization(let choice): choice.reasons
    case .found(let found): found.reasons
    case .missing(let missing): missing.reasons
    case .plural(let choice): choice.reasons
    case .lacking(let count): [Self.mismatch(count, "too few, so that what they fill is empty")]
    case .surplus(let left):
      [Self.mismatch(left.count, "too many; left out: \(Self.words(of: left))")]
    case .arguments(let arguments):
      [Reason("L5", [Reason.Detail("arguments", Self.words(of: arguments))])]
    case .cleaned: [Reason("L16")]
    }
  }

  private static func mismatch(_ count: Int, _ what: String) -> Reason {
    let words = "\(count.counted("argument")) \(what)"
    return Reason("L7", [Reason.Detail("count", words)])
  }

  private static func words(of arguments: [FormatArgument]) -> String {
    arguments.map { "“\($0.words)”" }.joined(separator: ", ")
  }
}

/// The entry that a key led to. Both the inspector and the JSON of a run point to it.
package struct FoundString: Hashable, Sendable {
  /// The key that was looked up.
  var key: String
  /// Such as `Localizable`.
  package var table: String
  /// The localization that the words are of.
  package var localization: String
  /// Where the key stands.
  package var place: Place
  /// The words before anything was filled in.
  var format: StringForm
  /// Why another language than the chosen one stands in; nil where none does.
  package var standIn: StandIn?

  /// Why words are of another language than the chosen one.
  package enum StandIn: Hashable, Sendable {
    /// L19: the chosen one lacks the key, and a policy has the development region asked then.
    case developmentRegion
    /// L33: a catalog has words of its source language alone.
    case catalogSource
  }

  /// Whether another language than the chosen one stands in.
  package var isStandIn: Bool { standIn != nil }

  fileprivate var reasons: [Reason] {
    let details = [
      Reason.Detail("key", key), Reason.Detail("table", table),
      Reason.Detail("language", localization), Reason.Detail("file", place.path),
      Reason.Detail("line", String(place.line)), Reason.Detail("format", format.text),
    ]
    let language = [Reason.Detail("language", localization)]
    let instead: Reason? =
      switch standIn {
      case .developmentRegion: Reason("L19", "fallback", language)
      case .catalogSource: Reason("L33", language)
      case nil: nil
      }
    return [Reason("L4", details)] + [instead].compactMap(\.self)
  }
}

/// A key that is nowhere, and what stands in. Y15 complains about it with the nearest key.
package struct MissingString: Hashable, Sendable {
  /// The key that was looked up.
  package var key: String
  /// The table that does not have it, such as `Localizable`.
  var table: String
  /// The localization in which it was looked for; with none where the app has
  /// none, or none that is wanted.
  var choice: LocalizationChoice
  /// Whether the app has tables, in whatever languages.
  var hasTables: Bool
  /// Whether the literal beside the key stands in (L3), and not the key itself (L15).
  var hasLiteral: Bool

  /// The name of `choice`.
  package var localization: String? { choice.localization }

  fileprivate var reasons: [Reason] {
    // Tables that are in none of the languages are not looked into: they may have the key.
    let isUnasked = hasTables && localization == nil
    return [
      isUnasked ? choice.reason : Reason("L14", [Reason.Detail("key", key)]),
      Reason(hasLiteral ? "L3" : "L15"),
    ]
  }
}

/// A form that was chosen by a number.
package struct PluralChoice: Hashable, Sendable {
  /// The variable, as the entry names it.
  package var variable: String
  /// The number in words; nil where the argument is none (L9).
  ///
  /// As digits of ASCII, whatever the language writes.
  package var number: String?
  /// What the language's rules make of it; `zero` for exactly 0 where there is such a form (L26).
  package var category: PluralCategory
  /// The form that was taken: the category's, else `other`.
  package var taken: PluralCategory
  /// The form's words.
  package var form: StringForm

  // L28: a form that holds placeholders is filled after it took the variable's place.
  fileprivate var reasons: [Reason] {
    let isFilled = form.text.contains("%")
    return [reason] + (isFilled ? [Reason("L28", [Reason.Detail("form", form.text)])] : [])
  }

  private var reason: Reason {
    Reason(
      "L26",
      [
        Reason.Detail("variable", variable), Reason.Detail("number", number ?? "no number"),
        Reason.Detail("category", category.rawValue), Reason.Detail("form", taken.rawValue),
        Reason.Detail("file", form.place.path), Reason.Detail("line", String(form.place.line)),
      ])
  }
}

extension LocalizationChoice {
  /// The rules behind the choice: L17, and L20 where it is the person's for this app.
  fileprivate var reasons: [Reason] { [reason] + (isAmongOwn ? ["L20"] : []) }

  /// The rule behind the choice with its circumstances.
  ///
  /// L17, with the languages and the way; `none` stands for what is not there, which the words
  /// leave out.
  package var reason: Reason {
    let details = [
      Reason.Detail("language", localization ?? "none"), Reason.Detail("wanted", wanted ?? "none"),
      Reason.Detail("way", way.words),
    ]
    return switch way {
    case .exact, .parent, .language: Reason("L17", details)
    case .developmentRegion, .base: Reason("L17", "fallback", details)
    case .none: Reason("L17", "lacking", details)
    }
  }
}

extension LocalizationChoice.Way {
  /// The way in words, for accounts.
  package var words: String {
    switch self {
    case .exact: "that language itself"
    case .parent: "a parent of that language"
    case .language: "that language without its region or script"
    case .developmentRegion: "the app’s development region"
    case .base: "the app’s base"
    case .none: "the app has none of the wanted languages, nor its development region"
    }
  }
}
