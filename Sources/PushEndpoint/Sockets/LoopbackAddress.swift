import Glibc
import Notifications

/// Where the endpoint listens: an address of this machine that no other machine reaches.
///
///     try LoopbackAddress("127.0.0.1:2197").description  // 127.0.0.1:2197
///
/// Other addresses are refused, as nothing here asks who connects.
package struct LoopbackAddress: Hashable, Sendable, CustomStringConvertible {
  /// Whether it is of version 6.
  let isVersion6: Bool
  /// From 0, which takes a free one.
  package let port: UInt16

  /// Reads `127.0.0.1:2197`, `localhost:2197` or `[::1]:2197`.
  ///
  /// - Parameter text: Host and port; a name other than `localhost`, in letters of either case, is not
  ///   looked up, and the other addresses of the loopback are none that the certificate is for.
  /// - Throws: What to write instead.
  package init(_ text: String) throws(AddressError) {
    if let port = UInt16(digits: text.hasPrefix(":") ? text.dropFirst() : text[...]) {
      throw AddressError("“\(text)” has no address; write 127.0.0.1:\(port)")
    }
    guard let colon = text.lastIndex(of: ":"), !text.hasSuffix(":"), !text.hasSuffix("]"),
      text != "::1"
    else {
      throw AddressError(
        "“\(text)” has no port; write one such as 127.0.0.1:2197, or port 0 for a free one")
    }
    let host = String(text[..<colon])
    let digits = text[text.index(after: colon)...]
    guard let port = UInt16(digits: digits) else {
      throw AddressError(
        "“\(digits)” is no port; ports go from 0 to 65535")
    }
    isVersion6 = try Self.isVersion6(host)
    self.port = port
  }

  /// The same address with another port.
  ///
  /// - Parameter port: What the system gave for port 0.
  init(_ address: LoopbackAddress, port: UInt16) {
    isVersion6 = address.isVersion6
    self.port = port
  }

  package var description: String { (isVersion6 ? "[::1]:" : "127.0.0.1:") + String(port) }

  private static func isVersion6(_ host: String) throws(AddressError) -> Bool {
    switch host.lowercased() {
    case "127.0.0.1", "localhost": return false
    case "[::1]", "::1": return true
    default:
      throw AddressError(
        "“\(host)” is neither 127.0.0.1 nor [::1]; nothing here keeps strangers out, so write one of "
          + "these")
    }
  }
}

/// Why an address is none to listen on, with what to write instead.
package struct AddressError: Error, CustomStringConvertible {
  /// A sentence without a full stop, which says what to write instead.
  package let description: String

  init(_ description: String) { self.description = description }
}
