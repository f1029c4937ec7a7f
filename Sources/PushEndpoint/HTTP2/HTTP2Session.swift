internal import CNghttp2
import Push

/// One side of HTTP/2 with one client, as a function of bytes: it holds no socket.
///
/// Feed it with `receive(_:at:)`, answer what comes out with `answer(_:_:body:)`, and send what
/// `takeOutgoing(_:limit:)` gives. Requests that are too large are complete as soon as that is
/// clear; their answer need not wait for the rest.
package final class HTTP2Session {
  private var pointer: OpaquePointer?
  private let limits: EndpointLimits
  private var uptime = Duration.zero
  private var incoming = IncomingRequests()
  // Bodies of answers that are not taken yet, by stream.
  private var bodies: [Int32: ArraySlice<UInt8>] = [:]
  private var completed: [IncomingRequest] = []
  private var openStreams: Set<Int32> = []
  private var mistakes = StreamMistakes()
  /// When the client's last whole frame came; nil before the first.
  private(set) var lastFrame: Duration?
  /// What of the last words of the client was wrong, in nghttp2's words; nil where nothing was.
  private(set) var mistake: String?
  /// Whether the client said that it goes away.
  private(set) var hasFarewell = false

  /// Begins to wait for the client's first words.
  ///
  /// - Parameter limits: Told to the client in the first frame (`SETTINGS`).
  package init(_ limits: EndpointLimits) {
    self.limits = limits
    var callbacks: OpaquePointer?
    nghttp2_session_callbacks_new(&callbacks)
    defer { nghttp2_session_callbacks_del(callbacks) }
    nghttp2_session_callbacks_set_on_begin_headers_callback(callbacks, headersBegin)
    nghttp2_session_callbacks_set_on_header_callback(callbacks, headerCame)
    nghttp2_session_callbacks_set_on_data_chunk_recv_callback(callbacks, dataCame)
    nghttp2_session_callbacks_set_on_frame_recv_callback(callbacks, wholeFrameCame)
    nghttp2_session_callbacks_set_on_stream_close_callback(callbacks, streamClosed)
    nghttp2_session_callbacks_set_error_callback2(callbacks, mistakeCame)
    nghttp2_session_server_new(&pointer, callbacks, Unmanaged.passUnretained(self).toOpaque())
    var settings = [
      nghttp2_settings_entry(
        settings_id: Int32(NGHTTP2_SETTINGS_MAX_CONCURRENT_STREAMS.rawValue),
        value: UInt32(limits.streams)),
      nghttp2_settings_entry(
        settings_id: Int32(NGHTTP2_SETTINGS_MAX_HEADER_LIST_SIZE.rawValue),
        value: UInt32(limits.headerBytes)),
    ]
    nghttp2_submit_settings(pointer, UInt8(NGHTTP2_FLAG_NONE.rawValue), &settings, settings.count)
  }

  deinit { nghttp2_session_del(pointer) }

  /// How many streams are open.
  var openStreamCount: Int { openStreams.count }

  /// When the oldest request began whose end has not come; nil for none.
  var oldestIncomplete: Duration? { incoming.oldest }

  /// What was wrong with requests that were ended without an answer since it was last asked, in words.
  func takeFailures() -> [String] { mistakes.takeFailures() }

  /// Whether there is anything left to say or to hear.
  var isFinished: Bool {
    nghttp2_session_want_read(pointer) == 0 && nghttp2_session_want_write(pointer) == 0
  }

  /// Takes bytes of the client.
  ///
  /// - Parameters:
  ///   - bytes: In pieces of any size.
  ///   - now: The machine's clock that only goes forward.
  /// - Returns: The requests that are whole with them, in order.
  /// - Throws: Where the client does not keep to HTTP/2; what is to be sent then says so.
  package func receive(_ bytes: ArraySlice<UInt8>, at now: Duration) throws(HTTP2Error)
    -> [IncomingRequest]
  {
    uptime = now
    let count = bytes.withUnsafeBufferPointer {
      nghttp2_session_mem_recv(pointer, $0.baseAddress, $0.count)
    }
    defer { completed = [] }
    if count < 0 { throw HTTP2Error(Int32(count)) }
    return completed
  }

  /// Answers a request; nothing where its stream is gone.
  ///
  /// - Parameters:
  ///   - stream: The request's.
  ///   - fields: `:status` first.
  ///   - body: Empty for a header alone.
  package func answer(_ stream: Int32, _ fields: [HeaderField], body: [UInt8]) {
    guard openStreams.contains(stream) else { return }
    mistakes.answer(stream)
    if !body.isEmpty { bodies[stream] = body[...] }
    var provider = nghttp2_data_provider(
      source: nghttp2_data_source(fd: 0), read_callback: bodyWanted)
    HTTP2Fields.with(fields) { list in
      if body.isEmpty {
        nghttp2_submit_response(pointer, stream, list.baseAddress, list.count, nil)
      } else {
        nghttp2_submit_response(pointer, stream, list.baseAddress, list.count, &provider)
      }
    }
  }

  /// Ends one stream without an answer.
  ///
  /// With `ENHANCE_YOUR_CALM`: the client asks for too much.
  ///
  /// - Parameter stream: One that is open.
  func reset(_ stream: Int32) {
    _ = incoming.remove(stream)
    nghttp2_submit_rst_stream(
      pointer, UInt8(NGHTTP2_FLAG_NONE.rawValue), stream,
      UInt32(NGHTTP2_ENHANCE_YOUR_CALM.rawValue))
  }

  /// Takes no more streams and says why; those that are open are finished.
  ///
  /// - Parameters:
  ///   - reason: For the client's log, as Apple's service sends it: `{"reason":"…"}`.
  ///   - isMistake: Whether the client is to blame (`PROTOCOL_ERROR`).
  func goAway(_ reason: [UInt8], isMistake: Bool = false) {
    let code = isMistake ? NGHTTP2_PROTOCOL_ERROR : NGHTTP2_NO_ERROR
    nghttp2_submit_goaway(
      pointer, UInt8(NGHTTP2_FLAG_NONE.rawValue),
      nghttp2_session_get_last_proc_stream_id(pointer), UInt32(code.rawValue), reason,
      reason.count)
  }

  /// Takes what is to be sent, up to about a limit.
  ///
  /// - Parameters:
  ///   - bytes: Added to at the end.
  ///   - limit: Once there are so many, the rest waits for the next call; the last frame may go
  ///     beyond it.
  package func takeOutgoing(_ bytes: inout [UInt8], limit: Int) {
    while bytes.count < limit {
      var start: UnsafePointer<UInt8>?
      let count = nghttp2_session_mem_send(pointer, &start)
      guard count > 0, let start else { return }
      bytes.append(contentsOf: UnsafeBufferPointer(start: start, count: count))
    }
  }
}

// What nghttp2 tells.
extension HTTP2Session {
  fileprivate func begin(_ stream: Int32) {
    openStreams.insert(stream)
    mistakes.begin(stream)
    incoming.begin(stream, at: uptime)
  }

  fileprivate func beginTrailers(_ stream: Int32, endsStream: Bool) {
    mistakes.beginTrailers(stream, endsStream: endsStream)
  }

  fileprivate func add(
    _ name: UnsafeBufferPointer<UInt8>, _ value: UnsafeBufferPointer<UInt8>, to stream: Int32
  ) -> Bool {
    if incoming.take(name, value, of: stream, limit: limits.headerBytes) { return true }
    mistakes.note(
      "its header has more than \(limits.headerBytes) bytes; each field counts with 32 more",
      on: stream)
    reset(stream)
    return false
  }

  fileprivate func add(_ data: UnsafeBufferPointer<UInt8>, to stream: Int32) {
    // It is too long already, whatever is still to come, which is read and forgotten.
    if let request = incoming.take(data, of: stream, limit: limits.bodyBytes) {
      completed.append(request)
    }
  }

  fileprivate func frameCame(endsStream: Bool, _ stream: Int32) {
    lastFrame = uptime
    mistakes.endHeader()
    guard endsStream, let request = incoming.remove(stream) else { return }
    if !request.isCut { completed.append(request) }
  }

  fileprivate func note(mistake: String) {
    if !mistakes.note(mistake) { self.mistake = mistake }
  }

  fileprivate func noteReset(_ stream: Int32) { mistakes.answer(stream) }

  fileprivate func noteFarewell() { hasFarewell = true }

  fileprivate func close(_ stream: Int32, code: UInt32) {
    openStreams.remove(stream)
    let request = incoming.remove(stream)
    mistakes.close(stream, code: code, request?.fields ?? [])
    if !bodies.isEmpty { bodies[stream] = nil }
  }

  /// Fills a frame with what is left of an answer's body.
  ///
  /// - Returns: How many bytes were written, and whether none is left.
  fileprivate func fill(
    _ buffer: UnsafeMutableBufferPointer<UInt8>, from stream: Int32
  ) -> (count: Int, isLast: Bool) {
    let piece = (bodies[stream] ?? []).prefix(buffer.count)
    _ = buffer.update(fromContentsOf: piece)
    bodies[stream]?.removeFirst(piece.count)
    return (piece.count, bodies[stream]?.isEmpty ?? true)
  }
}

extension nghttp2_frame_hd {
  // Whether nothing of the stream comes behind the frame.
  fileprivate var endsStream: Bool { flags & UInt8(NGHTTP2_FLAG_END_STREAM.rawValue) != 0 }
}

private func session(_ data: UnsafeMutableRawPointer?) -> HTTP2Session? {
  data.map { Unmanaged<HTTP2Session>.fromOpaque($0).takeUnretainedValue() }
}

private func headersBegin(
  _ pointer: OpaquePointer?, _ frame: UnsafePointer<nghttp2_frame>?,
  _ data: UnsafeMutableRawPointer?
) -> Int32 {
  guard let frame else { return 0 }
  let header = frame.pointee.hd
  if frame.pointee.headers.cat == NGHTTP2_HCAT_REQUEST {
    session(data)?.begin(header.stream_id)
  } else {
    session(data)?.beginTrailers(header.stream_id, endsStream: header.endsStream)
  }
  return 0
}

private func headerCame(
  _ pointer: OpaquePointer?, _ frame: UnsafePointer<nghttp2_frame>?,
  _ name: UnsafePointer<UInt8>?, _ nameCount: Int, _ value: UnsafePointer<UInt8>?,
  _ valueCount: Int, _ flags: UInt8, _ data: UnsafeMutableRawPointer?
) -> Int32 {
  guard let frame, let session = session(data) else { return 0 }
  // Fields behind a body are none of the request's header, and this service gives no meaning to any.
  guard frame.pointee.headers.cat == NGHTTP2_HCAT_REQUEST else { return 0 }
  let hasRoom = session.add(
    UnsafeBufferPointer(start: name, count: nameCount),
    UnsafeBufferPointer(start: value, count: valueCount), to: frame.pointee.hd.stream_id)
  // The rest of the block is still decoded, or later blocks would not be understood, but told no more.
  return hasRoom ? 0 : Int32(NGHTTP2_ERR_TEMPORAL_CALLBACK_FAILURE.rawValue)
}

private func dataCame(
  _ pointer: OpaquePointer?, _ flags: UInt8, _ stream: Int32, _ bytes: UnsafePointer<UInt8>?,
  _ count: Int, _ data: UnsafeMutableRawPointer?
) -> Int32 {
  session(data)?.add(UnsafeBufferPointer(start: bytes, count: count), to: stream)
  return 0
}

private func wholeFrameCame(
  _ pointer: OpaquePointer?, _ frame: UnsafePointer<nghttp2_frame>?,
  _ data: UnsafeMutableRawPointer?
) -> Int32 {
  guard let frame else { return 0 }
  let header = frame.pointee.hd
  let carriesRequest =
    header.type == UInt8(NGHTTP2_HEADERS.rawValue) || header.type == UInt8(NGHTTP2_DATA.rawValue)
  if header.type == UInt8(NGHTTP2_GOAWAY.rawValue) { session(data)?.noteFarewell() }
  if header.type == UInt8(NGHTTP2_RST_STREAM.rawValue) {
    session(data)?.noteReset(header.stream_id)
  }
  session(data)?.frameCame(endsStream: carriesRequest && header.endsStream, header.stream_id)
  return 0
}

private func mistakeCame(
  _ pointer: OpaquePointer?, _ code: Int32, _ words: UnsafePointer<CChar>?, _ count: Int,
  _ data: UnsafeMutableRawPointer?
) -> Int32 {
  if let words { session(data)?.note(mistake: String(cString: words)) }
  return 0
}

private func streamClosed(
  _ pointer: OpaquePointer?, _ stream: Int32, _ code: UInt32, _ data: UnsafeMutableRawPointer?
) -> Int32 {
  session(data)?.close(stream, code: code)
  return 0
}

private func bodyWanted(
  _ pointer: OpaquePointer?, _ stream: Int32, _ buffer: UnsafeMutablePointer<UInt8>?,
  _ room: Int, _ flags: UnsafeMutablePointer<UInt32>?,
  _ source: UnsafeMutablePointer<nghttp2_data_source>?, _ data: UnsafeMutableRawPointer?
) -> Int {
  guard let session = session(data) else { return 0 }
  let piece = session.fill(UnsafeMutableBufferPointer(start: buffer, count: room), from: stream)
  if piece.isLast { flags?.pointee |= UInt32(NGHTTP2_DATA_FLAG_EOF.rawValue) }
  return piece.count
}
