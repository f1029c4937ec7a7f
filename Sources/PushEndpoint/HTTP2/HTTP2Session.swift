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
    pointer = HTTP2Callbacks.server(telling: self)
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

  /// What was wrong with requests that were ended without an answer since it
  /// was last asked, in words.
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
    var provider = HTTP2Callbacks.body
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

// What nghttp2 tells, by `HTTP2Callbacks`.
extension HTTP2Session {
  /// Notes that the header of a request begins.
  func begin(_ stream: Int32) {
    openStreams.insert(stream)
    mistakes.begin(stream)
    incoming.begin(stream, at: uptime)
  }

  /// Notes that fields begin behind a body.
  func beginTrailers(_ stream: Int32, endsStream: Bool) {
    mistakes.beginTrailers(stream, endsStream: endsStream)
  }

  /// Takes a field of a request's header.
  ///
  /// - Returns: Whether the header has room for it; else its stream is reset.
  func add(
    _ name: UnsafeBufferPointer<UInt8>, _ value: UnsafeBufferPointer<UInt8>, to stream: Int32
  ) -> Bool {
    if incoming.take(name, value, of: stream, limit: limits.headerBytes) { return true }
    mistakes.note(
      "its header has more than \(limits.headerBytes) bytes; each field counts with 32 more",
      on: stream)
    reset(stream)
    return false
  }

  /// Takes a piece of a request's body.
  func add(_ data: UnsafeBufferPointer<UInt8>, to stream: Int32) {
    // It is too long already, whatever is still to come, which is read and forgotten.
    if let request = incoming.take(data, of: stream, limit: limits.bodyBytes) {
      completed.append(request)
    }
  }

  /// Notes that a frame is whole, which may be the last of its request.
  func frameCame(endsStream: Bool, _ stream: Int32) {
    lastFrame = uptime
    mistakes.endHeader()
    guard endsStream, let request = incoming.remove(stream) else { return }
    if !request.isCut { completed.append(request) }
  }

  /// Keeps what nghttp2 says is wrong, for the stream that it is about or for all of them.
  func note(mistake: String) {
    if !mistakes.note(mistake) { self.mistake = mistake }
  }

  /// Notes that the client takes a request back.
  func noteReset(_ stream: Int32) { mistakes.answer(stream) }

  /// Notes that the client goes away.
  func noteFarewell() { hasFarewell = true }

  /// Forgets a stream.
  ///
  /// - Parameter code: Of HTTP/2: why it is closed.
  func close(_ stream: Int32, code: UInt32) {
    openStreams.remove(stream)
    let request = incoming.remove(stream)
    mistakes.close(stream, code: code, request?.fields ?? [])
    if !bodies.isEmpty { bodies[stream] = nil }
  }

  /// Fills a frame with what is left of an answer's body.
  ///
  /// - Returns: How many bytes were written, and whether none is left.
  func fill(
    _ buffer: UnsafeMutableBufferPointer<UInt8>, from stream: Int32
  ) -> (count: Int, isLast: Bool) {
    let piece = (bodies[stream] ?? []).prefix(buffer.count)
    _ = buffer.update(fromContentsOf: piece)
    bodies[stream]?.removeFirst(piece.count)
    return (piece.count, bodies[stream]?.isEmpty ?? true)
  }
}
