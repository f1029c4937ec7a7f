import Notifications
import Testing

@testable import Files

@Suite("Property lists that are no text")
struct PropertyListEncodingTests {
  @Test(
    "Bytes that are no UTF-8 are told where they stand, whatever encoding the XML declares",
    arguments: ["UTF-8", "ISO-8859-1"])
  func encoding(declared: String) {
    let head =
      "<?xml version=\"1.0\" encoding=\"\(declared)\"?>\n<plist><dict><key>Name</key><string>Gr"
    let tail = "e</string><key>Name</key><true/></dict></plist>"
    let reading = PropertyList.read(Array(head.utf8) + [0xFC, 0xDF] + Array(tail.utf8), path: "p")
    #expect(
      reading.diagnostics.map(\.description) == [
        "p:2:39: error: this byte is no UTF-8; save the file as UTF-8",
        "p:2:51: warning: \"Name\" is given twice; this one counts",
      ])
    #expect(reading.value?["Name"]?.bool == true, "the rest is read")
  }
}
