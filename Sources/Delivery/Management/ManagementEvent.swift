import Notifications

/// What was asked, opened or suggested about an app's notifications; a case of `Event`.
package enum ManagementEvent: Hashable, Sendable {
  /// An app asked to notify for these (X16).
  case requested(BundleIdentifier, AuthorizationOptions)
  /// A question was asked; it waits behind those before it (X17).
  case prompted(Prompt)
  /// A question ended; `index` is where it stood among those that waited.
  case answered(Prompt, Prompt.Answer, index: Int)
  case sheetOpened(Sheet)
  case sheetClosed(Sheet)
  /// A suggestion appeared (X11); `earlier` is when its app had one before.
  case suggested(Suggestion, earlier: Instant?)
  case suggestionEnded(Suggestion)

  /// Every name that such a fact can have, in the order of the cases.
  package static let names = [
    "requested", "prompted", "answered", "sheetOpened", "sheetClosed", "suggested",
    "suggestionEnded",
  ]

  /// What the fact is called in files.
  var name: String {
    switch self {
    case .requested: "requested"
    case .prompted: "prompted"
    case .answered: "answered"
    case .sheetOpened: "sheetOpened"
    case .sheetClosed: "sheetClosed"
    case .suggested: "suggested"
    case .suggestionEnded: "suggestionEnded"
    }
  }

  /// Whether it only came and went, and decided nothing.
  package var isPassing: Bool {
    switch self {
    case .sheetOpened, .sheetClosed: true
    case .requested, .prompted, .answered, .suggested, .suggestionEnded: false
    }
  }

  /// The app that it is about.
  package var app: BundleIdentifier {
    switch self {
    case .requested(let app, _): app
    case .prompted(let prompt), .answered(let prompt, _, _): prompt.app
    case .sheetOpened(let sheet), .sheetClosed(let sheet): sheet.app
    case .suggested(let suggestion, _), .suggestionEnded(let suggestion): suggestion.app
    }
  }
}

extension State {
  /// Makes a fact about management so.
  mutating func apply(_ event: ManagementEvent, at now: Instant) {
    switch event {
    case .requested: break
    case .prompted(let prompt): prompts.append(prompt)
    case .answered(_, _, let index): prompts.remove(at: index)
    case .sheetOpened(let sheet): sheets.append(sheet)
    case .sheetClosed: sheets.removeLast()
    case .suggested(let new, _):
      suggested = new
      lastSuggestions[new.app] = now
      clearedRuns.end(of: new.app)
    case .suggestionEnded: suggested = nil
    }
  }

  /// Takes a fact about management back.
  mutating func revert(_ event: ManagementEvent) {
    switch event {
    case .requested: break
    case .prompted: prompts.removeLast()
    case .answered(let prompt, _, let index): prompts.insert(prompt, at: index)
    case .sheetOpened: sheets.removeLast()
    case .sheetClosed(let sheet): sheets.append(sheet)
    case .suggested(let new, let earlier):
      suggested = nil
      lastSuggestions[new.app] = earlier
      clearedRuns.revert()
    case .suggestionEnded(let old): suggested = old
    }
  }
}

extension Engine {
  /// Makes something about management happen.
  mutating func record(_ event: ManagementEvent, because reasons: [Reason] = []) {
    emit(.management(event), because: reasons)
  }
}
