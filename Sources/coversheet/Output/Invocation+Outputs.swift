import Files

extension Invocation {
  /// Refuses two options that would write the same file: the later result would
  /// take the place of the first.
  ///
  /// - Parameter known: The options of the command.
  /// - Throws: With both options, before anything is done.
  func checkOutputsDiffer(_ known: [CommandLineOption]) throws(UsageError) {
    var places: [(option: String, place: PlaceOnDisk)] = []
    for option in known where option.isOutput {
      guard let path = arguments[option], !path.isEmpty, path != "-", !Self.isStream(path) else {
        continue
      }
      let place = PlaceOnDisk(path)
      if let other = places.first(where: { $0.place == place }) {
        throw UsageError(
          "--\(other.option) and --\(option.name) both name \(path); give each its own")
      }
      places.append((option.name, place))
    }
  }

  // Into a pipe or a device several results can go, one behind the other.
  private static func isStream(_ path: String) -> Bool {
    Folder.exists(path) && !Folder.isRegularFile(path) && !Folder.isFolder(path)
  }
}
