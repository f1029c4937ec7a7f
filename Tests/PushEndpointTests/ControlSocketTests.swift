import Glibc
import Notifications
import Push
import TestSupport
import TestTraits
import Testing

@testable import PushEndpoint

@Suite("Programs that talk to the phone in lines over a socket", .waitsOutside)
struct ControlSocketTests {
  private let harness: EndpointHarness
  private let path: String

  init() throws {
    harness = try EndpointHarness()
    path = harness.folder("control.sock")
    try harness.endpoint.listen(at: try SocketPath(path))
  }

  private func text(_ client: TestSocket) -> [String] {
    String(decoding: client.received, as: UTF8.self).split(separator: "\n").map(String.init)
  }

  @Test("§5: each line is answered on a line, for several programs at the same time")
  func lines() throws {
    let (one, two) = (try TestSocket(path: path), try TestSocket(path: path))
    one.send(Array("first\n\nsec".utf8))
    two.send(Array("other\n".utf8))
    #expect(harness.run([one, two]) { text(one).count == 2 && text(two).count == 1 })
    one.send(Array("ond\n".utf8))
    #expect(harness.run([one, two]) { text(one).count == 3 })
    #expect(text(one).last == #"{"line":"second","ok":true,"program":1}"#)
    #expect(text(two) == [#"{"line":"other","ok":true,"program":2}"#])
    #expect(harness.endpoint.log.listeners.last?.requestCount == 4)
  }

  @Test("Only the person's own programs reach it: mode 0600; and it is gone at the end")
  func mode() throws {
    var status = stat()
    #expect(lstat(path, &status) == 0 && status.st_mode & 0o777 == 0o600)
    harness.endpoint.drain(at: harness.moment)
    #expect(lstat(path, &status) != 0)
  }

  @Test("It is the person's alone before anybody can connect")
  func privateFromTheFirst() throws {
    let early = try SocketPath(harness.folder("early.sock"))
    let descriptor = try early.bind()
    defer { close(descriptor) }
    var status = stat()
    #expect(lstat(early.description, &status) == 0 && status.st_mode & 0o777 == 0o600)
    #expect(throws: NoConnection.self) { try TestSocket(path: early.description) }
  }

  @Test("A socket that another program listens on is refused; one that was left behind is replaced")
  func inUse() throws {
    let other = PushEndpoint()
    let error = #expect(throws: AddressError.self) { try other.listen(at: try SocketPath(path)) }
    #expect(error?.description.contains("in use by another program") == true)
    let left = harness.folder("left.sock")
    close(try SocketPath(left).listen())
    try other.listen(at: try SocketPath(left))
    try harness.folder.write([], to: "file")
    let file = harness.folder("file")
    #expect(throws: AddressError.self) { try other.listen(at: try SocketPath(file)) }
    #expect(harness.folder.text("file") != nil, "what is no socket stays")
  }

  @Test("A path that the system has no room for is refused with the limit")
  func longPath() throws {
    let error = #expect(throws: AddressError.self) {
      try SocketPath("/tmp/" + String(repeating: "x", count: 200))
    }
    #expect(error?.description.contains("107 bytes") == true)
  }

  @Test("What has no line feed is a line, too, when the program has nothing more to say")
  func noLineFeed() throws {
    let client = try TestSocket(path: path)
    client.send(Array("last".utf8))
    harness.run([client]) { false }
    client.endWriting()
    #expect(harness.run([client]) { client.isClosed })
    #expect(harness.receiver.lines == ["last"] && text(client).count == 1)
    #expect(harness.receiver.forgotten.count == 1)
  }

  @Test("A program that never ends its line is answered, and its memory is bounded")
  func endlessLine() throws {
    let client = try TestSocket(path: path)
    client.send(Array(repeating: 0x61, count: ProgramLine.byteLimit + 100_000))
    #expect(harness.run([client]) { !text(client).isEmpty })
    #expect(text(client)[0].contains(#""error":"this line is longer than 1048576 bytes"#))
    #expect(text(client)[0].contains(#""ok":false"#) && harness.receiver.lines.isEmpty)
    client.send(Array("the rest of it\nwait 5m\n".utf8))
    #expect(harness.run([client]) { !harness.receiver.lines.isEmpty })
    #expect(harness.receiver.lines == ["wait 5m"])
  }

  @Test("§5: a line that is no UTF-8 is refused, not repaired, and the next one is taken")
  func foreignBytes() throws {
    let client = try TestSocket(path: path)
    client.send(Array("clear ".utf8) + [0xFF] + Array("\nwake\n".utf8))
    #expect(harness.run([client]) { text(client).count == 2 })
    #expect(text(client).first?.contains("this line is no UTF-8") == true)
    #expect(harness.receiver.lines == ["wake"])
  }

  @Test(
    "A line of the greatest length is one; with a byte more it is refused, and the next is taken")
  func longestLine() throws {
    let client = try TestSocket(path: path)
    let longest = [UInt8](repeating: 0x61, count: ProgramLine.byteLimit)
    client.send(longest + Array("\n".utf8) + longest + Array("b\nwake\n".utf8))
    #expect(harness.run([client]) { harness.receiver.lines.last == "wake" })
    #expect(harness.receiver.lines.map(\.utf8.count) == [ProgramLine.byteLimit, 4])
    #expect(text(client).map { $0.contains(#""ok":true"#) } == [true, false, true])
  }

  @Test("Who follows is told; who does not read it is let go, and others are still told")
  func slowReader() throws {
    let (quick, slow) = (try TestSocket(path: path), try TestSocket(path: path))
    quick.send(Array("a\n".utf8))
    slow.send(Array("b\n".utf8))
    #expect(harness.run([quick, slow]) { text(quick).count == 1 && text(slow).count == 1 })
    slow.reads = false
    let fact: JSONValue = ["fact": .string(String(repeating: "x", count: 100_000))]
    var dropped: [Int] = []
    for _ in 0..<100 {
      dropped += harness.endpoint.publish([fact], at: harness.moment) { _, _ in true }
      quick.exchange()
      harness.run([quick]) { true }
    }
    #expect(dropped.count == 1)
    #expect(harness.run([quick]) { text(quick).count == 101 })
  }
}
