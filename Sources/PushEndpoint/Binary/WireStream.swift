import Glibc

/// A connection that carries bytes both ways, with TLS or without.
///
/// It owns the descriptor and closes it when it is dropped. What it is given to send it keeps until
/// the other side reads, so the owner has to look at `waitingByteCount`.
final class WireStream {
  /// What to poll; -1 once it is closed.
  private(set) var descriptor: Int32
  private let tls: TLSSession?
  private var outgoing = OutgoingBytes()
  private var hasBegun = false
  private var isForeign = false

  /// - Parameter tls: Nil for bytes as they are.
  init(_ descriptor: Int32, tls: TLSSession?) {
    (self.descriptor, self.tls) = (descriptor, tls)
  }

  deinit { close() }

  /// What came.
  enum Arrival {
    /// What was read and decrypted; empty where nothing came, or only what TLS itself needs.
    case bytes([UInt8])
    /// What came first is another protocol; nothing of it is read.
    case foreign(ForeignProtocol)
    /// The other side has nothing more to say.
    case end
  }

  /// Whether both sides agreed how to speak.
  var isEstablished: Bool { tls?.isEstablished ?? true }
  /// What is spoken, such as `TLSv1.3`.
  var security: String { tls?.version ?? "no TLS" }
  /// Whether the other side began, and both agreed how to speak.
  var hasGreeted: Bool { hasBegun && isEstablished }
  /// Whether the other side said, within TLS, that nothing more comes.
  var hasEnded: Bool { tls?.isEnded ?? false }
  /// What to say where the other side left before TLS was agreed on; nil
  /// where it was, or nothing came.
  var wordsForLeaving: String? { hasBegun ? tls?.wordsForLeaving : nil }
  /// What to say of an error of TLS.
  func words(for error: OpenSSLError) -> String { tls?.words(for: error) ?? error.description }
  /// How many bytes the other side does not read.
  var waitingByteCount: Int { outgoing.waitingCount }

  /// Reads a piece at most.
  ///
  /// - Parameter piece: Where the bytes are read into; its size is how much is read at most.
  /// - Throws: Where the other side does not keep to TLS.
  func read(_ piece: inout [UInt8]) throws(OpenSSLError) -> Arrival {
    switch SocketCalls.read(descriptor, &piece) {
    case .later: return .bytes([])
    case .ended: return .end
    case .count(let count):
      defer { hasBegun = true }
      if isForeign { return .bytes([]) }
      if !hasBegun, let foreign = ForeignProtocol(piece.prefix(count), expectsTLS: tls != nil) {
        outgoing += foreign.answerWithoutHTTP
        isForeign = true
        return .foreign(foreign)
      }
      guard let tls else { return .bytes(Array(piece.prefix(count))) }
      do throws(OpenSSLError) {
        let bytes = try tls.receive(piece.prefix(count))
        outgoing += tls.takeOutgoing()
        return tls.isEnded && bytes.isEmpty ? .end : .bytes(bytes)
      } catch {
        outgoing += tls.takeOutgoing()
        throw error
      }
    }
  }

  /// Has bytes written once the other side takes them.
  ///
  /// Nothing is written before `flush()`.
  func send(_ bytes: [UInt8]) {
    guard !bytes.isEmpty else { return }
    guard let tls else { return outgoing += bytes }
    // What TLS does not take any more is for a connection that is ending.
    do throws(OpenSSLError) { try tls.send(bytes) } catch {}
    outgoing += tls.takeOutgoing()
  }

  /// Writes what the other side takes; false where it is gone.
  ///
  /// Also true where some of it still waits.
  func flush() -> Bool {
    switch outgoing.write(to: descriptor) {
    case .done, .later: true
    case .ended: false
    }
  }

  /// Says that nothing more is written. What the other side still writes is to be read, or the
  /// system would throw away what it has not read yet.
  ///
  /// Nothing may be sent after it.
  func endWriting() {
    tls?.end()
    if let tls { outgoing += tls.takeOutgoing() }
    _ = flush()
    shutdown(descriptor, Int32(SHUT_WR))
  }

  /// Lets the socket go.
  ///
  /// Does nothing the second time.
  func close() {
    if descriptor >= 0 { Glibc.close(descriptor) }
    descriptor = -1
  }
}
