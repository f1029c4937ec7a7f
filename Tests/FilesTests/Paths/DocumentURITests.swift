import Files
import Testing

@Suite("Addresses of files, as clients write them")
struct DocumentURITests {
  @Test(
    "Addresses are read and written, whatever a path holds",
    arguments: ["/tmp/a b/ü.scenario", "/x/100%.apns", "/x/#1?.json", "/x/🍲.strings"])
  func addresses(path: String) {
    let uri = DocumentURI(path: path)
    #expect(DocumentURI(uri.text)?.path == path)
    #expect(uri.text.utf8.allSatisfy { $0 < 0x80 && $0 != 0x20 })
    #expect(DocumentURI("untitled:1") == nil)
    #expect(DocumentURI("file://localhost/a%20b")?.path == "/a b")
  }

  @Test(
    "A percent sign without two digits behind it is one",
    arguments: ["%+5", "%-5", "% 5", "%5", "%", "%%", "%g0", "%0g", "%é"])
  func noEscapes(name: String) {
    #expect(DocumentURI("file:///tmp/\(name)")?.path == "/tmp/\(name)")
    #expect(DocumentURI("file:///tmp/\(name)%2f%2Fx")?.path == "/tmp/\(name)//x")
  }
}
