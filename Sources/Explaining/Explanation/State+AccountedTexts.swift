import Delivery
import Localization
import Notifications

extension State {
  /// L4–L33: the texts of a notification that are no plain literals, each with its name, how it was
  /// put into words, and what is wrong with it and its tables.
  func accountedTexts(
    of number: Int
  ) -> [(name: String, resolved: ResolvedText, flaws: [Diagnostic])] {
    let notification = notification(number)
    let content = notification.content
    let localizer = localizer(of: notification)
    let texts = [("title", content.title), ("subtitle", content.subtitle), ("body", content.body)]
    return texts.compactMap { name, text in
      guard let text else { return nil }
      let resolved = resolve(text, of: notification)
      guard !resolved.account.isEmpty else { return nil }
      return (name, resolved, resolved.diagnostics + localizer.brokenTables(for: resolved))
    }
  }
}

extension Localizer {
  /// What is wrong with the tables of the chosen language: a key may be missing because
  /// its table cannot be read.
  fileprivate func brokenTables(for resolved: ResolvedText) -> [Diagnostic] {
    guard resolved.isFlawed, resolved.found == nil, let language = choice.localization else {
      return []
    }
    return strings.diagnostics(in: language).filter { $0.severity == .error }
  }
}
