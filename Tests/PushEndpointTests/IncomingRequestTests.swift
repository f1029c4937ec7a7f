import Push
import Testing

@testable import PushEndpoint

@Suite("Requests as they come in")
struct IncomingRequestTests {
  private typealias Field = (name: String, value: String)
  private static let push: [Field] = [
    (":method", "POST"), (":path", "/3/device/00"), ("apns-topic", "com.example.chat"),
  ]
  // Each takes the place of what came before it.
  private static let headers: [[Field]] = [
    push, push, [], push, Array(push.dropLast()), push + [("apns-priority", "5")], push,
    [(":method", "POST"), (":path", "/3/device/01"), ("apns-topic", "com.example.chat")],
    [(":path", "/3/device/00"), (":method", "POST")], [("", ""), ("apns-topic", "")], push,
    push.map { ($0.name, $0.value + "\u{0}") }, push.map { ($0.value, $0.name) },
  ]

  private func take(
    _ field: [UInt8], _ value: [UInt8], of stream: Int32, into requests: inout IncomingRequests
  ) -> Bool {
    field.withUnsafeBufferPointer { field in
      value.withUnsafeBufferPointer { requests.take(field, $0, of: stream, limit: 4096) }
    }
  }

  private func take(_ text: String, of stream: Int32, into requests: inout IncomingRequests) -> (
    IncomingRequest?
  ) {
    Array(text.utf8).withUnsafeBufferPointer { requests.take($0, of: stream, limit: 8) }
  }

  private func texts(_ fields: [HeaderField]) -> [String] {
    fields.map { $0.name + "=" + $0.value }
  }

  @Test("A header is as it came, whatever the header before it was")
  func headers() {
    var requests = IncomingRequests()
    for (index, header) in Self.headers.enumerated() {
      let stream = Int32(index * 2 + 1)
      requests.begin(stream, at: .zero)
      for field in header {
        #expect(take(Array(field.name.utf8), Array(field.value.utf8), of: stream, into: &requests))
      }
      let request = requests.remove(stream)
      #expect(request.map { texts($0.fields) } == header.map { $0.name + "=" + $0.value })
    }
  }

  @Test("What is no UTF-8 is repaired each time that it comes")
  func repaired() {
    var requests = IncomingRequests()
    for stream: Int32 in [1, 3] {
      requests.begin(stream, at: .zero)
      #expect(take([0x61], [0x62, 0xFF], of: stream, into: &requests))
      #expect(requests.remove(stream).map { texts($0.fields) } == ["a=b\u{FFFD}"])
    }
  }

  @Test("Of streams that come by turns, each has its own header, body and age")
  func turns() {
    var requests = IncomingRequests()
    for (index, header) in Self.headers.enumerated() {
      requests.begin(Int32(index), at: .seconds(10 + index))
      for field in header {
        _ = take(Array(field.name.utf8), Array(field.value.utf8), of: Int32(index), into: &requests)
      }
    }
    for text in ["a", "b"] {
      for index in Self.headers.indices {
        #expect(take(text + "\(index % 10)", of: Int32(index), into: &requests) == nil)
      }
    }
    #expect(requests.oldest == .seconds(10))
    for (index, header) in Self.headers.enumerated() {
      let request = requests.remove(Int32(index))
      #expect(request.map { texts($0.fields) } == header.map { $0.name + "=" + $0.value })
      #expect(request?.body == Array("a\(index % 10)b\(index % 10)".utf8))
      #expect(request?.begun == .seconds(10 + index))
    }
    #expect(requests.oldest == nil && requests.remove(0) == nil)
  }

  @Test("A body beyond the limit is handed on once, as far as it is kept")
  func long() {
    var requests = IncomingRequests()
    requests.begin(1, at: .zero)
    #expect(take("12345678", of: 1, into: &requests) == nil)
    let cut = take("9", of: 1, into: &requests)
    #expect(cut?.body == Array("12345678".utf8) && cut?.isCut == true)
    #expect(take("10", of: 1, into: &requests) == nil)
    let rest = requests.remove(1)
    #expect(rest?.isCut == true && rest?.body.isEmpty == true)
  }

  @Test("What comes of a stream that is forgotten is none of another's")
  func forgotten() {
    var requests = IncomingRequests()
    requests.begin(1, at: .zero)
    requests.begin(3, at: .zero)
    _ = requests.remove(1)
    #expect(take([0x61], [0x62], of: 1, into: &requests))
    #expect(take("a", of: 1, into: &requests) == nil)
    #expect(requests.remove(3)?.fields.isEmpty == true)
  }
}
