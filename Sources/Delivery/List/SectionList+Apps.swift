import Notifications

extension SectionList {
  /// How many notifications of each app it holds, in the order of the identifiers.
  ///
  /// Counted anew: kept up to date, it would be one more table to look into with each that comes.
  var countsByApp: [(app: BundleIdentifier, count: Int)] {
    var counts: [BundleIdentifier: Int] = [:]
    for group in groups { counts[group.key.app, default: 0] += group.count }
    return counts.map { (app: $0.key, count: $0.value) }
      .sorted { $0.app.description < $1.app.description }
  }
}
