import Notifications
import Testing

@testable import Delivery

@Suite("Banners that wait, against a plain line of them")
struct BannerQueueModelTests {
  private static func notification(
    _ number: Int, name: String, thread: String?, app: BundleIdentifier
  ) -> DeliveredNotification {
    var content = Content(body: .literal(name))
    content.threadIdentifier = thread
    let request = Request(identifier: name, content: content, trigger: .push)
    return DeliveredNotification(
      Boxed(DeliveredRequest(request, of: app, languages: .ofDevice([]))), number: number,
      date: Instant(milliseconds: 0), factsBefore: 0, position: number)
  }

  private static func random(_ number: Int, _ random: inout SplitMix) -> DeliveredNotification {
    notification(
      number, name: "n\(random.next() % 6)", thread: [nil, "a", "b", "A"][Int(random.next() % 4)],
      app: random.next() % 2 == 0 ? "com.example.chat" : "com.example.mail")
  }

  /// One in the plain line.
  private typealias Waiting = (
    place: Int, notification: DeliveredNotification, style: BannerStyle
  )

  private static func style(_ random: inout SplitMix) -> BannerStyle {
    random.next() % 2 == 0 ? .temporary : .persistent
  }

  /// P8, G26: whether a newcomer takes the place of one that waits.
  private func updates(_ new: DeliveredNotification, _ old: DeliveredNotification) -> Bool {
    let thread = new.content.threadIdentifier
    return new.key == old.key
      || new.app == old.app && thread != nil && thread == old.content.threadIdentifier
  }

  @Test(
    "P8, G26: who waits, in which order, and whose place a newcomer takes",
    arguments: 1...16 as ClosedRange<UInt64>)
  func line(seed: UInt64) {
    var random = SplitMix(seed: seed)
    var queue = BannerQueue()
    var line: [Waiting] = []
    for number in 0..<150 {
      if random.next() % 3 == 0, !line.isEmpty {
        // Mostly the first, whose turn it is.
        let index = random.next() % 2 == 0 ? 0 : Int(random.next() % UInt64(line.count))
        let gone = line.remove(at: index)
        queue.remove(gone.notification, as: gone.style, at: gone.place, .forward)
      } else {
        let new = Self.random(number, &random)
        let wanted = line.filter { updates(new, $0.notification) }
        let found = queue.waiting(updatedBy: new)
        #expect(found.map(\.number) == wanted.map(\.notification.number), "step \(number)")
        let index = line.firstIndex { updates(new, $0.notification) } ?? line.count
        let place = wanted.first?.place ?? queue.end
        for old in wanted {
          queue.remove(old.notification, as: old.style, at: old.place, .forward)
        }
        line.removeAll { updates(new, $0.notification) }
        let style = Self.style(&random)
        queue.insert(new, as: style, at: place, .forward)
        line.insert((place, new, style), at: index)
      }
      #expect(queue.numbers == line.map(\.notification.number), "step \(number)")
      #expect(queue.waiting.map(\.style) == line.map(\.style), "step \(number)")
      #expect(queue.first?.number == line.first?.notification.number)
      #expect(queue.isEmpty == line.isEmpty)
      #expect(queue.waiting.map(\.place) == line.map(\.place), "each keeps its place")
    }
  }

  @Test("What is taken back leaves the line as it was", arguments: 1...16 as ClosedRange<UInt64>)
  func takenBack(seed: UInt64) {
    var random = SplitMix(seed: seed)
    var queue = BannerQueue()
    var acts: [(waiting: Waiting, isGone: Bool)] = []
    var before: [(numbers: [Int], styles: [BannerStyle])] = []
    for number in 0..<60 {
      before.append((queue.numbers, queue.waiting.map(\.style)))
      if let first = queue.first, random.next() % 3 == 0,
        let gone = acts.lazy.map(\.waiting)
          .first(where: { $0.notification.number == first.number })
      {
        queue.remove(gone.notification, as: first.style, at: first.place, .forward)
        acts.append((gone, true))
      } else {
        // Each of a name and a thread of its own; some at the place of one that has just gone.
        let new = Self.notification(number, name: "n\(number)", thread: "t\(number)", app: "a")
        let style = Self.style(&random)
        let gone = acts.last.flatMap { $0.isGone ? $0.waiting.place : nil }
        let place = gone ?? queue.end
        queue.insert(new, as: style, at: place, .forward)
        acts.append(((place, new, style), false))
      }
    }
    for act in acts.reversed() {
      let (place, notification, style) = act.waiting
      if act.isGone {
        queue.remove(notification, as: style, at: place, .backward)
      } else {
        queue.insert(notification, as: style, at: place, .backward)
      }
      let old = before.popLast()
      #expect(queue.numbers == old?.numbers)
      #expect(queue.waiting.map(\.style) == old?.styles)
    }
    #expect(queue.isEmpty && queue.first == nil)
  }
}
