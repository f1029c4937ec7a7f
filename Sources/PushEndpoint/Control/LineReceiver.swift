import Notifications

/// What answers the lines of other programs (formats.md §5).
package protocol LineReceiver {
  /// The answer to a line; nil for one that is blank.
  ///
  /// - Parameter program: Tells the programs apart that talk at the same time, from 1.
  mutating func answer(_ line: String, of program: Int, at moment: EndpointMoment) -> JSONValue?

  /// Hears that a program is gone.
  mutating func forget(_ program: Int)
}
