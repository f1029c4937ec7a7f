extension Folder {
  /// Names of folders into which package managers put what others wrote.
  package static let namesFetched: Set<String> = ["Pods", "Carthage", "node_modules"]

  /// Names of folders of what is built or fetched: nothing in them is written by
  /// the people whose tree it is.
  package static let namesPassedOver = namesFetched.union(["DerivedData", "build", "vendor"])
}
