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
    self.shown = shown
    self.members = members
    self.number = number
    let notification = state.notification(number)
    let content = notification.content
    var texts: [(name: String, text: ResolvedText)] = []
    func add(_ name: String, _ text: Text?, _ isShown: Bool) {
      guard isShown, let text else { return }
      texts.append((name, state.resolve(text, of: notification)))
    }
    add("title", content.title, shown.title != nil)
    add("subtitle", content.subtitle, shown.subtitle != nil)
    if shown.isHidden {
      texts += placeholder.parts.map { ("placeholder", $0) }
      hasSystemWords = placeholder.parts.isEmpty
    } else {
      add("body", content.body, shown.body != nil)
      texts += (summary?.parts ?? []).map { ("summary", $0) }
      hasSystemWords = summary?.parts.isEmpty ?? false
    }
    self.texts = texts
  }

  /// The line that a table has room for.
  var line: String { shown.summary ?? shown.body ?? shown.title ?? "" }
}

extension State {
  /// What the list shows from top to bottom: stacks that are collapsed, and notifications.
  var matrixRows: [MatrixRow] { matrixRows(groups: .max) }

  /// The same of the first groups of each section.
  func matrixRows(groups most: Int) -> [MatrixRow] {
    Section.allCases.flatMap { section in
      let list = self.list[section]
      return list.groups.prefix(most).flatMap { group -> [MatrixRow] in
        guard !group.isExpanded, group.isStack(threshold: list.stackThreshold) else {
          return group.memberNumbers.map { MatrixRow($0, in: self) }
        }
        return [MatrixRow(group, in: self)]
      }
    }
  }
}
