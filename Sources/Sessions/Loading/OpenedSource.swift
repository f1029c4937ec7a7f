/// What something was opened with, so that it can be opened once more.
package struct OpenedSource: Sendable {
  /// The paths as they were given.
  package let paths: [String]
  /// How its world begins.
  package let settings: WorldSettings
  /// Where files lie.
  let locations: DataLocations

  /// The scenarios among the paths.
  package var scenarios: [String] { paths.filter { locations.kind(named: $0) == .scenario } }

  /// Reads all of it as it is now.
  ///
  /// - Throws: Where a path cannot be read at all.
  package func reopened() throws -> LoadedInput {
    try LoadedInput(paths, settings: settings, locations: locations)
  }
}
