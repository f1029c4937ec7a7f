import Notifications
import Testing

@testable import Delivery

/// A section of the list, against groups that are sorted anew with each look.
@Suite("A section of the list, against the simplest list there is")
struct SectionModelTests {
  /// Groups by their keys, each with its members; nothing kept up to date.
  private struct Model {
    var members: [GroupKey: [ListEntry]] = [:]
    var expanded: Set<GroupKey> = []
    let threshold: Int

    /// G10, G12: groups by their newest member.
    var groups: [(key: GroupKey, members: [ListEntry])] {
      members.filter { !$0.value.isEmpty }
        .map { ($0.key, $0.value.sorted { $0.position > $1.position }) }
        .sorted { ($0.1.first?.position ?? 0) > ($1.1.first?.position ?? 0) }
    }

    /// G13, G15, G18.
    var rows: [Row] {
      groups.flatMap { key, members -> [Row] in
        guard members.count >= max(2, threshold) else {
          return members.map { .notification($0.number, isMember: false) }
        }
        guard expanded.contains(key) else { return [.stack(key, leading: members[0].number)] }
        return [.header(key)] + members.map { .notification($0.number, isMember: true) }
      }
    }
  }

  private static func key(_ number: UInt64) -> GroupKey {
    GroupKey(
      app: number % 2 == 0 ? "com.example.chat" : "com.example.mail",
      kind: number % 5 == 4 ? .app : .thread(number % 3 == 0 ? nil : "t\(number % 3)"))
  }

  private func expectSame(_ list: SectionList, _ model: Model, _ when: Comment) {
    let rows = model.rows
    #expect(list.rowCount == rows.count, when)
    #expect((0..<rows.count).map { list.row(at: $0) } == rows, when)
    #expect(list.row(at: rows.count) == nil && list.row(at: -1) == nil, when)
    #expect(list.groups.map(\.key) == model.groups.map(\.key), when)
    #expect(list.groupCount == model.groups.count, when)
    #expect(list.count == model.groups.map(\.members.count).reduce(0, +), when)
    for group in model.groups {
      let own = list.group(group.key)
      #expect(own?.memberNumbers == group.members.map(\.number), when)
      #expect(own?.isExpanded == model.expanded.contains(group.key), when)
      let first = rows.firstIndex { row in
        switch row {
        case .stack(let key, _), .header(let key): key == group.key
        case .notification(let number, _): number == group.members[0].number
        }
      }
      #expect(list.rowIndex(of: group.key) == first, when)
      for (index, entry) in group.members.enumerated() {
        #expect(own?.member(at: index) == entry.number, when)
        #expect(own?.index(of: entry.position) == index, when)
        let row = list.rowIndex(of: entry.number, at: entry.position, in: group.key)
        let isHidden =
          group.members.count >= max(2, list.stackThreshold) && own?.isExpanded == false
        let wanted = isHidden ? first : rows.firstIndex { $0.number == entry.number }
        #expect(row == wanted, when)
      }
    }
  }

  @Test(
    "G10, G12, G13, G15: rows are those of groups that are sorted anew",
    arguments: [2, 3, 5], 1...6 as ClosedRange<UInt64>)
  func changes(threshold: Int, seed: UInt64) {
    var random = SplitMix(seed: seed &* 31 &+ UInt64(threshold))
    var list = SectionList(stackThreshold: threshold)
    var model = Model(threshold: threshold)
    for number in 0..<120 {
      let key = Self.key(random.next() % 8)
      let present = model.members[key] ?? []
      switch random.next() % 8 {
      case 0 where !present.isEmpty:
        let old = present[Int(random.next() % UInt64(present.count))]
        list.remove(old, from: key)
        model.members[key]?.removeAll { $0.number == old.number }
        if model.members[key]?.isEmpty == true { model.expanded.remove(key) }
      case 1 where present.count >= max(2, threshold):
        let isExpanded = random.next() % 2 == 0
        list.setExpanded(isExpanded, key)
        if isExpanded { model.expanded.insert(key) } else { model.expanded.remove(key) }
      case 2 where !present.isEmpty:
        let old = present[Int(random.next() % UInt64(present.count))]
        // G26: it rises, or takes the other's place.
        let position = random.next() % 2 == 0 ? number : old.position
        let new = ListEntry(number: number, position: position, request: old.request)
        let isReplaced = list.replace(with: new, in: key)
        #expect(isReplaced, "one of its name is there")
        model.members[key]?.removeAll { $0.number == old.number }
        model.members[key]?.append(new)
        #expect(list.number(of: new.name) == number)
      case 3 where !present.isEmpty:
        let entries = Dictionary(present.map { ($0.number, $0) }) { first, _ in first }
        let gone = list.removeGroup(key) { entries[$0] ?? present[0] }
        expectSame(list, without(key, model), "step \(number), group gone")
        if let gone { list.restore(gone) { entries[$0] ?? present[0] } }
      default:
        let entry = ListEntry(number, named: "n\(number)")
        list.insert(entry, into: key)
        model.members[key, default: []].append(entry)
      }
      expectSame(list, model, "step \(number)")
    }
  }

  private func without(_ key: GroupKey, _ model: Model) -> Model {
    var model = model
    model.members[key] = nil
    model.expanded.remove(key)
    return model
  }

  @Test("G5: threads are told apart byte by byte, and an app’s own group is none of them")
  func keys() {
    let threads = [nil, "", "t", "T", " t", "é", "e\u{301}"]
    var list = SectionList(stackThreshold: 2)
    for (number, thread) in threads.enumerated() {
      let entry = ListEntry(number, named: "n\(number)")
      list.insert(entry, into: GroupKey(app: "a", kind: .thread(thread)))
    }
    #expect(list.groupCount == threads.count && list.rowCount == threads.count)
    for (number, thread) in threads.enumerated() {
      #expect(list.group(GroupKey(app: "a", kind: .thread(thread)))?.memberNumbers == [number])
    }
    #expect(list.group(GroupKey(app: "b", kind: .thread("t"))) == nil)
  }
}
