import Delivery
import Localization
import Notifications

/// A row of the list as a matrix looks at it: what it says, and the texts behind that.
struct MatrixRow {
  /// What it says.
  let shown: RowContent
  /// The delivery number of its leading notification.
  let number: Int
  /// The delivery numbers of all that it stands for.
  let members: [Int]
  /// The texts that it shows, with what they are called.
  let texts: [(name: String, text: ResolvedText)]
  /// Whether the system's own words are among them.
  let hasSystemWords: Bool
  /// What the actions are called that it offers, by their identifiers, and what
  /// their text inputs say (L35).
  let actions: [(identifier: String, title: ResolvedText)]
  /// Why words of the app's that were looked up are not shown, each once;
  /// without what `texts` tell.
  let fallbacks: [String]

  /// A stack.
  init(_ group: Group, in state: State) {
    let summary = state.summary(of: group)
    let placeholder = state.placeholder(for: group)
    self.init(
      state.shown(group), group.leading, group.memberNumbers, placeholder, summary, in: state)
  }

  /// A notification.
  init(_ number: Int, in state: State) {
    self.init(state.shown(number), number, [number], state.placeholder(for: number), nil, in: state)
  }

  private init(
    _ shown: RowContent, _ number: Int, _ members: [Int], _ placeholder: HiddenPlaceholder,
    _ summary: Summary?,
    in state: State
  ) {
    (self.shown, self.members, self.number) = (shown, members, number)
    let notification = state.notification(number)
    let content = notification.content
    var texts: [(name: String, text: ResolvedText)] = []
    func add(_ name: String, _ text: Text?, _ isShown: Bool) {
      guard isShown, let text else { return }
      texts.append((name, state.resolve(text, of: notification)))
    }
    actions = state.titledActions(of: number)
    var fallbacks: [String] = []
    add("title", content.title, shown.title != nil)
    add("subtitle", content.subtitle, shown.subtitle != nil)
    if shown.isHidden {
      texts += placeholder.parts.map { ("placeholder", $0) }
      hasSystemWords = placeholder.parts.isEmpty
      if placeholder.reasons.contains(where: { $0.rule == "H9" }) {
        fallbacks.append("placeholder: nothing is left of it; the system’s own words stand in")
      }
    } else {
      add("body", content.body, shown.body != nil)
      texts += (summary?.parts ?? []).map { ("summary", $0) }
      hasSystemWords = summary?.parts.isEmpty ?? false
      // T6, T26: what cannot be filled is not shown, and the system's own words are.
      for text in summary == nil ? [] : state.unusableFormats(of: members) {
        let resolved = state.localizer(of: notification.app).resolve(text, for: .summary)
        if resolved.isMissing {
          texts.append(("summary", resolved))
        } else {
          fallbacks.append("summary: its format cannot be filled; the system’s own words stand in")
        }
      }
    }
    (self.texts, self.fallbacks) = (texts, fallbacks)
  }

  /// The line that a table has room for.
  var line: String { shown.summary ?? shown.body ?? shown.firstWords ?? "" }
}

extension ResolvedText {
  fileprivate var isMissing: Bool {
    steps.contains { if case .missing = $0 { true } else { false } }
  }
}

extension State {
  // The summary formats of an app's notifications that are of no use as they are written, each once.
  fileprivate func unusableFormats(of members: [Int]) -> [Text] {
    guard let first = members.first, let app = app(notification(first).app)?.app else { return [] }
    let localizer = localizer(of: app.bundleIdentifier)
    let unusable = app.categories.compactMap(\.categorySummaryFormat).filter { text in
      let format = localizer.summaryFormat(text)
      return !format.isUsable || format.outdated(in: device.profile) != nil
    }
    // As a rule there are none, and of members many.
    if unusable.isEmpty { return [] }
    return members.lazy.compactMap { category(of: notification($0))?.categorySummaryFormat }
      .filter(unusable.contains).uniqued()
  }

  fileprivate func titledActions(
    of number: Int
  ) -> [(identifier: String, title: ResolvedText)] {
    let localizer = localizer(of: notification(number).app)
    return allActions(of: number).flatMap(\.namedLabels).map {
      ($0.name, localizer.resolve($0.text, for: .label))
    }
  }

  /// What the list shows from top to bottom: stacks that are collapsed, and notifications.
  var matrixRows: [MatrixRow] { matrixRows(groups: .max) }

  /// The same of the first groups of each section.
  func matrixRows(groups most: Int) -> [MatrixRow] {
    Section.allCases.flatMap { section in
      let list = self.list[section]
      return list.groups.prefix(most).flatMap { group -> [MatrixRow] in
        guard !group.isExpanded, isStack(group) else {
          return group.memberNumbers.map { MatrixRow($0, in: self) }
        }
        return [MatrixRow(group, in: self)]
      }
    }
  }
}
