import Notifications
import Testing

@Suite("Complaints that are kept in few bytes")
struct DiagnosticLogTests {
  // Few wordings and few places, so that each comes again, alone and with others.
  private static func diagnostics(seed: UInt64) -> [Diagnostic] {
    var random = SplitMix(seed: seed)
    func pick<Element>(_ all: [Element]) -> Element { all[Int(random.next() % UInt64(all.count))] }
    return (0..<400).map { _ in
      Diagnostic(
        Place(pick(["a.apns", "b.apns"]), line: pick([1, 7, .max]), column: pick([1, 80])),
        pick([.note, .warning, .error]), pick(["too long", "not there", "", "ünknown"]),
        rule: pick([nil, "Y1", "Y19"]), lacking: pick([nil, .clock, .app("tea"), .app("rum")]))
    }
  }

  @Test("They come back as they were, in their order", arguments: 1...5 as ClosedRange<UInt64>)
  func log(seed: UInt64) {
    let diagnostics = Self.diagnostics(seed: seed)
    var log = DiagnosticLog(Array(diagnostics.prefix(100)))
    for diagnostic in diagnostics.dropFirst(100) { log.append(diagnostic) }
    #expect(Array(log) == diagnostics)
  }

  @Test("Each is new once, and equal ones only", arguments: 1...5 as ClosedRange<UInt64>)
  func set(seed: UInt64) {
    var known: Set<Diagnostic> = []
    var set = DiagnosticSet()
    for diagnostic in Self.diagnostics(seed: seed) {
      #expect(set.insert(diagnostic) == known.insert(diagnostic).inserted, "\(diagnostic)")
    }
  }
}
