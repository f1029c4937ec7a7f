import Notifications
import Push
import TestSupport
import Testing

@testable import PushEndpoint

@Suite("What clients may ask for at most")
struct EndpointLimitsTests {
  private static let limits = EndpointLimits()

  private static let rows: [(what: String, most: String)] = [
    (
      "a push over HTTP/2",
      "\(limits.bodyBytes.inBytes) of body kept, \(limits.headerBytes.inBytes) of header fields, "
        + "\(limits.request.components.seconds) s"
    ),
    ("connections, and streams of one", "\(limits.connections)"),
    ("connections, and streams of one", "\(limits.streams)"),
    ("programs that talk in lines", "\(limits.programs)"),
    ("TLS and the first frame", "\(limits.greeting.components.seconds) s"),
    (
      "a connection on which nothing comes", "\(limits.idle.components.seconds / 60) minutes"
    ),
    (
      "what waits for a client of the binary interface that does not read it",
      "\(limits.idle.components.seconds / 60) minutes"
    ),
    ("a line of the control socket", ProgramLine.byteLimit.inBytes),
  ]

  @Test("SECURITY.md has the limits that servers and programs meet", arguments: rows)
  func documented(row: (what: String, most: String)) throws {
    #expect(try SecurityPage.most(of: row.what) == row.most)
  }
}
