import Foundation
import TestSupport
import TerminalCore
import Testing

@Suite("Addresses of files")
struct LinkAddressTests {
  @Test(
    "Decoded, an address is the path again, and holds nothing that could end it", arguments: 1...40)
  func roundTrip(seed: UInt64) throws {
    var random = RandomTexts(seed: seed)
    let path = "/" + random.text(random.number(0...30), of: RandomTexts.hostile + RandomTexts.plain)
    let address = Link.file(path, in: "/elsewhere")
    #expect(address.removingPercentEncoding == "file://" + path)
    #expect(address.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F }, "\(address)")
    let url = try #require(URL(string: address))
    #expect(url.isFileURL && url.host(percentEncoded: false)?.isEmpty ?? true)
  }

  @Test(
    "A relative path is in the folder, an absolute one where it says",
    arguments: [
      ("tea.apns", "/data", "file:///data/tea.apns"), ("/tea.apns", "/data", "file:///tea.apns"),
      ("../tea.apns", "/data", "file:///data/../tea.apns"), ("", "/data", "file:///data/"),
      ("a?b#c", "/d", "file:///d/a%3Fb%23c"), ("a~b_c-d.e", "/", "file:////a~b_c-d.e"),
    ])
  func folders(path: String, folder: String, address: String) {
    #expect(Link.file(path, in: folder) == address)
  }
}
