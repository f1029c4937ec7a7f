import Notifications

/// What was exercised of an app.
package struct AppCoverage: Hashable, Sendable {
  /// The app.
  package let identifier: BundleIdentifier
  /// The kinds that it declared, in their order.
  package private(set) var categories: [CategoryCoverage] = []
  /// What could be set for it, in the order of `Setting.keys`.
  package private(set) var possible: [Setting] = []
  /// What was set for it while something was delivered.
  package var settings: Set<Setting> = []

  package init(_ identifier: BundleIdentifier) { self.identifier = identifier }

  /// Something that can be done with the notifications of a category.
  package struct ActionCoverage: Hashable, Sendable {
    /// As the app is told.
    package let identifier: String
    /// Whether text belongs to it.
    package let takesText: Bool
    /// What it needs and does.
    let options: ActionOptions
    /// Whether it was chosen.
    package var isUsed = false
  }

  /// A kind of notification.
  package struct CategoryCoverage: Hashable, Sendable {
    /// As payloads name it.
    package let identifier: String
    /// What can be done with it, in the order in which that is shown.
    package var actions: [ActionCoverage]
    /// Whether a notification had it.
    package var isUsed = false
  }

  /// What could be set for it and never was while something came.
  var missingSettings: [Setting] { possible.filter { !settings.contains($0) } }
  /// All actions of its categories.
  package var actions: [ActionCoverage] { categories.flatMap(\.actions) }

  /// Takes in what it declares, besides what it declared before.
  mutating func declare(_ new: [Category], possible settings: [Setting]) {
    for category in new {
      let actions = Action.withoutDoubles(category.actions).map {
        ActionCoverage(
          identifier: $0.identifier, takesText: $0.textInput != nil, options: $0.options)
      }
      merge(CategoryCoverage(identifier: category.identifier, actions: actions))
    }
    mergePossible(settings)
  }

  /// Notes that a notification had a category.
  mutating func use(category: String) {
    guard let index = categories.firstIndex(where: { $0.identifier.isExactly(category) }) else {
      return
    }
    categories[index].isUsed = true
  }

  /// Notes that an action of a category was chosen.
  mutating func use(action: String, of category: String) {
    guard let index = categories.firstIndex(where: { $0.identifier.isExactly(category) }),
      let place = categories[index].actions.firstIndex(where: { $0.identifier.isExactly(action) })
    else { return }
    categories[index].actions[place].isUsed = true
  }

  /// Takes in what another scenario exercised of it.
  mutating func merge(_ other: AppCoverage) {
    for category in other.categories { merge(category) }
    mergePossible(other.possible)
    settings.formUnion(other.settings)
  }

  private mutating func merge(_ category: CategoryCoverage) {
    guard let index = categories.firstIndex(where: { $0.identifier.isExactly(category.identifier) })
    else {
      return categories.append(category)
    }
    categories[index].isUsed = categories[index].isUsed || category.isUsed
    for action in category.actions {
      if let known = categories[index].actions.firstIndex(where: {
        $0.identifier.isExactly(action.identifier)
      }) {
        let isUsed = categories[index].actions[known].isUsed || action.isUsed
        categories[index].actions[known].isUsed = isUsed
      } else {
        categories[index].actions.append(action)
      }
    }
  }

  // In the order of `Setting.keys`, whichever scenario came first.
  private mutating func mergePossible(_ more: [Setting]) {
    let both = Set(possible + more)
    possible = Setting.everything.filter(both.contains)
  }
}

extension Setting {
  /// Everything that can be set for an app, in the order of `Setting.keys`.
  static let everything: [Setting] = keys.flatMap { key in
    values(of: key).compactMap { Setting(key: key, value: $0) }
  }
}
