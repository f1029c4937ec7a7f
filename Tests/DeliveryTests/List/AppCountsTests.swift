import Notifications
import Testing

@testable import Delivery

@Suite("How many notifications of each app a section holds")
struct AppCountsTests {
  @Test(
    "They are those of a plain table, whatever comes and goes", arguments: 0..<8 as Range<UInt64>)
  func plain(seed: UInt64) {
    var (random, counts) = (SplitMix(seed: seed), AppCounts())
    var table: [BundleIdentifier: Int] = [:]
    for step in 0..<300 {
      let app = BundleIdentifier("com.example.app\(random.next() % 7)")
      // Nearly always the one before it comes again, as it does on a phone.
      for _ in 0..<random.next() % 4 + 1 {
        let isGone = random.next() % 2 == 0 && table[app, default: 0] > 0
        counts.add(isGone ? -1 : 1, of: app)
        table[app, default: 0] += isGone ? -1 : 1
      }
      let wanted = table.filter { $0.value > 0 }.sorted { $0.key < $1.key }
      #expect(counts.all.map(\.app) == wanted.map(\.key), "step \(step)")
      #expect(counts.all.map(\.count) == wanted.map(\.value), "step \(step)")
      #expect(counts[app] == table[app, default: 0])
    }
    #expect(counts["com.example.none"] == 0)
  }
}
