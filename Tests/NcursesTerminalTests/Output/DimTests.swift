import Glibc
import TestSupport
import TestTraits
import Testing

@Suite("Dim, on terminals that know it in one way or another", .waitsOutside)
struct DimTests {
  /// Types as kitty, mlterm and urxvt have them, made for this test.
  private static let source = #"""
    coversheet-alone|dim is left out of the sequence for all attributes,
    	sgr=\E[0%?%p6%t;1%;%?%p2%t;4%;%?%p1%p3%|%t;7%;%?%p4%t;5%;m,
    	use=xterm-256color,
    coversheet-never|there is no dim,
    	dim@, sgr=\E[0%?%p6%t;1%;%?%p2%t;4%;%?%p1%p3%|%t;7%;m,
    	use=xterm-256color,
    coversheet-eight|there is neither dim nor a ninth color,
    	dim@, sgr=\E[0%?%p6%t;1%;%?%p2%t;4%;%?%p1%p3%|%t;7%;m,
    	colors#8, pairs#64, setaf=\E[3%p1%dm, setab=\E[4%p1%dm,
    	use=xterm-256color,

    """#

  /// What the terminal gets between two words, the second of which is dim.
  private func between(type: String) throws -> String {
    let folder = try ScratchFolder(["types": Self.source])
    let outcome = try Program.run(
      ["-x", "-o", folder("terminfo"), folder("types")], of: "/usr/bin/tic", in: folder.path,
      environment: [])
    try #require(outcome.status == .exited(0), "\(outcome.errors)")
    let probe = try ProbeProgram(
      ["plain", "faint", "plain"], type: type,
      environment: ["SWIFT_BACKTRACE=enable=no", "TERMINFO=" + folder("terminfo")])
    let text = String(decoding: probe.terminal.output, as: UTF8.self)
    let start = try #require(text.range(of: "plain")?.upperBound)
    let end = try #require(text.range(of: "faint", from: start)?.lowerBound)
    return String(text[start..<end])
  }

  @Test("It is sent where the sequence for all attributes leaves it out")
  func leftOut() throws {
    let sent = try between(type: "coversheet-alone")
    #expect(sent.contains("\u{1b}[2m") && !sent.contains("5m"), "\(sent.debugDescription)")
  }

  @Test("Dim goes along with other attributes where it can")
  func together() throws {
    #expect(try between(type: "xterm-256color").contains("\u{1b}[2m"))
  }

  @Test("Bright black stands in where there is none; of eight colors none does")
  func missing() throws {
    let never = try between(type: "coversheet-never")
    #expect(never.contains("\u{1b}[90m") && !never.contains("2m"))
    let eight = try between(type: "coversheet-eight")
    #expect(eight.firstMatch(of: /\u{1B}\[[39]\dm/) == nil, "\(eight.debugDescription)")
  }
}

extension String {
  /// Where a text comes first, from a place on.
  fileprivate func range(of text: String, from start: Index? = nil) -> Range<Index>? {
    var place = start ?? startIndex
    while place < endIndex {
      if self[place...].hasPrefix(text) { return place..<index(place, offsetBy: text.count) }
      place = index(after: place)
    }
    return nil
  }
}
