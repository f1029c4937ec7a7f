import Notifications
import Testing

@testable import Delivery

@Suite("The members of a group")
struct GroupMembersTests {
  // Few are kept otherwise than many, and where one leads that is not the newest, the
  // ends are looked for (F3).
  @Test(
    "G10, G13, F3: few or many, whatever leads, they are what a sorted array keeps",
    arguments: [20, 100, 300], [[0], [0, 0, 0, Rise.timeSensitive, Rise.critical]])
  func agreesWithArray(most: Int, rises: [Int]) {
    var random = SplitMix(seed: UInt64(most))
    var members = GroupMembers()
    var model: [Int] = []
    for step in 0..<600 {
      if model.count < most, random.next() % 3 > 0 {
        // Most come on top, some in between.
        let own = random.next() % 4 == 0 ? Int(random.next() % 2000) : 2000 + step
        let position = own + rises[Int(random.next() % UInt64(rises.count))]
        if !model.contains(position) { members.insert(position, value: position + 1) }
        model = Set(model + [position]).sorted(by: >)
      } else if !model.isEmpty {
        let position = model.remove(at: Int(random.next() % UInt64(model.count)))
        let removals = [members.remove(position), members.remove(position)]
        #expect(removals == [true, false], "it is there no more")
      }
      expect(members, toBe: model)
      for first in 0...1 { expectSpan(of: members, from: first, toBe: model) }
    }
  }

  private func expectSpan(of members: GroupMembers, from first: Int, toBe model: [Int]) {
    let own = model.dropFirst(first).map { position in
      position - ([Rise.critical, Rise.timeSensitive].first { $0 <= position } ?? 0)
    }
    let span = members.ownSpan(from: first)
    #expect(span?.newest == own.max() && span?.oldest == own.min(), "from \(first): \(model)")
  }

  private func expect(_ members: GroupMembers, toBe model: [Int]) {
    #expect(members.count == model.count)
    #expect(members.values == model.map { $0 + 1 })
    #expect(members.first?.key == model.first && members.last?.key == model.last)
    #expect(members.element(at: model.count) == nil, "past the end there is nothing")
    for (index, position) in model.enumerated().prefix(3) {
      #expect(members.element(at: index)?.key == position)
      #expect(members.value(of: position) == position + 1)
      #expect(members.count(before: position) == index)
    }
  }
}
