import Notifications
import Testing

@testable import Delivery
@testable import Push

@Suite("What keeps things in order, against the simplest thing that does")
struct CollectionModelTests {
  @Test(
    "K18, K25: whose turn is first is the earliest, and of equals the one added first",
    arguments: 1...12 as ClosedRange<UInt64>)
  func turns(seed: UInt64) {
    var random = SplitMix(seed: seed)
    var heap = TurnHeap()
    var all: [TurnHeap.Turn] = []
    for order in 0..<200 {
      let turn = TurnHeap.Turn(
        due: DueOrder(instant: Instant(milliseconds: Int64(random.next() % 40)), order: order),
        app: Int(random.next() % 2))
      heap.insert(turn)
      all.append(turn)
      if random.next() % 3 == 0 {
        // What is no longer so is thrown out when it comes to the top.
        let limit = Instant(milliseconds: Int64(random.next() % 20))
        heap.removeStale { $0.due.instant > limit }
        let kept = all.filter { $0.due.instant > limit }
        #expect(heap.first == kept.min { $0.due < $1.due }, "seed \(seed), step \(order)")
        all = kept
      }
      #expect(heap.first == all.min { $0.due < $1.due }, "seed \(seed), step \(order)")
    }
    heap.removeStale { _ in false }
    #expect(heap.first == nil)
  }

  @Test(
    "P8, K26: what is due comes by its time, equals in the order in which they were added",
    arguments: 1...12 as ClosedRange<UInt64>)
  func agenda(seed: UInt64) {
    var random = SplitMix(seed: seed)
    var agenda = Agenda()
    var all: [Agenda.Item] = []
    for step in 0..<400 {
      switch random.next() % 4 {
      case 0 where !all.isEmpty:
        let gone = all[Int(random.next() % UInt64(all.count))]
        agenda.remove(gone.number, gone.stage)
        all.removeAll { $0.number == gone.number && $0.stage == gone.stage }
      case 1 where !all.isEmpty:
        agenda.removeFirst()
        all.removeFirst()
      default:
        let item = Agenda.Item(
          instant: Instant(milliseconds: Int64(random.next() % 30)),
          number: Int(random.next() % 12),
          stage: [.decide, .show, .endBanner][Int(random.next() % 3)])
        // What was done may be waited for again, as when it is taken back.
        if all.contains(where: { $0.number == item.number && $0.stage == item.stage }) {
          continue
        }
        agenda.add(item)
        all.insert(item, at: all.firstIndex { $0.instant > item.instant } ?? all.count)
      }
      #expect(agenda.first == all.first, "seed \(seed), step \(step)")
    }
    while let first = all.first {
      #expect(agenda.first == first)
      agenda.removeFirst()
      all.removeFirst()
    }
    #expect(agenda.first == nil && agenda == Agenda())
  }

  @Test("P8: what was done while a banner waits for its end takes no room")
  func doneOfAgenda() {
    var agenda = Agenda()
    let start = Instant(milliseconds: 0)
    let end = Agenda.Item(instant: start + .seconds(5), number: 0, stage: .endBanner)
    agenda.add(end)
    for number in 1...1000 {
      let item = Agenda.Item(instant: start, number: number, stage: .decide)
      agenda.add(item)
      #expect(agenda.first == item && agenda.items.count < 100)
      agenda.removeFirst()
      #expect(agenda.first == end)
    }
  }

  @Test("What is taken back out of an agenda leaves it as it was")
  func agendaBack() {
    var agenda = Agenda()
    let items = (0..<5).map {
      Agenda.Item(instant: Instant(milliseconds: Int64($0 % 3)), number: $0, stage: .decide)
    }
    var before: [Agenda] = []
    for item in items {
      before.append(agenda)
      agenda.add(item, .forward)
    }
    for item in items.reversed() {
      agenda.add(item, .backward)
      #expect(agenda == before.popLast())
    }
    agenda.remove(items[0], .backward)
    #expect(agenda.first == items[0])
    agenda.remove(items[0], .forward)
    #expect(agenda.first == nil)
  }

  @Test("B1, P1: of several at one instant each goes through its stages before the next begins")
  func agendaStages() {
    var agenda = Agenda()
    for number in 0..<100 { agenda.add(item(number, .decide)) }
    for number in 0..<100 {
      let before = agenda
      agenda.replace(number, .decide, by: .show)
      let shown = agenda
      #expect(agenda.first == item(number, .show))
      agenda.remove(item(number, .show), .forward)
      let after = agenda
      #expect(agenda.first == (number < 99 ? item(number + 1, .decide) : nil))
      agenda.remove(item(number, .show), .backward)
      #expect(agenda == shown)
      agenda.replace(number, .show, by: .decide)
      #expect(agenda == before)
      agenda = after
    }
  }

  private func item(_ number: Int, _ stage: Agenda.Stage) -> Agenda.Item {
    Agenda.Item(instant: Instant(milliseconds: 0), number: number, stage: stage)
  }

  @Test(
    "A history counts its events without the moves of the clock",
    arguments: 1...6 as ClosedRange<UInt64>)
  func history(seed: UInt64) {
    var random = SplitMix(seed: seed)
    var history = CommandHistory()
    var all: [CommandHistory.Step] = []
    for number in 0..<150 {
      switch random.next() % 6 {
      case 0:
        #expect(history.removeLast() == all.popLast())
      case 1 where !all.isEmpty:
        let count = Int(random.next() % UInt64(all.count))
        history.truncate(to: count)
        all.removeSubrange(count...)
      default:
        let isMove = random.next() % 2 == 0
        let step = CommandHistory.Step(
          isMove ? .advance(to: Instant(milliseconds: Int64(number))) : .note("\(number)"),
          at: Instant(milliseconds: Int64(number)), factsBefore: number)
        history.append(step)
        all.append(step)
      }
      let events = all.indices.filter { !all[$0].isClockMove }
      #expect(history.count == all.count && history.eventCount == events.count)
      for (place, index) in events.enumerated() {
        #expect(history.index(ofEvent: place) == index && history.event(place) == all[index])
      }
    }
  }

  @Test("B14: a device token is 64 hexadecimal digits, fixed by app and seed")
  func tokens() {
    let apps: [BundleIdentifier] = ["a", "b", "com.example.chat", ""]
    for seed in [0, 1, 2, UInt64.max] {
      let tokens = apps.map { DeviceToken(app: $0, seed: seed).description }
      #expect(Set(tokens).count == apps.count, "each app has its own")
      #expect(tokens == apps.map { DeviceToken(app: $0, seed: seed).description })
      for token in tokens {
        #expect(token.utf8.count == 64 && token.allSatisfy { "0123456789abcdef".contains($0) })
      }
    }
    #expect(
      DeviceToken(app: "a", seed: 0) != DeviceToken(app: "a", seed: 1),
      "another seed, another token")
  }

  @Test("K17: pushes are numbered as they come, whatever they are called")
  func names() {
    let payload = Payload(content: nil, source: SourceText([], at: Place("p")))
    func name(_ request: PushRequest, after count: Int) -> String {
      PushNames(request, after: count).name
    }
    #expect(name(PushRequest(app: "a", payload: payload), after: 0) == "n1")
    #expect(name(PushRequest(app: "a", payload: payload, name: "mine"), after: 1) == "mine")
    #expect(name(PushRequest(app: "a", payload: payload), after: 2) == "n3")
    var service = PushService()
    service.countHandedOver(1)
    service.countRefused(1)
    #expect(service.requestCount == 2, "a refused one counts, too")
    service.countRefused(-1)
    #expect(service.requestCount == 1)
    #expect(service.nextDeadline(reaching: ReachedDevice(isReachable: false)) == nil)
  }

  @Test("K17: a notification is called by its collapse identifier, else its apns-id, else its name")
  func identifiers() {
    let payload = Payload(content: nil, source: SourceText([], at: Place("p")))
    var request = PushRequest(app: "a", payload: payload)
    #expect(PushNames(request, after: 0).identifier == "n1")
    #expect(PushNames(request, after: 0, apnsIdentifier: "made").identifier == "made")
    request.collapseIdentifier = "score"
    #expect(PushNames(request, after: 0, apnsIdentifier: "made").identifier == "score")
  }
}
