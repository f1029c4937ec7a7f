import Files
import Sessions
import Testing

@testable import Interaction

@Suite("Payloads in lines, before a screen")
struct StreamTests {
  @Test(
    "A line whose time is past, or is none, is refused with its payload, as without a screen",
    arguments: [
      ("09:50", nil), ("09:00", "the clock only goes forward"), ("soon", "“soon” is no time"),
    ] as [(String, String?)])
  func times(time: String, words: String?) throws {
    var seat = try TestSession(
      "app {\"bundleIdentifier\":\"com.example.chat\",\"displayName\":\"Chat\"}\nwait 1m")
    let text = #"{"to":"com.example.chat","at":"\#(time)","payload":{"aps":{"alert":"Kettle"}}}"#
    var lines = PayloadLines(SourceFile(path: "-", bytes: Array(text.utf8)))
    let next = lines.next()
    let line = try #require(next)
    let refusal = seat.interaction.receive(line)
    #expect(refusal?.contains(words ?? "") == words.map { _ in true }, "\(refusal ?? "")")
    #expect(seat.session.state.notifications.count == (words == nil ? 1 : 0))
    #expect(
      seat.interaction.complaints.said.count { $0.severity == .error } == (words == nil ? 0 : 1))
    if let words { #expect(seat.text.contains(words), "\(seat.text)") }
  }
}
