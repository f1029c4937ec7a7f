import Notifications
import Push
import Testing

@testable import Explaining

@Suite("Connections that failed, as lines")
struct ConnectionFailureTests {
  private static let start = CivilTime(year: 2018, month: 6, day: 4).instant(in: .utc)
  private static let bad = "its header has no :authority"

  /// The lines of clients, each connected once, with what failed of each.
  private func lines(_ failures: [(client: String, words: [String])]) -> [String] {
    var log = ConnectionLog()
    for (client, words) in failures {
      let number = log.open(client: client)
      for words in words { log.fail(number, of: .apns, at: Self.start, because: words) }
    }
    return ConnectionFailure.lines(of: log.takeFailures())
  }

  @Test("Requests that fail on one connection are so many requests of its client")
  func requests() {
    #expect(
      lines([("curl", [Self.bad, Self.bad, "it took too long", Self.bad])])
        == [
          "failed (apns, curl, 3 requests): \(Self.bad)", "failed (apns, curl): it took too long",
        ]
    )
  }

  @Test("Connections that fail alike are one line with how many they are, whatever failed of each")
  func connections() {
    #expect(
      lines([("curl", [Self.bad, Self.bad]), ("wget", [Self.bad])])
        == ["failed (apns, 2 connections): \(Self.bad)"])
  }
}
