import Notifications
import Testing

@Suite("Elements in an order")
struct OrderedTests {
  @Test(
    "What is ordered stands as sorted(by:) puts it, and what is equal stays as it was",
    arguments: 1...8)
  func likeSorted(seed: Int) {
    var random = SplitMix(seed: UInt64(seed))
    let all = (0..<200).map { (key: Int(random.next() % 20), place: $0) }
    let ordered = all.ordered { $0.key < $1.key }
    #expect(ordered.map(\.key) == all.map(\.key).sorted())
    let pairs = zip(ordered, ordered.dropFirst())
    #expect(pairs.allSatisfy { ($0.key, $0.place) < ($1.key, $1.place) })
    #expect(Set(["b", "c", "a"]).ordered { $0 > $1 } == ["c", "b", "a"])
    #expect([Int]().ordered { $0 < $1 }.isEmpty)
  }
}
