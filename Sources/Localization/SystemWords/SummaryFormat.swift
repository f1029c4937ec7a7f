import Notifications

/// What a category's summary format asks for (T5–T7, T14, T16, T20).
package struct SummaryFormat: Hashable, Sendable {
  /// What fills it. Asked before the words are made: formats decide together which text a group
  /// gets (T17–T21).
  package var shape: Shape
  /// T16: equal for formats that count as one.
  package var identity: FormatIdentity
  /// Y13, with the place. Empty for a format that Apple's documentation would accept.
  package var diagnostics: [Diagnostic]
  private let place: Place

  /// The shapes.
  package enum Shape: Hashable, Sendable {
    /// One number.
    case number
    /// One number and one text.
    case numberAndText
    /// T6: anything else, and what is wrong with it.
    case unusable(String)
  }

  /// What makes two formats the same.
  ///
  /// T16, L4: keys are found byte by byte, so two that only look alike are two formats.
  package enum FormatIdentity: Hashable, Sendable {
    /// Words as they were registered; equal strings are one format (T16).
    case literal(ExactText)
    /// A key of table `Localizable`.
    case key(ExactText)
  }

  /// Whether it has a `%@`.
  ///
  /// T19: in a mix, one such format leads to the default text.
  package var takesText: Bool { shape == .numberAndText }
  /// Whether it can be filled.
  package var isUsable: Bool { self.shape == .number || self.shape == .numberAndText }

  /// T26: the complaint about a `%@` where a profile reads no names any more; nil
  /// where it fills the format.
  package func outdated(in profile: Profile) -> Diagnostic? {
    if !takesText || profile.has(.summaryArgument) { return nil }
    let message =
      "from iOS 15 on a format with %@ gives way to the phone's own words (T26); "
      + "write one with %u alone"
    return Diagnostic(place, .warning, message, rule: "Y14")
  }
}

extension Localizer {
  /// T5, T6: looks at a summary format without filling it.
  ///
  /// - Returns: A key that no table has is looked at as if it were the format, as it is shown that
  ///   way (L14).
  package func summaryFormat(_ text: Text) -> SummaryFormat {
    switch text.wording {
    case .literal(let words):
      let entry = StringEntry(key: words, words: words, at: text.knownPlace)
      return SummaryFormat(entry, identity: .literal(ExactText(words)))
    case .localized(let localized):
      let key = localized.key
      let entry = entry(key)?.entry ?? StringEntry(key: key, words: key, at: text.knownPlace)
      return SummaryFormat(entry, identity: .key(ExactText(key)))
    }
  }
}

extension SummaryFormat {
  fileprivate init(_ entry: StringEntry, identity: FormatIdentity) {
    var census = PlaceholderCensus()
    census.count(entry)
    self.identity = identity
    shape = census.shape
    diagnostics = []
    place = entry.format.place
    if case .unusable(let reason) = shape {
      let message = "\(reason); write %u, or %u and %@; the default text is shown"
      diagnostics.append(Diagnostic(place, .warning, message, rule: "Y13"))
    } else if let odd = census.oddSpecifier {
      let message = "'\(odd)' is read as %u; write %u"
      diagnostics.append(Diagnostic(place, .warning, message, rule: "Y13"))
    }
  }
}

/// Counts what a summary format and its forms ask for.
private struct PlaceholderCensus {
  private var numbers = 0
  private var texts = 0
  private var wrong: String?
  private(set) var oddSpecifier: String?

  mutating func count(_ entry: StringEntry) {
    let format = FormatString(entry.format.text)
    for piece in format.pieces { count(piece, entry, isForm: false) }
  }

  /// What the format can hold: one number, with one text or none; otherwise why it cannot be used.
  var shape: SummaryFormat.Shape {
    if let wrong { return .unusable(wrong) }
    switch (numbers, texts) {
    case (1, 0): return .number
    case (1, 1): return .numberAndText
    case (0, _): return .unusable("the summary format has no number")
    case (1, _): return .unusable("the summary format has \(texts) texts")
    default: return .unusable("the summary format has \(numbers) numbers")
    }
  }

  private mutating func count(_ piece: FormatString.Piece, _ entry: StringEntry, isForm: Bool) {
    switch piece {
    case .text, .percent, .ownArgument: break
    case .placeholder(let placeholder): count(placeholder)
    case .variable(let reference):
      guard !isForm, let variable = entry.variable(reference.name) else {
        wrong = wrong ?? "'\(reference.source)' cannot be resolved in a summary"
        return
      }
      count(variable, entry)
    case .malformed(let malformed):
      wrong = wrong ?? "'\(malformed.source)' \(malformed.complaint)"
    }
  }

  /// Each form is a format of its own; the variable is their number, whether they print it or not.
  private mutating func count(_ variable: PluralVariable, _ entry: StringEntry) {
    var most = PlaceholderCensus()
    for form in variable.forms {
      var census = PlaceholderCensus()
      let format = FormatString(form.form.text, knowsOwnArgument: variable.knowsOwnArgument)
      for piece in format.pieces { census.count(piece, entry, isForm: true) }
      most.numbers = max(most.numbers, census.numbers)
      most.texts = max(most.texts, census.texts)
      wrong = wrong ?? census.wrong
      oddSpecifier = oddSpecifier ?? census.oddSpecifier
    }
    numbers += max(1, most.numbers)
    texts += most.texts
  }

  private mutating func count(_ placeholder: FormatPlaceholder) {
    let source = placeholder.source
    // T6: with fewer bits it would print another number.
    let isSimple =
      placeholder.flags.isEmpty && placeholder.width == nil && placeholder.precision == nil
      && placeholder.bits >= 32
    switch placeholder.conversion {
    case "@" where isSimple:
      texts += 1
      if let position = placeholder.position, position != 2 {
        wrong = wrong ?? "'\(source)' takes the number; the text is %2$@"
      }
    case "u" where isSimple, "d" where isSimple, "i" where isSimple:
      numbers += 1
      if placeholder.conversion != "u" || !placeholder.length.isEmpty {
        oddSpecifier = oddSpecifier ?? source
      }
      if let position = placeholder.position, position != 1 {
        wrong = wrong ?? "'\(source)' takes the text; the number is %1$u"
      }
    default: wrong = wrong ?? "'\(source)' is not read in a summary format"
    }
  }
}
