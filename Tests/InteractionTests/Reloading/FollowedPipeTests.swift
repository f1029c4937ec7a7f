import Files
import Glibc
import Notifications
import TestSupport
import Testing

@testable import Interaction
@testable import Sessions

@Suite("Named pipes are no files that are read anew")
struct FollowedPipeTests {
  @Test("A pipe whose name is that of a payload is not followed, a payload file is")
  func payload() throws {
    var seat = try TestSession(
      "app {\"bundleIdentifier\":\"com.example.chat\",\"displayName\":\"Chat\"}")
    let (pipe, file) = (seat.path("live.apns"), seat.path("one.apns"))
    try #require(mkfifo(pipe, 0o600) == 0)
    let text = #"{"to":"com.example.chat","payload":{"aps":{"alert":"Kettle"}}}"#
    for path in [pipe, file] {
      var lines = PayloadLines(SourceFile(path: path, bytes: Array(text.utf8)))
      let line = lines.next()
      try #expect(seat.interaction.receive(#require(line)) == nil)
    }
    seat.interaction.watchFiles()
    #expect(seat.session.state.notifications.count == 2)
    #expect(seat.interaction.following.payloads.inOrder == [file])
  }
}
