import Notifications

/// A key of a string table, with where it stands in a file.
struct KeyUse {
  /// The key.
  let key: String
  /// Where it stands, or where what is said of it does.
  let place: Place
}
