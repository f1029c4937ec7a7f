/// What clients may ask for at most; “coversheet help servers” says it.
///
/// The defaults; tests use smaller ones to meet them.
package struct EndpointLimits: Hashable, Sendable {
  /// How many connections may be open; `PushEndpoint.makeRoom` says who gives way to another.
  package var connections = 1000
  /// How many programs may talk in lines at the same time, besides.
  package var programs = 200
  /// How many streams of one may be open at once (`SETTINGS_MAX_CONCURRENT_STREAMS`):
  /// Apple's service allows as many.
  package var streams = 1000
  /// The bytes of a request's header fields, each counted with 32 more
  /// (`SETTINGS_MAX_HEADER_LIST_SIZE`).
  package var headerBytes = 1 << 14
  /// The bytes of a body that are kept: what is longer is too long for every check, and how long it
  /// is says its `content-length`.
  package var bodyBytes = 1 << 14
  /// How many bytes may wait to be sent before no more requests are read.
  var outgoingBytes = 1 << 18
  /// How long TLS and the first frame of HTTP/2 may take.
  package var greeting = Duration.seconds(10)
  /// How long a client may take to read why its connection ends, and to stop writing.
  var parting = Duration.seconds(2)
  /// How long a request over HTTP/2 may take from its first to its last byte.
  package var request = Duration.seconds(30)
  /// How long a connection of HTTP/2 may be idle: neither a frame nor an open stream; and how long
  /// a client of the binary interface may take nothing of what waits for it.
  package var idle = Duration.seconds(3600)
  /// How long open streams are waited for when the endpoint ends.
  var draining = Duration.seconds(5)

  package init() {}
}
