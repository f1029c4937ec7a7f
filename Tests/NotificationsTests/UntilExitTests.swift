import Notifications
import Testing

@Suite("What is kept until the program ends")
struct UntilExitTests {
  private final class Phone: Sendable {}

  @Test("It is not taken apart, though nothing holds it any more")
  func kept() {
    weak var kept: Phone?
    weak var other: Phone?
    do {
      let (phone, second) = (Phone(), Phone())
      (kept, other) = (phone, second)
      UntilExit.keep([phone])
    }
    #expect(kept != nil)
    #expect(other == nil)
  }
}
