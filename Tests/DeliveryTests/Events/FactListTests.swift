import Notifications
import Push
import TestSupport
import Testing

@testable import Delivery

@Suite("Facts are kept in little room, and read as they were told")
struct FactListTests {
  @Test(
    "facts of random commands read as in an array, one by one, from a place on and all in a row",
    arguments: 1...12)
  func reading(seed: Int) throws {
    let facts = try told(seed)
    var list = FactList()
    list.append(facts)
    #expect(list.count == facts.count)
    #expect(Array(list) == facts)
    #expect(list.indices.map { list[$0] } == facts)
    #expect(Array(list[(facts.count / 3)...]) == Array(facts[(facts.count / 3)...]))
    #expect(list.last == facts.last)
  }

  @Test(
    "facts that are added in pieces and taken back anywhere are those that are left",
    arguments: 1...12)
  func changing(seed: Int) throws {
    let facts = try told(seed)
    var generator = SplitMix(seed: UInt64(seed))
    var list = FactList()
    var plain: [Fact] = []
    var next = facts[...]
    while !next.isEmpty {
      let piece = next.prefix(Int.random(in: 1...9, using: &generator))
      list.append(Array(piece))
      plain += piece
      next = next.dropFirst(piece.count)
      if Int.random(in: 0..<4, using: &generator) == 0 {
        let count = Int.random(in: 0...plain.count, using: &generator)
        list.truncate(to: count)
        plain.removeSubrange(count...)
      }
      #expect(list.elementsEqual(plain), "seed \(seed), \(plain.count) facts")
    }
  }

  @Test("what happens between arrivals is gone through without them, from any place on")
  func betweenArrivals() throws {
    var phone = try Phone()
    for name in ["one", "two", "three"] {
      try phone.send(name)
      try phone.perform(.note(name))
    }
    let facts = Array(phone.facts)
    let notes = facts.indices.filter { if case .noted = facts[$0].event { true } else { false } }
    let decisions = facts.indices.filter {
      if case .decided = facts[$0].event { true } else { false }
    }
    var list = FactList()
    list.append(facts)
    for start in 0...facts.count {
      var passed: [Int] = []
      list.forEachBetweenArrivals(from: start) { index, fact in
        #expect(fact == facts[index])
        passed.append(index)
      }
      #expect(passed.filter(notes.contains) == notes.filter { $0 >= start })
      #expect(!passed.contains(where: decisions.contains), "nothing is decided between arrivals")
    }
  }

  @Test("an arrival whose icon shows more than 32 bits hold is kept whole")
  func largeBadge() throws {
    let facts = try arrival(badge: Int(Int32.max) + 1)
    var list = FactList()
    list.append(facts)
    #expect(Array(list) == facts)
    #expect(facts.contains { if case .noticed(.badged) = $0.event { true } else { false } })
  }

  @Test("lists of the same facts are equal, however they were put together")
  func equality() throws {
    let facts = try told(3)
    var (whole, pieces) = (FactList(), FactList())
    whole.append(facts)
    for fact in facts { pieces.append([fact]) }
    #expect(whole == pieces)
    pieces.truncate(to: facts.count - 1)
    #expect(whole != pieces)
  }

  private func told(_ seed: Int) throws -> [Fact] {
    var phone = try Phone(apps: ["com.example.chat", "com.example.mail"])
    var commands = RandomCommands(seed: UInt64(seed))
    for _ in 0..<200 { _ = try? phone.perform(commands.next(phone.state)) }
    return Array(phone.facts)
  }

  private func arrival(badge: Int) throws -> [Fact] {
    var phone = try Phone()
    try phone.send("The kettle boils", badge: badge)
    return phone.facts
  }
}
