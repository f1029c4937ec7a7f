import Localization
import Notifications

/// What members that say the same give to a summary.
struct SummaryShare {
  var count: Int
  /// The name that they give; nil for none, for an empty one, and where arguments are ignored
  /// (T26).
  var argument: String?
  /// Their category; nil for none.
  var categoryIdentifier: String?
  /// Where the oldest of them stands; shares themselves are in the order of their newest.
  var oldest: Int
  /// Its category's format, where that is usable (T4–T6).
  var format: SummaryFormat?
  /// The format's text, to be put into words with a number.
  var text: Text?
}

/// Members whose formats count as one (T16).
private struct SummaryPart {
  /// The format that they share.
  var format: SummaryFormat
  /// The format's text, to be put into words with the part's number.
  var text: Text
  /// Members by what they say; never empty.
  var shares: [SummaryShare]

  /// T15: a notification without a name counts all the same.
  var count: Int { shares.map(\.count).saturatingSum }
}

/// Makes the summary of one group.
struct SummaryBuilder {
  private let policies: Policies
  private let localizer: Localizer
  private let system: SystemWords
  // What joins lists as the device's language does.
  private let lists: Localizer
  private var shares: [SummaryShare]
  // What is wrong with formats.
  private(set) var complaints: [Diagnostic] = []
  // Why formats that were given are not used.
  private var setbacks: [Reason] = []
  // T14, T26, T28: why members have no names.
  private let namelessness: Reason

  init(state: State, app: BundleIdentifier, shares: [SummaryShare], isNameless: Bool = false) {
    policies = state.device.policies
    localizer = state.localizer(of: app)
    system = state.systemWords
    lists = state.systemLocalizer
    self.shares = shares
    namelessness = !state.readsSummaryArguments ? "T26" : isNameless ? .withheldNames : "T14"
    readFormats(state.app(app)?.app)
  }

  /// T4–T24: the summary, in the app's formats where they can be used, else the system's own words.
  var summary: Summary {
    let parts = parts
    let formatless = shares.filter { $0.format == nil }
    if parts.isEmpty { return standard(names: policies[.summaryDefaultIncludesArguments], "T8") }
    if parts.count == 1, formatless.isEmpty { return filled(parts[0]) }
    let takesText = parts.count > 1 && parts.contains { $0.format.takesText }
    let hasArgument = policies[.summaryArgumentful] == .member && !arguments(shares).isEmpty
    if takesText || hasArgument {
      let rule: RuleID = takesText ? "T19" : "T20"
      return standard(names: policies[.summaryMixedFallbackIncludesArguments], rule)
    }
    if !formatless.isEmpty, policies[.summaryPartialFormats] == .default {
      return standard(names: false, "T21")
    }
    return joined(parts, formatless)
  }

  private var count: Int { shares.map(\.count).saturatingSum }

  private mutating func readFormats(_ app: App?) {
    for index in shares.indices {
      let text = app?.category(shares[index].categoryIdentifier)?.categorySummaryFormat
      guard let text else { continue }
      let format = localizer.summaryFormat(text)
      complaints += format.diagnostics.filter { !complaints.contains($0) }
      guard format.isUsable else {
        note("T6")
        continue
      }
      shares[index].format = format
      shares[index].text = text
    }
    dropUnfillable()
  }

  // T14: a format with a placeholder for names is of no use to members without one.
  private mutating func dropUnfillable() {
    for part in parts where part.format.takesText && arguments(part.shares).isEmpty {
      note(namelessness)
      for index in shares.indices where belongs(shares[index], to: part) {
        shares[index].format = nil
      }
    }
  }

  private mutating func note(_ reason: Reason) {
    if !setbacks.contains(reason) { setbacks.append(reason) }
  }

  /// T16, T18: the parts, by their newest members.
  private var parts: [SummaryPart] { parts(of: shares[...]) }

  private func parts(of shares: ArraySlice<SummaryShare>) -> [SummaryPart] {
    var parts: [SummaryPart] = []
    for share in shares {
      guard let format = share.format, let text = share.text else { continue }
      if let index = parts.firstIndex(where: { belongs(share, to: $0) }) {
        parts[index].shares.append(share)
      } else {
        parts.append(SummaryPart(format: format, text: text, shares: [share]))
      }
    }
    return parts
  }

  private func belongs(_ share: SummaryShare, to part: SummaryPart) -> Bool {
    switch policies[.summaryMergeBy] {
    case .format: part.format.identity == share.format?.identity
    case .category: part.shares[0].categoryIdentifier.isExactly(share.categoryIdentifier)
    }
  }

  /// T10–T12: the distinct arguments, in order; exactly compared (T11).
  private func arguments(_ shares: [SummaryShare]) -> [String] {
    let ordered =
      policies[.summaryArgumentOrder] == .newestFirst
      ? shares : shares.ordered { $0.oldest < $1.oldest }
    return ordered.compactMap(\.argument).uniqued { ShareTally.Kind(argument: $0) }
  }

  /// T8, T9: the system's own text.
  private func standard(names isNaming: Bool, _ rule: RuleID) -> Summary {
    let names = isNaming ? arguments(shares) : []
    let limit = policies[.summaryArgumentLimit]
    let words =
      names.isEmpty
      ? system.moreNotifications(count)
      : system.moreNotifications(count, from: system.list(names, limit: limit, by: lists))
    // T19: names in a mix are a reading of that rule; T9 is for groups without any format.
    let decisive = names.isEmpty || rule != "T8" ? rule : "T9"
    // T28: without that they would be named here.
    let isWithheld = isNaming && namelessness == .withheldNames
    let withheld = isWithheld && !setbacks.contains(namelessness) ? [namelessness] : []
    let reasons =
      [counted] + setbacks + withheld + [Reason(decisive)] + reasons(listing: names)
    return Summary(words: words, count: count, arguments: names, reasons: reasons)
  }

  /// T10–T13, T24: what made the list of these arguments what it is.
  private func reasons(listing names: [String]) -> [Reason] {
    if names.isEmpty { return [] }
    let order = policies[.summaryArgumentOrder].phrase
    return [Reason("T10")]
      + (names.count > 1 ? [Reason("T12", [.init("order", order)]), Reason("T24")] : [])
      + (1..<names.count ~= policies[.summaryArgumentLimit] ? [Reason("T13")] : [])
  }

  private func filled(_ part: SummaryPart) -> Summary {
    let names = names(in: part)
    let resolved = resolved(part, naming: names)
    return Summary(
      words: resolved.words, count: part.count, arguments: names, parts: [resolved],
      reasons: [counted, Reason("T4")] + resolved.account + reasons(listing: names))
  }

  // T22, T23: put into words each time, by the number that is shown.
  private func resolved(_ part: SummaryPart, naming names: [String]) -> ResolvedText {
    let arguments: [FormatArgument] = part.format.takesText ? [.string(list(names))] : []
    return localizer.resolve(part.text, for: .summary, number: part.count, arguments: arguments)
  }

  private func names(in part: SummaryPart) -> [String] {
    part.format.takesText ? arguments(part.shares) : []
  }

  // T13, T24: within the app's words the device's language joins, whatever the system speaks.
  private func list(_ names: [String]) -> String {
    lists.joined(system.named(names, limit: policies[.summaryArgumentLimit]))
  }

  /// T17, T18, T21: each part with its own number, joined; one alone beside those without a format
  /// may name people.
  private func joined(_ parts: [SummaryPart], _ formatless: [SummaryShare]) -> Summary {
    let named = parts.map(names)
    let texts = zip(parts, named).map(resolved)
    let names = Array(named.joined())
    var words = texts.map(\.words)
    if let newest = shares.firstIndex(where: { $0.format == nil }) {
      let others = formatless.map(\.count).saturatingSum
      words.insert(system.moreNotifications(others), at: self.parts(of: shares[..<newest]).count)
    }
    let ways =
      (parts.count > 1 ? [Reason("T17")] : []) + [Reason("T18")]
      + (formatless.isEmpty ? [] : [Reason("T21", "joined")]) + [Reason("T24")]
    return Summary(
      words: lists.joined(words), count: count, arguments: names, parts: texts,
      reasons: [counted] + setbacks + ways + texts.flatMap(\.account)
        + reasons(listing: names).filter { $0.rule != "T24" })
  }

  private var counted: Reason { Reason("T2", [Reason.Detail("number", String(count))]) }
}

extension Reason {
  // H22, T28: why one that shows all the same has no names.
  fileprivate static let withheldNames = Reason("T28", "withheld")
}

extension ArgumentOrder {
  fileprivate var phrase: String {
    switch self {
    case .newestFirst: "newest first"
    case .oldestFirst: "oldest first"
    }
  }
}
