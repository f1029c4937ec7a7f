import FuzzTargets
import TestSupport
import Testing

@Suite("What is read from elsewhere")
struct FuzzingTests {
  @Test("What fuzzing found stays mended", arguments: FuzzTarget.all.map(\.name))
  func finds(name: String) throws {
    let target = try #require(FuzzTarget.named(name))
    for find in target.finds(in: Checkout.path) {
      #expect(target.broken(find.bytes) == nil, "\(name)/\(find.name)")
    }
  }

  @Test(
    "A seed is as it is to be, and half of it ends nothing", arguments: FuzzTarget.all.map(\.name))
  func seeds(name: String) throws {
    let target = try #require(FuzzTarget.named(name))
    let seeds = target.seeds.bytes(in: Checkout.path + "/Fixtures")
    #expect(!seeds.isEmpty, "mutations have nothing to begin with")
    // Each fourth of many: the night tries them all.
    for seed in stride(from: 0, to: seeds.count, by: max(1, seeds.count / 16)).map({ seeds[$0] }) {
      #expect(target.broken(seed) == nil, "\(name): \(String(decoding: seed, as: UTF8.self))")
      let half = Array(seed.prefix(seed.count / 2))
      #expect(target.broken(half) == nil, "\(name): \(String(decoding: half, as: UTF8.self))")
    }
  }

  @Test("Targets have names of their own, and the folders of finds are theirs")
  func names() throws {
    let names = FuzzTarget.all.map(\.name)
    #expect(Set(names).count == names.count)
    #expect(Set(FuzzTarget.findFolders(in: Checkout.path)).isSubset(of: names))
  }

  @Test("Whatever verbs are run, the phone stays whole", arguments: 1...4 as ClosedRange<UInt64>)
  func walk(seed: UInt64) {
    var walk = VerbWalk(seed: seed)
    for line in 0..<100 {
      if let broken = walk.step() {
        Issue.record("seed \(seed), line \(line): \(broken)")
        return
      }
    }
    #expect(walk.runCount > 15, "too few of the lines run to tell anything")
  }

  @Test("A walk does lines of all verbs")
  func verbs() {
    var walk = VerbWalk(seed: 1)
    var count = 0
    while !walk.neverDone.isEmpty, count < 20_000 {
      if let broken = walk.step() {
        Issue.record("line \(count): \(broken)")
        return
      }
      count += 1
    }
    #expect(walk.neverDone == [], "of these, 20,000 lines have none that can be done")
  }
}
