import Foundation

/// The checkout that the tests were built from.
package enum Checkout {
  /// Its absolute path.
  package static let path = #filePath.split(separator: "/").dropLast(3).reduce("") { "\($0)/\($1)" }

  /// The scenarios of the data folder, by their paths in `Fixtures/Scenarios`.
  ///
  /// Sorted; read from the disk once.
  package static let scenarios = scenarios(in: "Fixtures/Scenarios")

  /// The scenarios of the rules, by their paths in `Fixtures/Conformance`.
  package static let conformance = scenarios(in: "Fixtures/Conformance")

  private static func scenarios(in folder: String) -> [String] {
    let paths = FileManager.default.enumerator(atPath: "\(path)/\(folder)")?
      .compactMap { $0 as? String }
    return (paths ?? []).filter { $0.hasSuffix(".scenario") }.sorted()
  }
}
