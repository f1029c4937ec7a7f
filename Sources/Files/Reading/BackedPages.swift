import Glibc

/// The pages of a large file's bytes, which the system may take back: they are kept in a file of
/// our own as well, without a name, from where they come again when they are looked at.
///
/// The bytes stay where they are. Not the file that was read, which others may cut or write anew
/// meanwhile: of what is gone a look would end the program (`SIGBUS`), of what was written it would
/// show half.
package struct BackedPages: Sendable {
  // Where they are in memory, as a number: nothing is read through it.
  private let region: Range<UInt>

  /// Smaller files stay as they are.
  static let leastBytes = 1 << 22

  /// Nil for a small file, and where no file can be made or there is no room for it.
  ///
  /// - Parameter bytes: Kept by the caller, who never changes them.
  init?(_ bytes: [UInt8]) {
    guard bytes.count >= Self.leastBytes else { return nil }
    let backed = bytes.withUnsafeBytes { Self.back($0) }
    guard let backed else { return nil }
    region = backed
  }

  /// Says that some bytes will not be looked at soon.
  ///
  /// - Parameter range: Of the bytes; only whole pages of them go.
  package func release(_ range: Range<Int>, of bytes: [UInt8]) {
    bytes.withUnsafeBytes { bytes in
      let pages = UnsafeRawBufferPointer(rebasing: bytes[range]).wholePages
      let backed = pages.addresses.clamped(to: region)
      // Only here: what no file backs would come again as zeros.
      guard !backed.isEmpty else { return }
      madvise(UnsafeMutableRawPointer(bitPattern: backed.lowerBound), backed.count, MADV_DONTNEED)
    }
  }

  private static func back(_ bytes: UnsafeRawBufferPointer) -> Range<UInt>? {
    let pages = bytes.wholePages
    guard let descriptor = unnamedFile() else { return nil }
    defer { close(descriptor) }
    guard WholeWrite.all(pages, to: descriptor) else { return nil }
    let access = (PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_FIXED)
    let start = UnsafeMutableRawPointer(mutating: pages.baseAddress)
    let mapped = mmap(start, pages.count, access.0, access.1, descriptor, 0)
    return mapped == MAP_FAILED ? nil : pages.addresses
  }

  // Where files that are large belong (hier(7)); `/tmp` is often memory itself. For its owner alone.
  private static func unnamedFile() -> Int32? {
    var name = Array("/var/tmp/coversheet-XXXXXX".utf8CString)
    let descriptor = mkstemp(&name)
    guard descriptor >= 0 else { return nil }
    unlink(name)
    return descriptor
  }
}

extension UnsafeRawBufferPointer {
  /// The pages of memory that lie wholly within; empty where none does.
  var wholePages: UnsafeRawBufferPointer {
    guard let address = baseAddress else { return self }
    let pageSize = 1 << 12
    let start = address.alignedUp(toMultipleOf: pageSize)
    let count = Swift.max(0, count - (start - address)) & ~(pageSize - 1)
    return UnsafeRawBufferPointer(start: start, count: count)
  }

  fileprivate var addresses: Range<UInt> {
    let start = UInt(bitPattern: baseAddress)
    return start..<start + UInt(count)
  }
}
