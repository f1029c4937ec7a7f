import Notifications
import Testing

@testable import Delivery

@Suite("Reasons of groups that are made once for many")
struct GroupingReasonsTests {
  @Test(
    "G3, G7, G8: they are the key’s own, whatever came before", arguments: 0..<8 as Range<UInt64>)
  func same(seed: UInt64) {
    let kinds: [GroupKey.Kind] = [.thread(nil), .thread("a"), .thread("b"), .app, .alone(1)]
    let keys = ["com.example.chat", "com.example.mail"].flatMap { app in
      kinds.map { GroupKey(app: BundleIdentifier(app), kind: $0) }
    }
    var (random, list) = (SplitMix(seed: seed), SectionList(stackThreshold: 2))
    for number in 0..<200 {
      let key = keys[Int(random.next() % UInt64(keys.count))]
      let profile: Profile = random.next() % 3 == 0 ? .ios11 : .ios12
      let content = Content(title: .literal("\(number)"))
      let request = DeliveredRequest(
        Request(identifier: "n\(number)", content: content, trigger: .push), of: key.app,
        languages: .ofDevice([]))
      list.insert(ListEntry(number: number, position: number, request: Boxed(request)), into: key)
      #expect(list.latestReasons(profile: profile) == key.reasons(profile: profile))
    }
  }
}
