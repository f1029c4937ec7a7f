import Push
import PushEndpoint

extension FuzzTarget {
  static let wires = [
    FuzzTarget("binary", .inputs { frames }, broken: brokenFrames),
    FuzzTarget("feedback", .inputs { [FeedbackTuple(timestamp: 1, token: [1, 2, 3]).bytes] }) {
      bytes in
      let tuples = FeedbackTuple.list(bytes)
      return tuples.map { $0.flatMap(\.bytes) == bytes } == false ? "tuples of other bytes" : nil
    },
    FuzzTarget("http2", .inputs { clients }, words: fieldNames, broken: brokenSession),
  ]

  private static var frames: [[UInt8]] {
    let payload = Array(#"{"aps":{"alert":"Hi"}}"#.utf8)
    let token = [UInt8](repeating: 7, count: 32)
    let all = BinaryNotification.Command.allCases.map {
      BinaryNotification(
        $0, token: token, payload: payload, identifier: 5, expiration: 9, priority: 10
      ).bytes
    }
    return all + [all.flatMap(\.self)]
  }

  // However the bytes are cut, the same pushes come out, and the same is answered.
  @Sendable private static func brokenFrames(_ bytes: [UInt8]) -> String? {
    let (whole, answer) = taken([bytes[...]])
    let (cut, otherAnswer) = taken(bytes.pieces)
    if whole != cut { return "other pushes where the bytes come in pieces" }
    return answer == otherAnswer ? nil : "another answer where the bytes come in pieces"
  }

  private static func taken(_ pieces: [ArraySlice<UInt8>]) -> ([BinaryNotification], [UInt8]) {
    var connection = BinaryConnection(payloadLimit: 2048, answersSimple: false)
    var pushes: [BinaryNotification] = []
    for piece in pieces {
      connection.receive(piece)
      while let push = connection.next() { pushes.append(push) }
    }
    return (pushes, connection.takeOutput())
  }

  private static let fieldNames: @Sendable () -> [String] = {
    [
      ":method", ":path", ":scheme", ":authority", "POST", "/3/device/", "apns-topic", "apns-id",
      "apns-priority",
      "apns-expiration", "apns-push-type", "apns-collapse-id", "authorization",
      "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
    ]
  }

  private static var clients: [[UInt8]] {
    let preface = Array("PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n".utf8)
    let settings: [UInt8] = [0, 0, 0, 4, 0, 0, 0, 0, 0]
    // :method POST, :path /3, as literals without a table.
    let fields: [UInt8] = [0x83, 0x04, 2, 0x2F, 0x33]
    let request: [UInt8] = [0, 0, UInt8(fields.count), 1, 4, 0, 0, 0, 1] + fields
    let data: [UInt8] = [0, 0, 2, 0, 1, 0, 0, 0, 1, 0x7B, 0x7D]
    let ping: [UInt8] = [0, 0, 8, 6, 0, 0, 0, 0, 0, 1, 2, 3, 4, 5, 6, 7, 8]
    return [preface + settings, preface + settings + request + data, preface + settings + ping]
  }

  // Whatever a client says, what is answered to it stays in bounds.
  @Sendable private static func brokenSession(_ bytes: [UInt8]) -> String? {
    let session = HTTP2Session(EndpointLimits())
    var outgoing: [UInt8] = []
    do throws(HTTP2Error) {
      for piece in bytes.pieces {
        for request in try session.receive(piece, at: .zero) {
          if request.body.count > EndpointLimits().bodyBytes {
            return "a body of \(request.body.count)"
          }
          session.answer(request.stream, [HeaderField(":status", "200")], body: [0x7B, 0x7D])
        }
        session.takeOutgoing(&outgoing, limit: 1 << 18)
      }
    } catch {
      if error.description.isEmpty { return "an error without words" }
    }
    return outgoing.count > 1 << 20 ? "\(outgoing.count) bytes are answered to \(bytes.count)" : nil
  }
}
