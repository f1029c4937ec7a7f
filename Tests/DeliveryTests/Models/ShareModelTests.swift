import Notifications
import Testing

@testable import Delivery

/// What members give to a summary is kept with each that comes and goes; here it is counted anew.
@Suite("What the members of a group count, against counting them anew")
struct ShareModelTests {
  private static func entry(_ number: Int, _ random: inout SplitMix) -> ListEntry {
    let category = [nil, "MSG", "PHOTO"][Int(random.next() % 3)]
    let argument = [nil, "", "Ann", "Bob"][Int(random.next() % 4)]
    let counts = [1, 1, 2, 7, Int.max]
    let rise = [0, 0, 0, Rise.timeSensitive, Rise.critical][Int(random.next() % 5)]
    return entry(
      number, at: number + rise, counts: counts[Int(random.next() % 5)], category: category,
      argument: argument)
  }

  private static func entry(
    _ number: Int, at position: Int? = nil, counts: Int, category: String? = nil,
    argument: String? = nil
  ) -> ListEntry {
    var content = Content()
    content.summaryArgumentCount = counts
    content.categoryIdentifier = category
    content.summaryArgument = argument
    return ListEntry(number, at: position, named: "\(number)", content: content)
  }

  /// T2, T4, T10–T12, T18: kinds by their newest members, whatever leads (F3):
  /// numbers are as they came.
  private func shares(_ members: [ListEntry]) -> [String] {
    var kinds: [ShareTally.Kind] = []
    for member in members.sorted(by: { $0.number > $1.number })
    where !kinds.contains(member.kind) {
      kinds.append(member.kind)
    }
    return kinds.map { kind in
      let own = members.filter { $0.kind == kind }
      let sum = own.reduce(Int128(0)) { $0 + Int128($1.summaryCount) }
      let places = own.map(\.number)
      return Self.text(kind, own.count, sum, places.max() ?? 0, places.min() ?? 0)
    }
  }

  private static func text(
    _ kind: ShareTally.Kind, _ count: Int, _ sum: Int128, _ newest: Int, _ oldest: Int
  ) -> String {
    "\(kind.category ?? "-")/\(kind.argument ?? "-"): \(count) count \(sum), \(newest) to \(oldest)"
  }

  private func texts(_ shares: [ShareTally.Share]) -> [String] {
    shares.map { Self.text($0.kind, $0.count, $0.wideSum, $0.newest, $0.oldest) }
  }

  @Test(
    "T2, T12: counts and places are those of members that are counted anew",
    arguments: 1...20 as ClosedRange<UInt64>)
  func tally(seed: UInt64) {
    var random = SplitMix(seed: seed)
    var group = Group(key: GroupKey(app: "a", kind: .app))
    var members: [ListEntry] = []
    // At first of one kind, as groups mostly are.
    let isPlain = random.next() % 2 == 0
    for number in 0..<80 {
      if random.next() % 3 == 0, !members.isEmpty {
        let gone = members.remove(at: Int(random.next() % UInt64(members.count)))
        let (isGone, isGoneTwice) = (group.remove(gone), group.remove(gone))
        #expect(isGone && !isGoneTwice, "what is gone cannot go again")
      } else {
        let entry =
          isPlain && number < 20
          ? Self.entry(number, counts: 2, category: "MSG") : Self.entry(number, &random)
        group.insert(entry)
        members.append(entry)
      }
      #expect(texts(group.shares) == shares(members), "step \(number)")
      guard let leading = members.max(by: { $0.position < $1.position }) else { continue }
      #expect(group.leading == leading.number)
      let others = members.filter { $0.number != leading.number }
      #expect(
        texts(group.shares(withoutLeading: leading.summaryCount)) == shares(others),
        "step \(number), without the leading one")
    }
  }

  @Test("T11: names are compared byte by byte, and none is no empty name")
  func exact() {
    let kinds = [nil, "", "é", "e\u{301}", "Ann", "ann"].map { ShareTally.Kind(argument: $0) }
    #expect(Set(kinds).count == kinds.count)
    let categories = [nil, "", "MSG"].map { ShareTally.Kind(category: $0) }
    #expect(Set(categories).count == categories.count)
    #expect(
      ShareTally.Kind(category: "a", argument: "b") != ShareTally.Kind(category: "b", argument: "a")
    )
  }

  @Test("T2: a sum beyond all numbers is the largest number, and comes back when members leave")
  func overflow() {
    var group = Group(key: GroupKey(app: "a", kind: .app))
    var entries: [ListEntry] = []
    for number in 0..<4 {
      let entry = Self.entry(number, counts: number == 0 ? 5 : .max)
      group.insert(entry)
      entries.append(entry)
    }
    #expect(group.shares.map(\.sum) == [Int.max])
    for entry in entries.dropFirst() {
      let isGone = group.remove(entry)
      #expect(isGone)
    }
    #expect(group.shares.map(\.sum) == [5])
  }
}
