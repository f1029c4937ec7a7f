import Testing

@testable import PushEndpoint

@Suite("What a client speaks that is not understood")
struct ForeignProtocolTests {
  private func what(_ text: String, tls: Bool) -> ForeignProtocol? {
    ForeignProtocol(Array(text.utf8)[...], expectsTLS: tls)
  }

  @Test(
    "Where TLS is spoken, a letter begins something else; a record of TLS does not",
    arguments: ["GET / HTTP/1.1\r\n", "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", "POST", "P", "SSH-2.0"])
  func plaintext(text: String) {
    let isHTTP2 = text.hasPrefix("PRI")
    #expect(what(text, tls: true) == (isHTTP2 ? .plaintextHTTP2 : .plaintext))
    #expect(what(text, tls: false) == nil, "where none is spoken the session tells it")
  }

  @Test("Where none is spoken, a record of TLS is told by its first byte")
  func tls() {
    guard case .tls? = what("\u{16}\u{3}\u{1}", tls: false) else {
      Issue.record("it was not recognized")
      return
    }
    #expect(what("\u{16}\u{3}\u{1}", tls: true) == nil)
    #expect(what("", tls: true) == nil && what("", tls: false) == nil)
    for byte in [0, 1, 20, 21, 23, 91, 128, 255] as [UInt8] {
      #expect(ForeignProtocol([byte][...], expectsTLS: true) == .bareBytes)
      #expect(ForeignProtocol([byte][...], expectsTLS: false) == nil)
    }
  }

  @Test("On a port that speaks no HTTP nobody is told to use it")
  func withoutHTTP() {
    let all: [ForeignProtocol] = [.plaintext, .plaintextHTTP2, .bareBytes, .tls]
    for foreign in all {
      #expect(!foreign.wordsWithoutHTTP.contains("http"))
      let answer = String(decoding: foreign.answerWithoutHTTP, as: UTF8.self)
      #expect(!answer.contains("speaks HTTP"), "\(answer)")
    }
    #expect(
      ForeignProtocol.tls.wordsWithoutHTTP
        == "it spoke TLS; connect without it, or listen without --plaintext")
  }

  @Test("HTTP/2 without TLS is answered with SETTINGS and GOAWAY, PROTOCOL_ERROR")
  func goAway() {
    let answer = ForeignProtocol.plaintextHTTP2.answer
    #expect(answer.prefix(9) == [0, 0, 0, 4, 0, 0, 0, 0, 0])
    #expect(Int(answer[11]) == answer.count - 18 && answer[12] == 7)
    #expect(answer[18..<26] == [0, 0, 0, 0, 0, 0, 0, 1])
  }

  @Test("An answer in HTTP/1 is whole: its length is that of its words, and it closes")
  func answers() throws {
    for (foreign, status) in [(ForeignProtocol.plaintext, "400"), (.http1, "505")] {
      let text = String(decoding: foreign.answer, as: UTF8.self)
      let parts = text.split(separator: "\r\n\r\n", maxSplits: 1).map(String.init)
      try #require(parts.count == 2)
      #expect(parts[0].hasPrefix("HTTP/1.1 \(status) "))
      #expect(parts[0].contains("connection: close"))
      #expect(parts[0].contains("content-length: \(parts[1].utf8.count)"), "\(text)")
      #expect(!foreign.words.isEmpty)
    }
    // An alert (21) of two bytes: fatal (2), protocol version (70), as RFC 5246, 7.2 numbers them.
    #expect(ForeignProtocol.tls.answer == [21, 3, 1, 0, 2, 2, 70])
  }
}
