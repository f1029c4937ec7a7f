import Notifications

extension SectionList {
  /// How many notifications of each app it holds, in the order of the identifiers.
  var countsByApp: [(app: BundleIdentifier, count: Int)] {
    countOfApp.map { (app: $0.key, count: $0.value) }
      .sorted { $0.app.description < $1.app.description }
  }
}
