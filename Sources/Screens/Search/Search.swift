import Delivery
import TerminalCore

/// A search through the list: what is looked for, and how far it got.
struct Search: Sendable {
  /// The line that is typed into, with its cursor.
  var field = TextField()
  /// Whether it is being typed; afterwards `n` and `N` go on.
  var isTyping = true
  /// What was selected, and seen, when it began.
  let origin: (selection: ListSpot?, scroll: Scroll)
  /// Where the keys were when it began to be typed; nil where it never was.
  var panes: Panes?
  /// The notifications of the list from top to bottom, those in stacks too.
  var order: [Int32] = []
  /// Which notification was selected when the scan began; nil for a row above all of them.
  private(set) var selected: Int?
  /// Where the scan began: at the row that was selected.
  var start: Int { selected ?? 0 }
  /// How many were looked at.
  var scanned = 0
  /// Indices into the order; ascending once all is scanned.
  var hits: [Int32] = []
  /// The number of the notification that was gone to.
  private(set) var current: Int?
  /// Those that it stood on when they left the list, the last one last: an undo brings that back.
  private(set) var gone: [Int] = []
  /// The group that is laid open for it.
  var peek: GroupPlace?
  /// How many notifications there are or were, listed or not.
  var notificationCount = 0
  /// How many facts there were when the order was taken; nil where something changed since.
  var factCount: Int?

  /// What is looked for; nil for nothing.
  var matcher: TextMatcher? { TextMatcher(field.text) }
  /// Whether everything was looked at.
  var isDone: Bool { scanned >= order.count || matcher == nil }

  /// Notifications that are looked at before other things get their turn.
  var slice = 20_000

  // While what all say is made ready, only those next to where it began are looked at: what is near
  // is found at once, and the others do not bring in a large file, which they lie anywhere in.
  private static let nearCount = 100

  /// Looks at some more; at all of it where what notifications say is at hand.
  ///
  /// - Parameter text: May have fewer notifications than the list as yet; nil where it never has all.
  mutating func scan(_ state: State, _ text: SearchableText?) {
    guard let matcher, scanned < order.count else { return }
    if let answers = text?.answers(matcher, in: state) {
      // Where each one stands takes longer than all that was looked through.
      hits =
        answers.contains(true)
        ? order.indices.filter { answers[Int(order[$0])] }.map { Int32($0) } : []
      scanned = order.count
      return
    }
    let isAwaited = text != nil && matcher.isASCII
    let end = min(order.count, isAwaited ? max(scanned, Self.nearCount) : scanned + slice)
    while scanned < end {
      let index = (start + scanned) % order.count
      if state.says(matcher, Int(order[index])) { hits.append(Int32(index)) }
      scanned += 1
    }
    state.releaseFile(of: Int(order[start]))
    if isDone { hits.sort() }
  }

  /// Begins anew with the list as it is.
  mutating func restart(_ order: [Int32], from number: Int?) {
    self.order = order
    selected = number.flatMap { number in order.firstIndex(of: Int32(number)) }
    restart()
  }

  /// Begins anew with other words.
  mutating func restart() {
    scanned = 0
    hits = []
  }

  /// The place of the present hit among all, from 1; nil while that is not known.
  var place: Int? {
    guard isDone, let current, let index = order.firstIndex(of: Int32(current)) else { return nil }
    return hits.firstIndex(of: Int32(index)).map { $0 + 1 }
  }

  /// Stands on a hit, one that came back, or none.
  mutating func stand(on number: Int?) {
    if let number, number == gone.last {
      gone.removeLast()
    } else if let current, number != current {
      gone.append(current)
    }
    current = number
  }

  /// Goes to a hit; nil where other words are looked for.
  mutating func go(to number: Int?) {
    current = number
    if number == nil { gone = [] }
  }

  /// The hit to stand on once the list has another order: the last one that went where it is back,
  /// else the present one, or where that went the next one that is left, the last where none is
  /// below.
  ///
  /// - Parameter order: The numbers of the notifications from top to bottom.
  /// - Returns: Its number; nil where nothing was gone to, and where no hit is left.
  func standing(in order: [Int32]) -> Int? {
    if let back = gone.last, order.contains(Int32(back)) { return back }
    guard let current, let place = self.order.firstIndex(of: Int32(current)),
      !order.contains(Int32(current))
    else { return current }
    let left = Set(order)
    let hits = hits.sorted().filter { left.contains(self.order[Int($0)]) }
    let hit = hits.first { Int($0) > place } ?? hits.last
    return hit.map { Int(self.order[Int($0)]) }
  }

  /// The hit before or after the present one, round the ends; where nothing was gone to, from
  /// the row that was selected.
  func hit(_ step: Int) -> Int? {
    let sorted = isDone ? hits : hits.sorted()
    let present = current.flatMap { order.firstIndex(of: Int32($0)) } ?? selected ?? -1
    let next =
      step > 0
      ? sorted.first { Int($0) > present } ?? sorted.first
      : sorted.last { Int($0) < present } ?? sorted.last
    return next.map { Int(order[Int($0)]) }
  }
}

extension NotificationList {
  /// The numbers of all notifications as they stand, of stacks too.
  func numbersFromTop() -> [Int32] {
    var numbers: [Int32] = []
    numbers.reserveCapacity(count)
    for section in Section.allCases {
      for group in self[section].groups {
        // Most lists are mostly single rows; those need no walk through a tree.
        if group.count == 1 {
          numbers.append(Int32(group.leading))
        } else {
          numbers += group.memberNumbers.map { Int32($0) }
        }
      }
    }
    return numbers
  }
}
