import Glibc
import Notifications
import Testing

@testable import Files

@Suite("Which files have payloads, by what is in them")
struct PayloadFileTests {
  private static let payload = #"{"aps":{"alert":"a"},"x":""#

  /// A payload of so many bytes.
  private static func payload(of count: Int) -> String {
    payload + String(repeating: "x", count: count - payload.utf8.count - 2) + #""}"#
  }

  @Test("B19: a payload in a .json file is one however large, and is complained about as that")
  func large() throws {
    for count in [300 << 10, 1 << 20, 1 << 20 + 1, 3 << 20] {
      let folder = try TemporaryFolder(["a.json": Self.payload(of: count)])
      #expect(PayloadFile.isSingle(folder("a.json")), "\(count)")
      #expect(PayloadFile.refusal(ofLarge: folder("a.json")) == nil)
      let said = try PayloadReader.read(path: folder("a.json")).diagnostics.map(\.message)
      #expect(
        said.contains { $0.hasPrefix("\(count) bytes are no payload") } == (count > 1 << 20),
        "\(said)")
    }
  }

  @Test("What is large and has no payload is none")
  func others() throws {
    let filler = String(repeating: " ", count: 2 << 20)
    let folder = try TemporaryFolder([
      "a.json": #"{"records":[{"aps":{}}]}"# + filler, "b.json": "{}" + filler,
    ])
    #expect(!PayloadFile.isSingle(folder("a.json")) && !PayloadFile.isSingle(folder("b.json")))
  }

  @Test("B19: what is far too large to look into is told by its size")
  func untold() throws {
    let folder = try TemporaryFolder(["a.json": "{", "a.txt": "{"])
    let count = 16 << 20 + 1
    for name in ["a.json", "a.txt"] {
      try #require(truncate(folder(name), off_t(count)) == 0)
    }
    #expect(!PayloadFile.isSingle(folder("a.json")))
    let refusal = PayloadFile.refusal(ofLarge: folder("a.json"))
    #expect(refusal?.message.hasPrefix("\(count) bytes are no payload") == true)
    #expect(PayloadFile.refusal(ofLarge: folder("a.txt")) == nil)
  }
}
