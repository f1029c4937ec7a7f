import Notifications

/// Y30: what in a content extension's declaration will not do what its author means.
///
/// A ratio that is missing or out of range (C3), categories in which nothing is sent (C1) where all
/// that is sent is at hand, hidden texts that are not shown otherwise (C4), touches before iOS 12,
/// and buttons that none reach (C6). A content extension that is a program may do what it likes
/// with its texts, so these are not judged.
struct ContentExtensionSlips: AppRule {
  static let id: RuleID = "Y30"

  func findings(in app: LintedApp) -> [Diagnostic] {
    app.app.contentExtensions.flatMap { content in
      guard let place = content.place else { return [Diagnostic]() }
      let slips = [
        ratio(content, place), hiddenTexts(content, place), touches(content, place, app),
      ]
      return slips.compactMap(\.self) + unsent(content, place, app)
    }
  }

  // C3.
  private func ratio(_ content: ContentExtension, _ place: Place) -> Diagnostic? {
    let key = "UNNotificationExtensionInitialContentSizeRatio"
    let given = content.places.initialContentSizeRatio
    guard let ratio = content.initialContentSizeRatio else {
      // Of one that is no number its reader says so.
      if given != nil { return nil }
      return warning(place, "\(content.name) has no \(key); it opens as high as it is wide")
    }
    let place = given ?? place
    let what = "\(key) \(ratio) of \(content.name), height divided by width,"
    if ratio < 0 || ratio > 3 { return warning(place, "\(what) is outside of 0.1 to 3") }
    // Some open with nothing on purpose, and take their size when they know it.
    guard ratio < 0.1 else { return nil }
    return note(place, "\(what) opens next to no view until the extension says how high it is")
  }

  // C1.
  private func unsent(
    _ content: ContentExtension, _ place: Place, _ app: LintedApp
  ) -> [Diagnostic] {
    // Where not all that is sent is at hand, or no payload is, any may still be sent.
    let looked = app.contents + app.heard
    guard app.knowsEveryUse, !looked.isEmpty else { return [] }
    let names = looked.compactMap(\.categoryIdentifier) + app.app.ownCategories
    let sent = Set(names.map(ExactText.init))
    let known = sent.union(app.app.categories.map { ExactText($0.identifier) })
    let unsent = content.categories.indices.filter {
      !sent.contains(ExactText(content.categories[$0]))
    }
    return unsent.map { index in
      let category = content.categories[index]
      let places = content.places.categories
      let near =
        known.contains(ExactText(category))
        ? "" : suggestion(for: category, among: known.inOrder)
      return note(
        places.indices.contains(index) ? places[index] : place,
        "nothing is sent in the category \"\(category)\" of \(content.name)\(near)")
    }
  }

  // C4. Without a Content.json, what it shows is in its code.
  private func hiddenTexts(_ content: ContentExtension, _ place: Place) -> Diagnostic? {
    guard content.isDefaultContentHidden, content.isDescribed, content.command.isEmpty else {
      return nil
    }
    let paths = content.table.templates.flatMap(\.paths)
    let own = ["title", "body", "userInfo"]
    if paths.contains(where: { path in own.contains { path.hasPrefix($0) } }) { return nil }
    return note(
      content.places.defaultContentHidden ?? place,
      "\(content.name) hides title and body, and shows neither itself")
  }

  // C6.
  private func touches(
    _ content: ContentExtension, _ place: Place, _ app: LintedApp
  ) -> Diagnostic? {
    let key = "UNNotificationExtensionUserInteractionEnabled"
    let place = content.places.userInteractionEnabled ?? place
    if app.profile.has(.touches) {
      guard content.hasPressedButtons, !content.isUserInteractionEnabled else { return nil }
      let what = "pressing a button of \(content.name) opens the app"
      return warning(place, "\(what), as no touches reach it; set \(key) to true")
    }
    guard content.isUserInteractionEnabled else { return nil }
    return warning(place, "\(key) of \(content.name) has no effect before iOS 12")
  }
}

extension ContentExtension {
  // Those that nothing waits for are only shown.
  fileprivate var hasPressedButtons: Bool {
    let isHeard =
      !command.isEmpty
      || table.rows.contains { if case .press = $0.event { true } else { false } }
    let hasButtons = table.view.flatMap(\.leaves).contains {
      if case .button = $0 { true } else { false }
    }
    return isHeard && hasButtons
  }
}

extension App {
  /// The categories of the notifications that its own code and its service extension make.
  fileprivate var ownCategories: [String] {
    let requests = reactions.flatMap(\.steps).flatMap(\.requests).map(\.content)
    let edits = (serviceExtension?.allSteps ?? []).map(\.edit)
    return (requests + edits).flatMap(\.changes).compactMap { change in
      if case .categoryIdentifier(let template) = change { template?.text } else { nil }
    }
  }
}
