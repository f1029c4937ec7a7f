import Notifications

extension SectionList {
  /// How many notifications of each app it holds, the app of the newest first.
  var countsByApp: [(app: BundleIdentifier, count: Int)] {
    var counts: [(app: BundleIdentifier, count: Int)] = []
    var indices: [BundleIdentifier: Int] = [:]
    for group in groups {
      let index = indices[group.key.app] ?? counts.count
      if index == counts.count {
        indices[group.key.app] = index
        counts.append((group.key.app, 0))
      }
      counts[index].count += group.count
    }
    return counts
  }
}
