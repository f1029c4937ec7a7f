internal import COpenSSL

/// Bytes in OpenSSL's hands: what it reads from and writes to in place of a file or a socket.
///
/// A value without an owner of its own: call `free()` once, or hand it to OpenSSL.
struct MemoryBIO {
  /// Freed by its owner.
  let pointer: OpaquePointer

  /// - Parameter bytes: What can be taken out or read at once.
  /// - Throws: Where there is no memory.
  init(_ bytes: [UInt8] = []) throws(OpenSSLError) {
    pointer = try made(BIO_new(BIO_s_mem()), "no memory for a buffer")
    if !bytes.isEmpty { write(bytes[...]) }
  }

  /// How many bytes can be taken out.
  var count: Int { Int(BIO_ctrl_pending(pointer)) }

  /// Puts bytes in.
  ///
  /// - Parameter bytes: Copied.
  func write(_ bytes: ArraySlice<UInt8>) {
    guard !bytes.isEmpty else { return }
    _ = bytes.withUnsafeBytes { BIO_write(pointer, $0.baseAddress, Int32($0.count)) }
  }

  /// Takes all bytes out.
  ///
  /// - Returns: Empty where there are none.
  func take() -> [UInt8] {
    let count = count
    guard count > 0 else { return [] }
    return [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      filled = max(0, Int(BIO_read(pointer, buffer.baseAddress, Int32(count))))
    }
  }

  /// Gives it up; not for one that OpenSSL owns by now.
  func free() { BIO_free(pointer) }
}
