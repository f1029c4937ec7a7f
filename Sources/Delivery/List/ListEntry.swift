import Notifications

/// What the list keeps of a notification.
struct ListEntry: Sendable {
  // Of half the size: there is one for each that is listed.
  private let smallNumber: Int32
  private let smallPosition: Int32
  /// What it is a notification of.
  let request: Boxed<DeliveredRequest>

  init(number: Int, position: Int, request: Boxed<DeliveredRequest>) {
    (smallNumber, smallPosition) = (Int32(number), Int32(position))
    self.request = request
  }

  /// The delivery number.
  var number: Int { Int(smallNumber) }
  /// Its place among all: greater is newer. The number, unless an update kept an older place (G26).
  var position: Int { Int(smallPosition) }
  /// The name by which it is found and replaced.
  var name: HashedName { .request(request) }
  /// What it counts in a summary (T2, T3).
  var summaryCount: Int { request.value.summaryCount }
  /// Whom it counts with.
  var kind: ShareTally.Kind {
    let content = request.value.content
    return ShareTally.Kind(
      category: content.categoryIdentifier, argument: content.summaryArgument)
  }
}
