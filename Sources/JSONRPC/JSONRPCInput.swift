import Notifications

/// What came, as far as it makes sense: one part that is no message does not take others with it.
package struct JSONRPCInput {
  /// What came, in order.
  package private(set) var messages: [JSONRPCMessage] = []
  /// What is answered to each part that is no message, with its id where it has one.
  package private(set) var refusals: [JSONRPCMessage] = []
  /// Whether a batch came, whose answers are one, too (JSON-RPC 2.0, section 6).
  package private(set) var hasBatch = false

  package init() {}

  /// Takes in a message.
  package mutating func take(_ bytes: [UInt8]) {
    take(bytes) { [$0] }
  }

  /// Takes in a message, or those of a batch, as one version of the protocol has
  /// them; nothing of a blank line.
  package mutating func take(line: [UInt8]) {
    guard line.contains(where: { $0 > 0x20 }) else { return }
    var isBatch = false
    take(line) { value in
      guard let batch = value.array, !batch.isEmpty else { return [value] }
      isBatch = true
      return batch
    }
    hasBatch = hasBatch || isBatch
  }

  /// Refuses what could not be read as far as its id.
  package mutating func refuse(_ error: JSONRPCError) {
    refusals.append(.failure(id: .null, error))
  }

  private mutating func take(_ bytes: [UInt8], parts: (JSONValue) -> [JSONValue]) {
    do throws(JSONRPCError) {
      for part in parts(try JSONValue(message: bytes)) { take(part) }
    } catch {
      refuse(error)
    }
  }

  private mutating func take(_ part: JSONValue) {
    do throws(JSONRPCError) {
      messages.append(try JSONRPCMessage(part))
    } catch {
      refusals.append(.failure(id: part.messageID, error))
    }
  }
}

extension JSONValue {
  // An id is a text or a number; anything else may be none.
  fileprivate var messageID: JSONValue {
    guard let id = self["id"], id.canBeID else { return .null }
    return id
  }
}
