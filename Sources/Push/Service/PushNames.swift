/// What a push is called (K17).
///
/// Three names, because a person, the service and the app each have their own.
package struct PushNames: Hashable, Sendable {
  /// Its number among all pushes, from 1.
  package let number: Int
  /// What `id=` gave it, or `n1`, `n2`, …
  package let name: String
  /// What its notification is called.
  package let identifier: String
  /// Whether it has no name but its number.
  let isByNumber: Bool

  /// Names the next push of a service.
  ///
  /// - Parameters:
  ///   - count: How many pushes there were before.
  ///   - free: The number that it is called by where it has no name; nil for its own.
  ///   - apnsIdentifier: What the service answered; nil for a push from a file.
  package init(
    _ request: PushRequest, after count: Int, free: Int? = nil, apnsIdentifier: String? = nil
  ) {
    number = count + 1
    name = request.name ?? Self.name(ofPush: free ?? number)
    identifier = request.collapseIdentifier ?? apnsIdentifier ?? name
    isByNumber = request.name == nil && free ?? number == number
  }

  /// What a push without a name is called, by its number from 1.
  ///
  /// Digit by digit: several are made for each push.
  static func name(ofPush number: Int) -> String {
    var rest = number
    var count = 1
    while rest > 9 { (rest, count) = (rest / 10, count + 1) }
    return String(unsafeUninitializedCapacity: count + 1) { text in
      rest = number
      for index in (1...count).reversed() {
        text[index] = UInt8(ascii: "0") + UInt8(rest % 10)
        rest /= 10
      }
      text[0] = UInt8(ascii: "n")
      return count + 1
    }
  }
}
