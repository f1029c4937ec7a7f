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
  case sheetClosed(Sheet, by: Doer)
  /// A suggestion appeared (X11); `earlier` is when its app had one before.
  case suggested(Suggestion, earlier: Instant?)
  case suggestionEnded(Suggestion, by: Doer)

  /// The suggestion that came or went; nil for other events.
  var suggestion: Suggestion? {
    switch self {
    case .suggested(let suggestion, _), .suggestionEnded(let suggestion, _): suggestion
    case .requested, .prompted, .answered, .sheetOpened, .sheetClosed: nil
    }
  }
}

extension State {
  /// Makes a fact about management so, or takes it back.
  mutating func change(by event: ManagementEvent, at now: Instant, _ way: FactDirection) {
    switch event {
    case .requested: break
    case .prompted(let prompt): way.add(prompt, to: &prompts)
    case .answered(let prompt, _, let index): way.remove(prompt, at: index, of: &prompts)
    case .sheetOpened(let sheet): way.add(sheet, to: &sheets)
    case .sheetClosed(let sheet, _): way.opposite.add(sheet, to: &sheets)
    case .suggested(let new, let earlier):
      suggested = way.end(nil, new)
      lastSuggestions[new.app] = way.end(earlier, now)
      clearedRuns.end(of: new.app, way)
    case .suggestionEnded(let old, _): suggested = way.end(old, nil)
    }
  }
}

extension Engine {
  /// Makes something about management happen.
  mutating func record(_ event: ManagementEvent, because reasons: [Reason] = []) {
    emit(.management(event), because: reasons)
  }
}
