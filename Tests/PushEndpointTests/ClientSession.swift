internal import CNghttp2
import Push

/// A client's side of HTTP/2, as a function of bytes.
final class ClientSession {
  /// What the server answered on a stream.
  struct Answer: Equatable {
    var status = 0
    var fields: [String: String] = [:]
    var body = ""
    var isWhole = false
  }

  private var pointer: OpaquePointer?
  private(set) var answers: [Int32: Answer] = [:]
  /// The codes with which the server ended streams.
  private(set) var resets: [Int32: UInt32] = [:]
  /// What the server said when it went away.
  private(set) var farewell: String?
  /// How many pings came back.
  private(set) var pongs = 0
  private var bodies: [Int32: ArraySlice<UInt8>] = [:]
  /// The requests whose bodies wait.
  fileprivate private(set) var deferred: Set<Int32> = []

  init() {
    var callbacks: OpaquePointer?
    nghttp2_session_callbacks_new(&callbacks)
    defer { nghttp2_session_callbacks_del(callbacks) }
    nghttp2_session_callbacks_set_on_header_callback(callbacks, fieldCame)
    nghttp2_session_callbacks_set_on_data_chunk_recv_callback(callbacks, bodyCame)
    nghttp2_session_callbacks_set_on_frame_recv_callback(callbacks, anyFrameCame)
    nghttp2_session_client_new(&pointer, callbacks, Unmanaged.passUnretained(self).toOpaque())
    nghttp2_submit_settings(pointer, 0, nil, 0)
  }

  deinit { nghttp2_session_del(pointer) }

  /// Begins a request; its bytes are among the outgoing ones.
  ///
  /// - Parameter ends: Whether the body is whole.
  @discardableResult
  func request(
    _ fields: [(String, String)], body: String = #"{"aps":{"alert":"Hi"}}"#
  ) -> Int32 {
    var provider = nghttp2_data_provider(
      source: nghttp2_data_source(fd: 0), read_callback: takeBody)
    var stream: Int32 = 0
    let text = fields.map { (Array($0.0.utf8), Array($0.1.utf8)) }
    withFields(text) { list in
      withUnsafePointer(to: &provider) { provider in
        stream = nghttp2_submit_request(
          pointer, nil, list.baseAddress, list.count, body.isEmpty ? nil : provider, nil)
      }
    }
    bodies[stream] = Array(body.utf8)[...]
    return stream
  }

  /// A push for a token.
  @discardableResult
  func push(
    to token: String = "00", body: String = #"{"aps":{"alert":"Hi"}}"#,
    _ more: [(String, String)] = []
  ) -> Int32 {
    request(
      [
        (":method", "POST"), (":scheme", "https"), (":authority", "localhost"),
        (":path", "/3/device/\(token)"),
      ] + more, body: body)
  }

  /// Begins a push whose body does not end before `finishPush(_:)`.
  @discardableResult
  func beginPush() -> Int32 {
    let stream = push(body: #"{"aps":{"alert":"Hi"}}"#)
    deferred.insert(stream)
    return stream
  }

  /// Lets a push end that was begun.
  func finishPush(_ stream: Int32) {
    deferred.remove(stream)
    nghttp2_session_resume_data(pointer, stream)
  }

  func ping() { nghttp2_submit_ping(pointer, 0, nil) }

  /// What is to go to the server.
  func takeOutgoing() -> [UInt8] {
    var bytes: [UInt8] = []
    var start: UnsafePointer<UInt8>?
    while case let count = nghttp2_session_mem_send(pointer, &start), count > 0 {
      bytes += UnsafeBufferPointer(start: start, count: count)
    }
    return bytes
  }

  /// Takes bytes of the server.
  func receive(_ bytes: [UInt8]) {
    _ = nghttp2_session_mem_recv(pointer, bytes, bytes.count)
  }

  fileprivate func note(_ stream: Int32, _ change: (inout Answer) -> Void) {
    change(&answers[stream, default: Answer()])
  }

  fileprivate func came(_ frame: nghttp2_frame) {
    let type = UInt32(frame.hd.type)
    if type == NGHTTP2_RST_STREAM.rawValue {
      resets[frame.hd.stream_id] = frame.rst_stream.error_code
    } else if type == NGHTTP2_GOAWAY.rawValue {
      let data = UnsafeBufferPointer(
        start: frame.goaway.opaque_data, count: frame.goaway.opaque_data_len)
      farewell = String(decoding: data, as: UTF8.self)
    } else if type == NGHTTP2_PING.rawValue, frame.hd.flags & 1 != 0 {
      pongs += 1
    } else if frame.hd.flags & 1 != 0, type <= NGHTTP2_HEADERS.rawValue {
      note(frame.hd.stream_id) { $0.isWhole = true }
    }
  }

  fileprivate func fill(_ buffer: UnsafeMutableBufferPointer<UInt8>, _ stream: Int32) -> (Int, Bool)
  {
    let piece = (bodies[stream] ?? []).prefix(buffer.count)
    _ = buffer.update(fromContentsOf: piece)
    bodies[stream]?.removeFirst(piece.count)
    return (piece.count, bodies[stream]?.isEmpty ?? true)
  }

  private func withFields(
    _ fields: [([UInt8], [UInt8])], _ body: (UnsafeMutableBufferPointer<nghttp2_nv>) -> Void
  ) {
    var text = fields.flatMap { $0.0 + $0.1 }
    text.withUnsafeMutableBufferPointer { text in
      guard var place = text.baseAddress else { return }
      var list = fields.map { name, value in
        defer { place += name.count + value.count }
        return nghttp2_nv(
          name: place, value: place + name.count, namelen: name.count, valuelen: value.count,
          flags: 0)
      }
      list.withUnsafeMutableBufferPointer { body($0) }
    }
  }
}

private func client(_ data: UnsafeMutableRawPointer?) -> ClientSession? {
  data.map { Unmanaged<ClientSession>.fromOpaque($0).takeUnretainedValue() }
}

private func fieldCame(
  _ pointer: OpaquePointer?, _ frame: UnsafePointer<nghttp2_frame>?,
  _ name: UnsafePointer<UInt8>?, _ nameCount: Int, _ value: UnsafePointer<UInt8>?,
  _ valueCount: Int, _ flags: UInt8, _ data: UnsafeMutableRawPointer?
) -> Int32 {
  guard let frame else { return 0 }
  let name = String(decoding: UnsafeBufferPointer(start: name, count: nameCount), as: UTF8.self)
  let value = String(decoding: UnsafeBufferPointer(start: value, count: valueCount), as: UTF8.self)
  client(data)?.note(frame.pointee.hd.stream_id) {
    if name == ":status" { $0.status = Int(value) ?? 0 } else { $0.fields[name] = value }
  }
  return 0
}

private func bodyCame(
  _ pointer: OpaquePointer?, _ flags: UInt8, _ stream: Int32, _ bytes: UnsafePointer<UInt8>?,
  _ count: Int, _ data: UnsafeMutableRawPointer?
) -> Int32 {
  let text = String(decoding: UnsafeBufferPointer(start: bytes, count: count), as: UTF8.self)
  client(data)?.note(stream) { $0.body += text }
  return 0
}

private func anyFrameCame(
  _ pointer: OpaquePointer?, _ frame: UnsafePointer<nghttp2_frame>?,
  _ data: UnsafeMutableRawPointer?
) -> Int32 {
  if let frame { client(data)?.came(frame.pointee) }
  return 0
}

private func takeBody(
  _ pointer: OpaquePointer?, _ stream: Int32, _ buffer: UnsafeMutablePointer<UInt8>?,
  _ room: Int, _ flags: UnsafeMutablePointer<UInt32>?,
  _ source: UnsafeMutablePointer<nghttp2_data_source>?, _ data: UnsafeMutableRawPointer?
) -> Int {
  guard let client = client(data) else { return 0 }
  if client.deferred.contains(stream) { return Int(NGHTTP2_ERR_DEFERRED.rawValue) }
  let (count, isLast) = client.fill(UnsafeMutableBufferPointer(start: buffer, count: room), stream)
  if isLast { flags?.pointee |= UInt32(NGHTTP2_DATA_FLAG_EOF.rawValue) }
  return count
}
