import Delivery
import Screens
import Sessions

/// What was worked out of the present moment, as long as that is the same.
struct MomentMemory {
  private(set) var moment: SessionMoment?
  private var memory = SceneMemory()
  // Of moments that are past: to give up thousands of parts takes time.
  private var past: [SceneMemory] = []
  /// What the next press of the last key comes to.
  var prediction = Prediction()

  /// Whether it is of another moment.
  func isPast(_ now: SessionMoment?) -> Bool { now == nil || now != moment }

  /// Goes on with another moment.
  ///
  /// - Parameter stacks: Those that were expanded or collapsed since, where nothing else happened.
  mutating func follow(_ now: SessionMoment?, folding stacks: Set<Int>?) {
    if moment != nil, past.count < Self.mostPast { past.append(memory) }
    (moment, memory) = (now, SceneMemory(after: memory, folding: stacks))
  }

  private static let mostPast = 2

  /// Gives up what was kept of moments that are past; to be called while the person does not wait.
  mutating func letGo() { past = [] }

  /// What was worked out of a moment; nothing yet where it is none that was followed.
  func of(_ now: SessionMoment?) -> SceneMemory { isPast(now) ? SceneMemory() : memory }
}

extension Interaction {
  /// Forgets what was worked out of another moment than the present one.
  mutating func followMoment() {
    let now = kept.moment
    guard outlook.memory.isPast(now) else { return }
    let stacks = stacksFolded(from: outlook.memory.moment, to: now)
    outlook.memory.follow(now, folding: stacks)
  }

  // By the notifications that lead them; nil where anything else happened.
  private func stacksFolded(from before: SessionMoment?, to now: SessionMoment?) -> Set<Int>? {
    guard let before, let now, before.rewindCount == now.rewindCount, before.now == now.now,
      session.facts.count == now.factCount, before.factCount <= now.factCount
    else { return nil }
    var stacks: Set<Int> = []
    for fact in session.facts.facts[before.factCount...] {
      guard let place = fact.event.foldedGroup, let group = session.state.list.group(at: place)
      else { return nil }
      stacks.insert(group.leading)
    }
    return stacks
  }
}

extension Event {
  /// The group that was expanded or collapsed; nil for anything else.
  fileprivate var foldedGroup: GroupPlace? {
    if case .expanded(let place) = self { return place }
    if case .collapsed(let place, _) = self { return place }
    return nil
  }
}
