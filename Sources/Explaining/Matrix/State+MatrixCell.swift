import Delivery
import Localization
import Notifications

extension State {
  /// What a matrix says of the phone as it is.
  ///
  /// - Parameters:
  ///   - point: What it is set to.
  ///   - isMadeUp: Whether titles and bodies are no app's, so that they are not to be translated.
  package func matrixCell(at point: MatrixPoint, isMadeUp: Bool = false) -> MatrixCell {
    let rows = matrixRows
    var flags: [MatrixFlag] = []
    for row in rows {
      for flag in wordFlags(of: row, isMadeUp) + leaks(in: row) where !flags.contains(flag) {
        flags.append(flag)
      }
    }
    var cell = MatrixCell(at: point, words: rows.first?.line ?? "", flags: flags)
    let tag = LanguageTag(device.languages.first ?? device.locale)
    cell.language = tag.name
    cell.isRightToLeft = tag.isRightToLeft
    for title in rows.flatMap(\.actions).map(\.title.words) where !cell.actions.contains(title) {
      cell.actions.append(title)
    }
    return cell
  }

  private func wordFlags(of row: MatrixRow, _ isMadeUp: Bool) -> [MatrixFlag] {
    let app = notification(row.number).app
    let locale = WordLocale(languages(of: app).first ?? device.locale)
    let own = isMadeUp ? ["title", "subtitle", "body"] : []
    let texts =
      row.texts.filter { !own.contains($0.name) }
      + row.actions.map { (name: "action \($0.identifier)", text: $0.title) }
    var flags = texts.flatMap { name, text in
      MatrixFlag.flags(of: text, called: name, speaks: hasWords(in: locale, of: app))
        + (PseudoLocale(locale.name) == nil ? [] : MatrixFlag.literals(in: text, called: name))
    }
    flags += row.fallbacks.map { MatrixFlag(.untranslated, $0) }
    if row.hasSystemWords, !hasWords(in: locale, of: nil) {
      flags.append(MatrixFlag(.untranslated, "the system has no words in \(locale.name)"))
    }
    return flags
  }

  /// H2, H3, H14: what a stranger reads although previews are hidden.
  func leaks(in row: MatrixRow) -> [MatrixFlag] {
    guard row.shown.isHidden, device.isLocked, !device.isAuthenticated else { return [] }
    let words = self.words(of: row.number)
    let argument = notification(row.number).content.summaryArgument
    let body = row.shown.body ?? ""
    // A short title may well be a word of the placeholder.
    let own = [("body", words.body), ("argument", argument)]
    let shown = [("title", row.shown.title), ("subtitle", row.shown.subtitle)]
      .filter { $0.1?.isEmpty == false }.map(\.0)
    let inBody = own.filter { _, text in
      text.map { $0.count > 2 && body.contains($0) } ?? false
    }.map { "\($0.0) in the placeholder" }
    return (shown + inBody).map { MatrixFlag(.leak, "the \($0) shows while previews are hidden") }
  }
}

extension MatrixFlag {
  /// L14, L17, L26, L33: what is wrong with a text that was looked up.
  ///
  /// - Parameter speaks: Whether the app has the phone's language.
  fileprivate static func flags(
    of text: ResolvedText, called name: String, speaks: Bool
  ) -> [MatrixFlag] {
    var flags: [MatrixFlag] = []
    for case .missing(let missing) in text.steps {
      let language = missing.localization.map { " in \($0)" } ?? ""
      flags.append(
        MatrixFlag(.untranslated, "\(name): the key \(missing.key) is missing\(language)"))
    }
    if let found = text.found, found.isStandIn || !speaks {
      flags.append(MatrixFlag(.untranslated, "\(name): \(found.localization) stands in"))
    }
    for choice in text.plurals where choice.number != nil && choice.category != choice.taken {
      let words = "\(choice.category.rawValue) is missing; \(choice.taken.rawValue) stands in"
      flags.append(MatrixFlag(.missingForm, "\(name): the form \(words)"))
    }
    return flags
  }

  /// L12: what no translator gets to see; asked where everything else is changed.
  fileprivate static func literals(
    in text: ResolvedText, called name: String
  ) -> [MatrixFlag] {
    guard case .literal? = text.steps.first, text.words.contains(where: \.isLetter) else {
      return []
    }
    return [MatrixFlag(.untranslated, "\(name): a literal, the same in all languages")]
  }
}
