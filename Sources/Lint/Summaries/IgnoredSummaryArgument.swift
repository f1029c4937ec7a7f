import Files
import Localization
import Notifications

/// Y12: an argument for a summary that never shows in one (T20, T26).
///
/// Before iOS 12, which words no summary, and from iOS 15 on every argument is ignored; between,
/// one whose category's format has no `%@` in any language.
struct IgnoredSummaryArgument: PushRule, ContentRule {
  static let id: RuleID = "Y12"

  func reads(for app: LintedApp) -> ValueReads {
    app.profile.readsSummaryArguments ? .values(of: ["category"]) : .none
  }

  func findings(in push: LintedPush) -> [Diagnostic] {
    guard let alert = push.alert else { return [] }
    if !push.app.profile.readsSummaryArguments {
      let given = alert.members.filter { MisplacedSummaryArgument.keys.contains($0.name) }
      return given.map { ignored($0, push.app.profile) }
    }
    let key = alert.members.first { $0.isNamed("summary-arg") }?.key
    return unshown(key, push.content, push.app)
  }

  func findings(in content: LintedContent) -> [Diagnostic] {
    guard content.form != .legacy else { return [] }
    let keys: [ContentEdit.Key] = [.summaryArgument, .summaryArgumentCount]
    let given = content.node.members.filter { member in
      keys.contains { $0.rawValue == member.name } && !member.value.isNull
    }
    let profile = content.app.profile
    if !profile.readsSummaryArguments { return given.map { ignored($0, profile) } }
    let key = given.first { $0.isNamed("summaryArgument") }?.key
    return unshown(key, content.content, content.app)
  }

  private func ignored(_ member: JSONNode.Member, _ profile: Profile) -> Diagnostic {
    if profile.has(.summaryArgument) {
      let words = "before iOS 12 \(member.name) is ignored; --os=12 shows what it does"
      return note(member.key, words)
    }
    return note(member.key, "from iOS 15 on \(member.name) is ignored")
  }

  private func unshown(_ key: JSONNode?, _ content: Content, _ app: LintedApp) -> [Diagnostic] {
    guard let key, content.summaryArgument != nil, let category = category(of: content, app) else {
      return []
    }
    let message = "the summary format of \"\(category)\" has no %@, so this is shown nowhere"
    return [note(key, message)]
  }

  /// The category, where its format has no placeholder for names in any language.
  private func category(of content: Content, _ app: LintedApp) -> String? {
    guard let category = app.app.category(content.categoryIdentifier),
      let format = category.categorySummaryFormat
    else { return nil }
    let formats = app.summaryFormats(format).map(\.format)
    let isNameless = !formats.isEmpty && formats.allSatisfy { $0.isUsable && !$0.takesText }
    return isNameless ? category.identifier : nil
  }
}

extension Profile {
  /// T2, T26: whether what a notification gives for summaries may show in one.
  fileprivate var readsSummaryArguments: Bool { has(.summaryFormat) && has(.summaryArgument) }
}

extension LintedApp {
  /// A summary format in every language that has it; of a literal, the one.
  ///
  /// - Parameter text: A key that no language has gives an empty list: its absence is for Y15.
  /// - Returns: The language's name is nil for a literal, which reads the same in all.
  func summaryFormats(_ text: Text) -> [(language: String?, format: SummaryFormat)] {
    guard let key = text.key else {
      let localizer = languages.first?.localizer ?? Localizer(strings: strings, languages: [])
      return [(nil, localizer.summaryFormat(text))]
    }
    return languages.filter { $0.entry(key) != nil }.map { language in
      (language.source(of: key), language.localizer.summaryFormat(text))
    }
  }
}
