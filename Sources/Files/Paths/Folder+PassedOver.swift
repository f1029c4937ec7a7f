extension Folder {
  /// Names of folders of what is built or fetched: nothing in them is written by
  /// the people whose tree it is.
  package static let namesPassedOver: Set<String> = [
    "Pods", "Carthage", "DerivedData", "build", "node_modules", "vendor",
  ]
}
