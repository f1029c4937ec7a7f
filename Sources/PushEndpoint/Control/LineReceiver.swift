import Notifications

/// What answers the lines of other programs (formats.md §5).
package protocol LineReceiver {
  /// The answer to a line, and whether the program follows what happens since;
  /// a blank line has one, too.
  ///
  /// - Parameters:
  ///   - line: Without its line feed.
  ///   - program: Tells the programs apart that talk at the same time, from 1.
  mutating func answer(_ line: String, of program: Int) -> (json: JSONValue, isSubscribed: Bool)

  /// Hears that a program is gone. What it followed is followed no longer.
  ///
  /// - Parameter program: Its number, which no other program gets later.
  mutating func forget(_ program: Int)
}
