import Notifications

/// A command line that cannot be understood; the exit status is 2.
struct UsageError: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description.withShortWords }
}
