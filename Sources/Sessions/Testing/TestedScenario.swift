/// A scenario that is to be tested.
package struct TestedScenario: Hashable, Sendable {
  /// The path as it was given, or as it was found in a folder that was.
  package let path: String
  /// Its place in the order of the report, from 0.
  package let number: Int

  package init(path: String, number: Int) {
    self.path = path
    self.number = number
  }
}
