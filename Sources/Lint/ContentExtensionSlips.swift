import Notifications

/// Y30: what in a content extension's declaration will not do what its author means.
struct ContentExtensionSlips: AppRule {
  static let id: RuleID = "Y30"

  func findings(in app: LintedApp) -> [Diagnostic] {
    app.app.contentExtensions.flatMap { content in
      guard let place = content.place else { return [Diagnostic]() }
      return ratio(content, place) + unsent(content, place, app) + hiddenTexts(content, place)
        + touches(content, place, app)
    }
  }

  // C3.
  private func ratio(_ content: ContentExtension, _ place: Place) -> [Diagnostic] {
    let key = "UNNotificationExtensionInitialContentSizeRatio"
    guard let ratio = content.initialContentSizeRatio else {
      return [warning(place, "\(content.name) has no \(key); it opens as high as it is wide")]
    }
    if 0.1...3 ~= ratio { return [] }
    return [
      warning(
        place, "\(key) \(ratio) of \(content.name), height divided by width, is outside of 0.1 to 3"
      )
    ]
  }

  // C1.
  private func unsent(
    _ content: ContentExtension, _ place: Place, _ app: LintedApp
  ) -> [Diagnostic] {
    let sent = Set(app.contents.compactMap(\.categoryIdentifier)).union(app.app.ownCategories)
    let known = sent.union(app.app.categories.map(\.identifier))
    let unsent = content.categories.filter { !sent.contains($0) }
    let near = unsent.map { "\"\($0)\"" + suggestion(for: $0, among: known.sorted()) }
    // Where no payload is at hand, one may still be sent.
    guard app.contents.isEmpty else {
      return zip(unsent, near).map { category, near in
        warning(
          place,
          "nothing is sent in the category \"\(category)\" of \(content.name)"
            + near.dropFirst(category.count + 2))
      }
    }
    guard !unsent.isEmpty else { return [] }
    let word = unsent.count == 1 ? "category" : "categories"
    return [
      note(
        place,
        "no payload was opened for \(content.name), which is for the \(word) "
          + near.joined(separator: ", "))
    ]
  }

  // C4.
  private func hiddenTexts(_ content: ContentExtension, _ place: Place) -> [Diagnostic] {
    guard content.isDefaultContentHidden, content.command.isEmpty else { return [] }
    let paths = content.table.templates.flatMap(\.paths)
    let own = ["title", "body", "userInfo"]
    if paths.contains(where: { path in own.contains { path.hasPrefix($0) } }) { return [] }
    return [note(place, "\(content.name) hides title and body, and shows neither itself")]
  }

  // C6.
  private func touches(
    _ content: ContentExtension, _ place: Place, _ app: LintedApp
  ) -> [Diagnostic] {
    guard app.profile < .ios12, content.isUserInteractionEnabled else { return [] }
    let key = "UNNotificationExtensionUserInteractionEnabled"
    return [warning(place, "\(key) of \(content.name) has no effect before iOS 12")]
  }
}

extension App {
  /// The categories of the notifications that its own code and its service extension make.
  fileprivate var ownCategories: [String] {
    let requests = reactions.flatMap(\.steps).compactMap { step in
      if case .schedule(let request) = step { request.content } else { nil }
    }
    let edits = (serviceExtension?.steps ?? []).map(\.edit)
    return (requests + edits).flatMap(\.changes).compactMap { change in
      if case .categoryIdentifier(let template) = change { template?.text } else { nil }
    }
  }
}
