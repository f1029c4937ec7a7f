import Delivery
import Notifications

/// Where the calls of the app in front are scrolled to; what is scrolled to the newest follows it.
struct CallScroll: Hashable, Sendable {
  /// The app whose calls they are.
  let app: BundleIdentifier
  /// How many of them come before the lower edge.
  let end: Int
}

/// The calls of the app in front, and which of them are seen: the newest is the last, as a log has it.
struct CallWindow {
  /// All of them, by their indices in `State.calls`.
  let all: [Int]
  /// The positions of those that are seen.
  let seen: Range<Int>
  /// Rows that there is room for, from 1.
  let room: Int

  init(_ model: Model, _ scene: Scene) {
    let app = scene.state.device.foregroundApp
    all = scene.callsInFront
    room = max(1, model.layout.phoneRows - (model.layout.isTight ? 3 : 6))
    let scroll = model.phone.calls.flatMap { $0.app == app ? $0 : nil }
    let end = min(all.count, max(room, scroll?.end ?? all.count))
    seen = max(0, end - room)..<end
  }

  /// Whether all of them are seen.
  var isWhole: Bool { seen.count == all.count }

  /// Whether nothing of them is further in a direction, negative toward the oldest.
  func isAtEnd(_ rows: Int) -> Bool {
    rows < 0 ? seen.lowerBound == 0 : seen.upperBound == all.count
  }

  /// Where it is scrolled to so many rows further on, negative toward the oldest; nil for the newest.
  func scrolled(by rows: Int, _ app: BundleIdentifier) -> CallScroll? {
    let end = min(all.count, max(room, seen.upperBound + rows))
    return end == all.count ? nil : CallScroll(app: app, end: end)
  }
}

extension Scene {
  /// The calls that the app in front received, by their indices in `State.calls`.
  fileprivate var callsInFront: [Int] {
    guard let app = state.device.foregroundApp else { return [] }
    return memory.callsInFront { state.calls.indices.filter { state.calls[$0].app == app } }
  }
}
