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
