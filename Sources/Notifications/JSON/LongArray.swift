/// A JSON array, each element made when it is wanted, on any thread.
struct LongArray: Sendable {
  /// How many elements there are.
  let count: Int
  /// Makes one, by its index.
  let make: @Sendable (Int) -> JSONValue
}
