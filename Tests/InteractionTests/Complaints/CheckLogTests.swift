import Testing

@testable import Interaction

@Suite("Checks that a person types")
struct CheckLogTests {
  @Test("One that is not so is kept when the same text is typed once more, and not otherwise")
  func twice() {
    var log = CheckLog()
    #expect(log.keptAfter(["expect groups 7"]) == [false])
    log = CheckLog()
    #expect(log.keptAfter(["expect groups 7", "expect groups 7"]) == [false, true])
    log = CheckLog()
    #expect(log.keptAfter(["expect groups 7", "expect groups 8"]) == [false, false])
    log = CheckLog()
    #expect(log.keptAfter(["expect groups 7", "so", "expect groups 7"]) == [false, true, false])
  }
}

extension CheckLog {
  /// Whether each of some texts is kept, typed one after the other; `so` is so.
  fileprivate mutating func keptAfter(_ texts: [String]) -> [Bool] {
    texts.map { keeps($0, isSo: $0 == "so") }
  }
}
