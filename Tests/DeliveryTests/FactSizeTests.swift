@testable import Notifications
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

  @Test("All facts of an arrival take four words, beside what they share with others")
  func arrival() { #expect(MemoryLayout<FactList.Entry>.stride == 32) }

  @Test("A notification takes three words beside its request")
  func notification() { #expect(MemoryLayout<DeliveredNotification>.stride == 24) }

  @Test("P16: another number on an icon takes five words")
  func badge() {
    #expect(MemoryLayout<BadgeChange>.stride == 40)
    let set = BadgeChange(of: "com.example.chat", from: nil, to: 3, by: 0)
    #expect(set.old == nil && set.new == 3 && set.notification == 0)
    let taken = BadgeChange(of: "com.example.chat", from: 3, to: nil, by: nil)
    #expect(taken.old == 3 && taken.new == nil && taken.notification == nil)
  }

  @Test("A step of the history takes six words, and a push in it two")
  func step() {
    #expect(MemoryLayout<CommandHistory.Step>.stride == 48)
    #expect(MemoryLayout<CommandHistory.Steps.Entry>.stride == 16)
  }

  @Test("P3: a use of the display takes three words, with how often it was used so")
  func displayUse() { #expect(MemoryLayout<DisplayUse>.stride == 24) }

  @Test("A payload's source takes three words beside its file, and what it says none of its own")
  func source() {
    #expect(MemoryLayout<SourceText>.stride == 24)
    #expect(MemoryLayout<KeptText>.size <= 13)
  }

  @Test("A trigger takes one word, and a request four and whose it is")
  func request() {
    #expect(MemoryLayout<Trigger>.size == 8)
    #expect(MemoryLayout<Request>.size == 33)
  }

  // With its header and what the allocator keeps, each fills a step of the
  // allocator's, of sixteen bytes.
  @Test("A push and its content fill the room that the allocator gives them")
  func push() {
    #expect(MemoryLayout<Payload>.size <= 12)
    #expect(MemoryLayout<PushRequest.Fields>.size <= 40)
    #expect(MemoryLayout<Content.Fields>.size <= 120)
    #expect(MemoryLayout<DeliveredRequest>.size <= 72)
  }
}
