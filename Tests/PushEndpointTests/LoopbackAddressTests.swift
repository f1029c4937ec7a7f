import Glibc
import TestSupport
import TestTraits
import Testing

@testable import PushEndpoint

@Suite("Where the endpoint may listen")
struct LoopbackAddressTests {
  @Test(
    "Addresses of this machine alone, with a port",
    arguments: [
      ("127.0.0.1:2197", "127.0.0.1:2197"), ("localhost:0", "127.0.0.1:0"),
      ("LOCALHOST:1", "127.0.0.1:1"),
      ("127.0.0.1:65535", "127.0.0.1:65535"), ("[::1]:443", "[::1]:443"), ("::1:443", "[::1]:443"),
    ])
  func right(text: String, description: String) throws {
    let address = try LoopbackAddress(text)
    #expect(address.description == description)
    #expect(try LoopbackAddress(address.description) == address)
    #expect(LoopbackAddress(address, port: 7).port == 7)
    #expect(LoopbackAddress(address, port: 7).isVersion6 == address.isVersion6)
  }

  @Test(
    "What is none is refused with what to write instead",
    arguments: [
      ("127.0.0.1", "“127.0.0.1” has no port; write one such as 127.0.0.1:2197"),
      ("127.0.0.1:", "“127.0.0.1:” has no port"), ("", "“” has no port"),
      ("[::1]", "“[::1]” has no port"), ("::1", "“::1” has no port"),
      ("[::1]:", "“[::1]:” has no port"),
      ("127.0.0.1:65536", "“65536” is no port; ports go from 0 to 65535"),
      ("127.0.0.1:-1", "“-1” is no port"), ("localhost:+80", "“+80” is no port"),
      ("localhost:80 ", "“80 ” is no port"), ("localhost:http", "“http” is no port"),
      ("localhost:８０", "“８０” is no port"),
      ("0.0.0.0:2197", "“0.0.0.0” is neither 127.0.0.1 nor [::1]"),
      ("[::]:2197", "“[::]” is neither 127.0.0.1 nor [::1]"),
      ("192.168.0.7:1", "“192.168.0.7” is neither"),
      ("example.com:443", "“example.com” is neither"),
      ("2197", "“2197” has no address; write 127.0.0.1:2197"),
      (":2197", "“:2197” has no address; write 127.0.0.1:2197"), ("65536", "“65536” has no port"),
      // Other machines do not reach it.
      (
        "127.0.0.2:1",
        "“127.0.0.2” is neither 127.0.0.1 nor [::1]; nothing here keeps strangers out, so write one of "
          + "these"
      ),
    ])
  func wrong(text: String, beginning: String) {
    let error = #expect(throws: AddressError.self) { try LoopbackAddress(text) }
    #expect(error?.description.hasPrefix(beginning) == true, "\(error?.description ?? "")")
  }

  @Test(
    "A path of a socket has 107 bytes at most", arguments: [(106, true), (107, true), (108, false)])
  func paths(count: Int, isRight: Bool) throws {
    let path = String(repeating: "é", count: count / 2) + (count % 2 == 1 ? "x" : "")
    #expect(path.utf8.count == count)
    #expect(((try? SocketPath(path)) != nil) == isRight)
    #expect(throws: AddressError.self) { try SocketPath("") }
  }
}

@Suite("Where the endpoint listens", .waitsOutside)
struct ListeningAddressTests {
  @Test("A folder that is not there is told in the system’s words, and nothing is left behind")
  func missingFolder() throws {
    let folder = try ScratchFolder()
    let path = folder("none/control.sock")
    let error = #expect(throws: AddressError.self) { try SocketPath(path).listen() }
    #expect(error?.description == "\(path): No such file or directory")
    #expect(folder.names() == [])
  }

  @Test("A socket’s file is known again, and another in its place is not it")
  func files() throws {
    let folder = try ScratchFolder()
    let path = try SocketPath(folder("one.sock"))
    #expect(path.file == nil)
    let descriptor = try path.listen()
    let first = try #require(path.file)
    #expect(path.file == first)
    close(descriptor)
    #expect(unlink(path.description) == 0 && path.file == nil)
  }
}
