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
    guard bytes.count >= Self.leastBytes, let file = Self.unnamedFile() else { return nil }
    defer { close(file) }
    let backed = bytes.withUnsafeBytes { bytes -> Range<UInt>? in
      let pages = bytes.wholePages
      guard WaitingWrite.write(pages, to: file), Self.map(file, onto: pages) else { return nil }
      return pages.addresses
    }
    guard let backed else { return nil }
    region = backed
  }

  private init(_ pages: UnsafeRawBufferPointer) { region = pages.addresses }

  /// Reads a large file by way of our own, so that of the memory for it only what is looked at is
  /// ever touched.
  ///
  /// - Parameters:
  ///   - count: How many bytes.
  ///   - descriptor: A regular file, which stands behind them then; where it stood if it is nil.
  /// - Returns: Nil as for bytes that were read before, and where the file gives fewer.
  static func read(_ count: Int, from descriptor: Int32) -> (bytes: [UInt8], pages: BackedPages)? {
    guard count >= leastBytes else { return nil }
    let start = lseek(descriptor, 0, SEEK_CUR)
    guard start >= 0, let file = unnamedFile() else { return nil }
    defer { close(file) }
    var backed: BackedPages?
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, used in
      guard let pages = fill(buffer[..<count], from: descriptor, by: file) else { return }
      (backed, used) = (BackedPages(pages), count)
    }
    guard let backed else {
      lseek(descriptor, start, SEEK_SET)
      return nil
    }
    return (bytes, backed)
  }

  // What lies on no whole page is read to where it belongs.
  private static func fill(
    _ bytes: Slice<UnsafeMutableBufferPointer<UInt8>>, from source: Int32, by file: Int32
  ) -> UnsafeRawBufferPointer? {
    let all = UnsafeMutableBufferPointer(rebasing: bytes)
    let pages = UnsafeRawBufferPointer(all).wholePages
    guard let start = all.baseAddress, let pageStart = pages.baseAddress else { return nil }
    let head = pageStart - UnsafeRawPointer(start)
    guard readAll(all[..<head], from: source), copy(pages.count, from: source, to: file),
      map(file, onto: pages), readAll(all[(head + pages.count)...], from: source)
    else { return nil }
    return pages
  }

  private static func readAll(
    _ bytes: Slice<UnsafeMutableBufferPointer<UInt8>>, from source: Int32
  ) -> Bool {
    var rest = bytes
    while !rest.isEmpty {
      let got = WaitingRead.read(source, into: UnsafeMutableBufferPointer(rebasing: rest))
      guard got > 0 else { return false }
      rest = rest.dropFirst(got)
    }
    return true
  }

  // What is written at once the system keeps together, and of less than the largest pages that there
  // are, it brings all near at the first look at a part.
  private static let pieceBytes = 1 << 21

  private static func copy(_ count: Int, from source: Int32, to file: Int32) -> Bool {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: pieceBytes) { buffer in
      var rest = count
      while rest > 0 {
        let piece = UnsafeMutableBufferPointer(rebasing: buffer[..<min(rest, buffer.count)])
        guard readAll(piece[...], from: source),
          WaitingWrite.write(UnsafeRawBufferPointer(piece), to: file)
        else { return false }
        rest -= piece.count
      }
      return true
    }
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

  private static func map(_ file: Int32, onto pages: UnsafeRawBufferPointer) -> Bool {
    let access = (PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_FIXED)
    let start = UnsafeMutableRawPointer(mutating: pages.baseAddress)
    return mmap(start, pages.count, access.0, access.1, file, 0) != MAP_FAILED
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
