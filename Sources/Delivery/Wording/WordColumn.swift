import Localization
import Notifications

/// All that a category says in one locale. Nothing is put into words before it is asked for.
///
/// A class, as it is never changed: to copy what it holds would be fifteen kilobytes of the program.
package final class WordColumn: Sendable {
  /// The locale that the phone is imagined to be in.
  package let locale: WordLocale
  /// L17: whether the app does not have the language, so that words of another stand in; of what
  /// the system says by itself, whether the system does not.
  package let isStandIn: Bool
  private let subject: WordSubject
  private let use: WordUse
  private let state: State
  private let localizer: Localizer
  private let text: Text?
  private let names: [String]
  private let stacks: [Int: [String]]

  /// Looks at the phone as it would speak in a locale.
  ///
  /// - Parameters:
  ///   - names: What a `%@` of a summary names, in order (T10); of a number no more than that.
  ///   - stacks: Whom the stacks that are there name, by how many they count (T2): for these
  ///     numbers all of them are named, and no others.
  package init(
    _ subject: WordSubject, _ use: WordUse, in locale: WordLocale, naming names: [String],
    stacks: [Int: [String]] = [:], on state: State
  ) {
    (self.locale, self.subject, self.use) = (locale, subject, use)
    (self.names, self.stacks) = (names, stacks)
    self.state = state.speaking(locale.locale, [locale.name], of: subject.app)
    localizer = self.state.localizer(of: subject.app)
    text = state.text(use, of: subject)
    isStandIn = !state.hasWords(in: locale, of: text == nil ? nil : subject.app)
  }

  /// What it says for a number.
  package func wording(_ number: Int) -> Wording {
    let (words, parts, reasons, complaints) = made(number)
    let flaws = flaws(of: parts.first, complaints)
    return Wording(
      count: number, words: words, text: parts.first, reasons: reasons, flaws: flaws,
      isStandIn: isStandIn || parts.first?.found?.isStandIn == true,
      textPlace: text?.place)
  }

  private func made(_ number: Int) -> (String, [ResolvedText], [Reason], [Diagnostic]) {
    switch use {
    case .summary:
      // The summary of none has no names: there it is as it is for more than one.
      let named = stacks[number] ?? Array(names.prefix(number > 0 ? number : 2))
      let summary = state.summary(
        counting: number, naming: named, category: subject.category, of: subject.app)
      return (
        summary.words, summary.parts, summary.reasons, summary.parts.flatMap(\.diagnostics)
      )
    case .placeholder:
      let placeholder = state.placeholder(
        counting: number, category: subject.category, of: subject.app)
      return (placeholder.words, placeholder.parts, placeholder.reasons, placeholder.complaints)
    }
  }
}

extension WordColumn {
  private func flaws(of resolved: ResolvedText?, _ complaints: [Diagnostic]) -> [Diagnostic] {
    guard let text else { return [] }
    if let missing = localizer.missingKey(text) { return [missing] }
    return formatFlaws(of: text) + (resolved?.plurals ?? []).compactMap(missingForm)
      + (resolved?.found.flatMap(localizer.sourceTextNote).map { [$0] } ?? [])
      + complaints
  }

  // Y13, Y14: the system's own words stand where the format is no use.
  private func formatFlaws(of text: Text) -> [Diagnostic] {
    guard use == .summary else { return [] }
    let format = localizer.summaryFormat(text)
    return format.diagnostics + [format.outdated(in: state.device.profile)].compactMap(\.self)
  }

  // Y17: a language that has a category for the number has no words for it.
  private func missingForm(_ choice: PluralChoice) -> Diagnostic? {
    guard choice.category != choice.taken, choice.number != nil else { return nil }
    var place = choice.form.place
    if case .localized(let localized) = text?.wording,
      let variable = localizer.entry(localized.key)?.entry.variable(choice.variable)
    {
      place = variable.place
    }
    let language = localizer.choice.localization ?? locale.name
    return Diagnostic(
      place, .warning,
      "the form \"\(choice.category.rawValue)\" is missing in \(language);"
        + " \"\(choice.taken.rawValue)\" stands in", rule: "Y17")
  }
}

extension Localizer {
  /// Y45: that words are the source's, letter for letter; nil where they are not.
  func sourceTextNote(_ found: FoundString) -> Diagnostic? {
    guard isSourceText(found) else { return nil }
    let source = strings.developmentRegion ?? "en"
    return Diagnostic(
      found.place, .note,
      "\(found.localization) says letter for letter what \(source) does", rule: "Y45")
  }

  /// Y15: the complaint about a key that the app's language lacks, where it should stand and not
  /// where it is named; nil for a key that is there, and for what is no key.
  func missingKey(_ text: Text) -> Diagnostic? {
    guard case .localized(let localized) = text.wording, entry(localized.key) == nil,
      let language = choice.localization
    else { return nil }
    let place = strings.end(of: language, lacking: localized.key) ?? text.place ?? Place("")
    return Diagnostic(
      place, .warning, "the key \"\(localized.key)\" is missing in \(language)", rule: "Y15")
  }
}

extension AppStrings {
  /// Behind the last key of a language's table where a missing one should stand: of the kind of
  /// file that has it in the app's own language, else of plain strings; nil where it has no table.
  fileprivate func end(of language: String, lacking key: String) -> Place? {
    let source = developmentLocalization.map { tables(in: $0) } ?? []
    let kind = source.first { $0.table[key] != nil }?.file.kind ?? .strings
    let all = tables(in: language)
    guard let (file, table) = all.first(where: { $0.file.kind == kind }) ?? all.last else {
      return nil
    }
    return table.keys.last.flatMap { table[$0]?.place } ?? Place(file.path)
  }
}

extension State {
  /// The same phone in another locale, with one app speaking as the phone does.
  func speaking(
    _ locale: String, _ languages: [String], of identifier: BundleIdentifier
  ) -> State {
    var other = speaking(locale, languages)
    if var app = app(identifier), app.languages != nil {
      app.languages = nil
      other.replaceApp(app)
    }
    return other
  }

  /// Names to try a category's `%@` with: those that notifications gave
  /// it, else made-up ones (T10).
  ///
  /// The newest one leads its group, whose summary does not name it: its name comes last.
  func sampleNames(of subject: WordSubject) -> [String] {
    let given = notifications.suffix(500).reversed().filter { $0.value.isOf(subject) }
      .map(\.value.content.summaryArgument)
    let all = (given.dropFirst() + given.prefix(1)).compactMap(\.self).filter { !$0.isEmpty }
    let names = Array(all.uniqued(on: ExactText.init).prefix(Self.mostNames))
    return names + ["Anna", "Ben"].filter { !names.contains($0) }.prefix(max(0, 2 - names.count))
  }

  // How many the summary of a group counts of a category, and the names in it; nil without any.
  private func named(in group: Group, category: String?) -> (count: Int, names: [String])? {
    let shares = counted(in: group).filter { $0.kind.category.isExactly(category) }
    let names = shares.compactMap(\.kind.argument).filter { !$0.isEmpty }
    return names.isEmpty ? nil : (shares.map(summaryCount).saturatingSum, names)
  }

  /// T10: whom the stacks that a category leads name, by how many each counts (T2); of two that
  /// count as many, the newer one's.
  func stackNames(of subject: WordSubject) -> [Int: [String]] {
    var found: [Int: [String]] = [:]
    for number in notifications.indices.suffix(500) where notification(number).isOf(subject) {
      guard let group = place(of: number).flatMap(list.group), group.leading == number,
        let (count, names) = named(in: group, category: subject.category)
      else { continue }
      found[count] = names
    }
    return found
  }

  // As many as a stack of people's mostly has; more would only make columns wide.
  private static let mostNames = 4
}
