import Notifications
import Testing

@testable import Push

/// The index of what waits against the plainest list of it.
@Suite("The pushes that wait, however they come and go")
struct WaitingPushesTests {
  private static let apps: [BundleIdentifier] = ["com.example.chat", "com.example.mail", ""]

  private func push(_ number: Int, _ random: inout SplitMix) -> StoredPush {
    func date(_ share: UInt64) -> Instant? {
      random.next() % share == 0 ? nil : Instant(milliseconds: Int64(random.next() % 30))
    }
    let app = Self.apps[Int(random.next() % 3)]
    return StoredPush(
      request: PushRequest(app: app, payload: .alert), number: number, name: "n\(number)",
      identifier: "n\(number)", date: Instant(milliseconds: 0), expiry: date(4), due: date(3),
      attemptEnd: date(5))
  }

  private func expectSame(_ waiting: WaitingPushes, _ list: [StoredPush], _ step: Comment) {
    let all = list.sorted { $0.number < $1.number }
    #expect(waiting.all == all && waiting.count == all.count, step)
    for app in Self.apps {
      #expect(waiting.pushes(of: app) == all.filter { $0.request.app == app }, step)
    }
    #expect(waiting.pushes(of: "com.example.other").isEmpty)
    for push in all.suffix(3) {
      #expect(waiting.last(nameOrIdentifier: push.name) == push, step)
      for app in Self.apps {
        let own = app == push.request.app ? push : nil
        #expect(waiting.last(nameOrIdentifier: push.name, of: app) == own, step)
      }
    }
    #expect(waiting.last(nameOrIdentifier: "n0") == nil)
    #expect(waiting.firstDue == all.compactMap(\.due).min(), step)
    let now = Instant(milliseconds: 15)
    for (isReached, end) in [(false, \StoredPush.expiry), (true, \.attemptEnd)] {
      let first = all.compactMap { $0[keyPath: end] }.min()
      #expect(waiting.firstEnd(isReached: isReached) == first, step)
      let next = first.flatMap { $0 <= now ? $0 : nil }
      #expect(
        waiting.expired(at: now, isReached: isReached)
          == next.flatMap { next in all.first { $0[keyPath: end] == next } }, step)
    }
    #expect(waiting.due(at: now) == all.filter { $0.due.map { $0 <= now } ?? false }, step)
  }

  @Test(
    "B2, B6, B11: what is first, due and an app's own is found as in a plain list",
    arguments: 1...15 as ClosedRange<UInt64>)
  func model(seed: UInt64) {
    var random = SplitMix(seed: seed)
    var (waiting, list) = (WaitingPushes(), [StoredPush]())
    var gone: [StoredPush] = []
    for number in 1...120 {
      switch random.next() % 5 {
      case 0 where !list.isEmpty:
        let index = Int(random.next() % UInt64(list.count))
        gone.append(list.remove(at: index))
        waiting.remove(gone[gone.count - 1])
      case 1 where !gone.isEmpty:
        // As where what happened is taken back: an old number finds its place again.
        let back = gone.remove(at: Int(random.next() % UInt64(gone.count)))
        list.append(back)
        waiting.insert(Boxed(back))
      default:
        let new = push(number, &random)
        list.append(new)
        waiting.insert(Boxed(new))
      }
      expectSame(waiting, list, "seed \(seed), step \(number)")
    }
  }

  @Test("Of pushes that overlap as they wait, those that are gone take no room, and may come back")
  func overlapping() {
    var run = SortedRun<Int>()
    run.insert(0)
    for number in 1...1000 {
      run.insert(number)
      run.remove(number - 1)
      #expect(run.all == [number] && run.items.count < 100)
    }
    for number in (0..<1000).reversed() {
      run.insert(number)
      #expect(run.first == number && run.items.count < 2100)
    }
    #expect(run.all == Array(0...1000)[...])
  }

  @Test("One that is first and goes at once leaves the room for the next one that is")
  func firstOnes() {
    var run = SortedRun<Int>()
    for number in 1...1000 { run.insert(number) }
    for _ in 0..<2 {
      run.insert(0)
      run.remove(0)
      #expect(run.items.count == 2000 && run.all.count == 1000)
    }
  }

  @Test("G5: two whose names differ in their bytes alone are told apart")
  func exactNames() {
    let names = ["caf\u{E9}", "cafe\u{301}"]
    let pushes = names.enumerated().map { number, name in
      StoredPush(
        request: PushRequest(app: "com.example.chat", payload: .alert), number: number + 1,
        name: name, identifier: name, date: Instant(milliseconds: 0), expiry: nil, due: nil)
    }
    var waiting = WaitingPushes()
    for push in pushes { waiting.insert(Boxed(push)) }
    #expect(names.map { waiting.last(nameOrIdentifier: $0)?.number } == [1, 2])
    waiting.remove(pushes[1])
    #expect(names.map { waiting.has(name: $0) } == [true, false])
    #expect(names.map { waiting.has(nameOrIdentifier: $0) } == [true, false])
  }

  @Test("Taking off what does not wait changes nothing")
  func absent() {
    var random = SplitMix(seed: 5)
    var waiting = WaitingPushes()
    let (kept, other) = (push(1, &random), push(2, &random))
    waiting.remove(kept)
    #expect(waiting == WaitingPushes())
    waiting.insert(Boxed(kept))
    let before = waiting
    waiting.remove(other)
    #expect(waiting == before && waiting.count == 1)
  }

  @Test(
    "Two that hold the same pushes are equal, and so are their hashes, whatever happened before",
    arguments: 1...10 as ClosedRange<UInt64>)
  func equality(seed: UInt64) {
    var random = SplitMix(seed: seed)
    let pushes = (1...30).map { push($0, &random) }
    var straight = WaitingPushes()
    for push in pushes.prefix(20) { straight.insert(Boxed(push)) }
    var detour = WaitingPushes()
    for push in pushes.shuffled(using: &random) { detour.insert(Boxed(push)) }
    for push in pushes.suffix(10).shuffled(using: &random) { detour.remove(push) }
    #expect(straight == detour && straight.hashValue == detour.hashValue)
    detour.remove(pushes[3])
    #expect(straight != detour)
    detour.insert(Boxed(pushes[3]))
    #expect(straight == detour)
  }
}
