import Notifications
import Push
import Testing

@testable import Delivery

@Suite("What is kept of each push is small, since there are many thousand")
struct FactSizeTests {
  @Test("A fact takes four words: when, what, and why")
  func fact() {
    #expect(MemoryLayout<Event>.size == 16)
    #expect(MemoryLayout<Fact>.stride == 32)
  }

  @Test("A notification takes four words beside its request")
  func notification() { #expect(MemoryLayout<DeliveredNotification>.stride == 32) }

  @Test("A step of the history takes six words")
  func step() { #expect(MemoryLayout<CommandHistory.Step>.stride == 48) }

  // With its header and what the allocator keeps, each fills a step of the allocator's, of sixteen bytes.
  @Test("A push and its content fill the room that the allocator gives them")
  func push() {
    #expect(MemoryLayout<PushRequest.Fields>.size <= 104)
    #expect(MemoryLayout<Content.Fields>.size <= 224)
    #expect(MemoryLayout<DeliveredRequest>.size <= 120)
  }
}
