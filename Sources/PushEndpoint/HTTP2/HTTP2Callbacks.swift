internal import CNghttp2

/// What nghttp2 calls, each call handed on to the `HTTP2Session` that it is about.
enum HTTP2Callbacks {
  /// Nghttp2's side of a session.
  ///
  /// - Parameter session: Is told of all that comes; it has to outlive what is
  ///   returned, and to delete it.
  static func server(telling session: HTTP2Session) -> OpaquePointer? {
    var callbacks: OpaquePointer?
    nghttp2_session_callbacks_new(&callbacks)
    defer { nghttp2_session_callbacks_del(callbacks) }
    nghttp2_session_callbacks_set_on_begin_headers_callback(callbacks, headersBegin)
    nghttp2_session_callbacks_set_on_header_callback(callbacks, headerCame)
    nghttp2_session_callbacks_set_on_data_chunk_recv_callback(callbacks, dataCame)
    nghttp2_session_callbacks_set_on_frame_recv_callback(callbacks, wholeFrameCame)
    nghttp2_session_callbacks_set_on_stream_close_callback(callbacks, streamClosed)
    nghttp2_session_callbacks_set_error_callback2(callbacks, mistakeCame)
    var pointer: OpaquePointer?
    nghttp2_session_server_new(&pointer, callbacks, Unmanaged.passUnretained(session).toOpaque())
    return pointer
  }

  /// Asks the session for an answer's body, piece by piece.
  static var body: nghttp2_data_provider {
    nghttp2_data_provider(source: nghttp2_data_source(fd: 0), read_callback: bodyWanted)
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
  // Fields behind a body are none of the request's header, and this
  // service gives no meaning to any.
  guard frame.pointee.headers.cat == NGHTTP2_HCAT_REQUEST else { return 0 }
  let hasRoom = session.add(
    UnsafeBufferPointer(start: name, count: nameCount),
    UnsafeBufferPointer(start: value, count: valueCount), to: frame.pointee.hd.stream_id)
  // The rest of the block is still decoded, or later blocks would not be
  // understood, but told no more.
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
