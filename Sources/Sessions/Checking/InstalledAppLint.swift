import Delivery
import Lint
import Notifications
import Push

/// The rules about payloads as they are asked for an installed app.
struct InstalledAppLint {
  /// Of all that a `DeliveryLint` has made, which one this is.
  let number: Int
  /// What is asked.
  var lint: PayloadLint
  /// The app as the rules see it.
  let app: LintedApp
  /// What it is asked of.
  let grounds: InstalledAppGrounds
  // Categories with words of string tables that no push had yet; each push asks.
  private var unusedCategories: [String]

  /// - Parameter app: Made of the installed one as it is in the state.
  init(_ installed: InstalledApp, _ state: State, _ app: LintedApp, number: Int) {
    (self.app, self.number) = (app, number)
    lint = PayloadLint(for: app)
    grounds = InstalledAppGrounds(installed, state)
    unusedCategories = installed.app.categories.filter(\.hasKeyedTexts).map(\.identifier)
  }

  /// What is wrong with the tables that a push's category takes its words from, when a push has
  /// that category first.
  ///
  /// - Returns: Errors alone: what a table lacks is told where a word of it is shown.
  mutating func brokenTables(neededBy push: PushRequest, _ state: State) -> [Diagnostic] {
    guard !unusedCategories.isEmpty, let category = push.payload.content?.categoryIdentifier,
      let index = unusedCategories.firstIndex(of: category)
    else { return [] }
    unusedCategories.remove(at: index)
    return state.localizer(of: push.app).tableComplaints.filter { $0.severity == .error }
  }
}

extension Category {
  // H5, L35, T4: its formats, and what its actions are called.
  fileprivate var hasKeyedTexts: Bool {
    let formats = [hiddenPreviewsBodyPlaceholder, categorySummaryFormat].compactMap(\.self)
    return (formats + actions.flatMap(\.namedLabels).map(\.text)).contains(where: \.isKeyed)
  }
}
