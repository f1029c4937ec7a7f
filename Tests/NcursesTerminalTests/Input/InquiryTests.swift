import Testing

@testable import NcursesTerminal

@Suite("Questions to the terminal, and how long an answer can come")
struct InquiryTests {
  @Test("For a second after the time was told an answer may be on its way, by whatever clock")
  func patience() {
    var inquiry = Inquiry()
    inquiry.ask()
    #expect(inquiry.isOpen && inquiry.expectsAnswer)
    inquiry.pass(to: .seconds(1000))
    inquiry.pass(to: .milliseconds(1_000_999))
    #expect(inquiry.isOpen && inquiry.expectsAnswer)
    inquiry.pass(to: .seconds(1001))
    #expect(inquiry.isOpen && !inquiry.expectsAnswer, "what comes all the same is heard")
  }

  @Test("What was answered is awaited no more, and nothing is where nothing was asked")
  func end() {
    var inquiry = Inquiry()
    inquiry.pass(to: .seconds(5))
    #expect(!inquiry.isOpen && !inquiry.expectsAnswer)
    inquiry.ask()
    inquiry.pass(to: .seconds(5))
    inquiry.end()
    inquiry.pass(to: .seconds(9))
    #expect(!inquiry.isOpen && !inquiry.expectsAnswer)
  }

  @Test("A later question has a second of its own")
  func again() {
    var inquiry = Inquiry()
    inquiry.ask()
    inquiry.pass(to: .zero)
    inquiry.pass(to: .seconds(3))
    inquiry.ask()
    #expect(inquiry.expectsAnswer)
    inquiry.pass(to: .seconds(4))
    #expect(inquiry.expectsAnswer)
  }
}
