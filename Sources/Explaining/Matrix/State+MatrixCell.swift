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
    let rows = rows(on: point.surface)
    let drawsCards = point.surface == nil || point.surface == .row
    let cards = drawsCards ? cardTexts : []
    // F13: what a summary shows has no row, and says the same.
    let featured = drawsCards ? summary.cards.reversed().flatMap(\.featured) : []
    let flags = (rows + featured.map { MatrixRow($0, in: self) })
      .flatMap { wordFlags(of: $0, isMadeUp) + leaks(in: $0) }.uniqued()
    var cell = MatrixCell(at: point, words: cards.first ?? rows.first?.line ?? "", flags: flags)
    cell.texts =
      cards
      + rows.flatMap { row in
        [row.shown.title, row.shown.subtitle, row.shown.body, row.shown.summary].compactMap(\.self)
      }
    let tag = LanguageTag(device.languages.first ?? device.locale)
    cell.language = tag.name
    cell.isRightToLeft = tag.isRightToLeft
    cell.actions = rows.flatMap { texts(of: allActions(of: $0.number), on: $0.number) }
      .map(\.labelWords).uniqued()
    return cell
  }

  // F13: what the summaries say that came, the newest first.
  private var cardTexts: [String] {
    summary.cards.reversed().flatMap { card in
      [title(of: card)]
        + card.featured.flatMap { number in
          let words = shown(number)
          return [words.title, words.body].compactMap(\.self)
        } + [rest(of: card)].compactMap(\.self)
    }
  }

  // What a surface shows of the phone: the banner and the watch one notification, the list all.
  private func rows(on surface: TextSurface?) -> [MatrixRow] {
    switch surface {
    case .row, .member, nil: matrixRows
    case .banner: banner.map { [MatrixRow($0.number, in: self)] } ?? []
    case .watch: watch.records.last.map { [MatrixRow($0, in: self)] } ?? []
    }
  }

  private func wordFlags(of row: MatrixRow, _ isMadeUp: Bool) -> [MatrixFlag] {
    let app = notification(row.number).app
    let locale = WordLocale(languages(of: app).tags.first ?? device.locale)
    let own = isMadeUp ? ["title", "subtitle", "body"] : []
    let texts =
      row.texts.filter { !own.contains($0.name) }
      + row.actions.map { (name: MatrixFlag.name(ofAction: $0.identifier), text: $0.title) }
    var flags = texts.flatMap { name, text in
      MatrixFlag.flags(of: text, called: name, speaks: hasWords(in: locale, of: app))
        + (PseudoLocale(locale.name) == nil
          ? [] : MatrixFlag.literals(in: text, called: name, isPush: isPush(name, row)))
    }
    if PseudoLocale(locale.name) == nil { flags += sourceTextFlags(texts, app) }
    flags += row.fallbacks.map { MatrixFlag(.untranslated, $0) }
    if row.hasSystemWords, !hasWords(in: locale, of: nil) {
      flags.append(MatrixFlag(.untranslated, "the system has no words in \(locale.name)"))
    }
    return flags
  }

  // Y45: what the app does not translate, although there is an entry.
  private func sourceTextFlags(
    _ texts: [(name: String, text: ResolvedText)], _ app: BundleIdentifier
  ) -> [MatrixFlag] {
    let localizer = localizer(of: app)
    return texts.filter { $0.text.found.map(localizer.isSourceText) ?? false }.map { name, text in
      MatrixFlag(
        .untranslated, "\(name): “\(text.words)” is the source’s text", source: text.source)
    }
  }

  // What a server wrote is in its own language, and was never to be looked up.
  private func isPush(_ name: String, _ row: MatrixRow) -> Bool {
    ["title", "subtitle", "body"].contains(name) && notification(row.number).request.trigger.isPush
  }

  /// H2, H3, H14: what a stranger reads although previews are hidden. A title that all of an app's
  /// categories show is its choice.
  func leaks(in row: MatrixRow) -> [MatrixFlag] {
    guard row.shown.isHidden, !device.isAuthenticated else { return [] }
    let words = self.words(of: row.number)
    let argument = notification(row.number).content.summaryArgument
    let body = row.shown.body ?? ""
    // A short title may well be a word of the placeholder.
    let own = [("body", words.body), ("argument", argument)]
    let shown: [(name: String, words: String?, option: CategoryOptions)] = [
      ("title", row.shown.title, .hiddenPreviewsShowTitle),
      ("subtitle", row.shown.subtitle, .hiddenPreviewsShowSubtitle),
    ]
    let categories = app(notification(row.number).app)?.app.categories ?? []
    let chosen = shown.filter { $0.words?.isEmpty == false }.map { name, _, option in
      MatrixFlag(
        .leak, "the \(name) shows while previews are hidden",
        isChosen: categories.allSatisfy { $0.options.contains(option) })
    }
    let inBody = own.filter { _, text in
      text.map { $0.count > 2 && body.containsBytes(of: $0) } ?? false
    }.map { "\($0.0) in the placeholder" }
    return chosen
      + inBody.map { MatrixFlag(.leak, "the \($0) shows while previews are hidden") }
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
        MatrixFlag(
          .untranslated, "\(name): the key \(missing.key) is missing\(language)",
          source: text.source))
    }
    if let found = text.found, found.isStandIn || !speaks {
      flags.append(
        MatrixFlag(
          .untranslated, "\(name): \(found.localization) stands in", source: text.source))
    }
    for choice in text.plurals where choice.number != nil && choice.category != choice.taken {
      let words = "\(choice.category.rawValue) is missing; \(choice.taken.rawValue) stands in"
      flags.append(
        MatrixFlag(.missingForm, "\(name): the form \(words)", source: text.source))
    }
    return flags
  }

  /// L12: what no translator gets to see; asked where everything else is changed.
  fileprivate static func literals(
    in text: ResolvedText, called name: String, isPush: Bool
  ) -> [MatrixFlag] {
    guard case .literal? = text.steps.first, text.words.contains(where: \.isLetter) else {
      return []
    }
    let words = "\(name): a literal, the same in all languages"
    return [MatrixFlag(.untranslated, words, isChosen: isPush)]
  }
}
