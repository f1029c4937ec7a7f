import Glibc
import Synchronization

/// The pages of a large file's bytes, which the system may take back: they are kept in a file of
/// our own as well, without a name, from where they come again when they are looked at.
///
/// The bytes stay where they are. Not the file that was read, which others may cut or write anew
/// meanwhile: of what is gone a look would end the program (`SIGBUS`), of what was written it would
/// show half.
package final class BackedPages: Sendable {
  private let backing = Mutex(Backing.begun(unneeded: []))

  // Where the bytes are in memory, as numbers: nothing is read through them.
  private enum Backing {
    /// The file is being written; what is to be given back as soon as it is.
    case begun(unneeded: [Range<UInt>])
    case done(Range<UInt>)
    /// No file can be made, or there is no room for it.
    case none
  }

  /// Smaller files stay as they are.
  static let leastBytes = 1 << 22

  /// Nil for a small file.
  ///
  /// - Parameters:
  ///   - bytes: Kept by the caller, who never changes them, and may read them meanwhile.
  ///   - perform: Writes our own file, on a thread of its own where nothing else is asked for.
  init?(_ bytes: [UInt8], by perform: (ThreadWork) -> Void = { $0.detach() }) {
    guard bytes.count >= Self.leastBytes else { return nil }
    perform(ThreadWork { [self] in end(bytes.withUnsafeBytes { Self.back($0) }) })
  }

  private func end(_ region: Range<UInt>?) {
    backing.withLock { backing in
      guard case .begun(let unneeded) = backing else { return }
      backing = region.map { .done($0) } ?? .none
      guard let region else { return }
      for pages in unneeded { Self.release(pages.clamped(to: region)) }
    }
  }

  /// Says that some bytes will not be looked at soon.
  ///
  /// - Parameter range: Of the bytes; only whole pages of them go.
  package func release(_ range: Range<Int>, of bytes: [UInt8]) {
    let pages = bytes.withUnsafeBytes {
      UnsafeRawBufferPointer(rebasing: $0[range]).wholePages.addresses
    }
    backing.withLock { backing in
      switch backing {
      case .begun(let unneeded): backing = .begun(unneeded: unneeded + [pages])
      case .done(let region): Self.release(pages.clamped(to: region))
      case .none: break
      }
    }
  }

  // Only what a file backs: other pages would come again as zeros.
  private static func release(_ pages: Range<UInt>) {
    if pages.isEmpty { return }
    madvise(UnsafeMutableRawPointer(bitPattern: pages.lowerBound), pages.count, MADV_DONTNEED)
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
