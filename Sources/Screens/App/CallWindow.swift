import Delivery
import Notifications

/// Where the calls of the app in front are scrolled to; what is scrolled to the newest follows it.
struct CallScroll: Hashable, Sendable {
  /// The app whose calls they are.
  let app: BundleIdentifier
  /// How many of them come before the upper edge, which stays where it is
  /// whatever room there is below.
  let first: Int
}

/// The calls of the app in front, and which of them are seen: the newest is
/// the last, as a log has it.
struct CallWindow {
  /// All of them, by their indices in `State.calls`.
  let all: [Int]
  /// The positions of those that are seen.
  let seen: Range<Int>
  /// Rows that there is room for, from 1.
  let room: Int
  /// Rows below the heading that a banner covers.
  let coveredRows: Int
  /// Whether a banner covers the heading, so that a row of their own counts those above.
  let countsBelowBanner: Bool

  /// - Parameter bannerRows: Rows at the top of the phone over which a banner lies.
  init(_ model: Model, _ scene: Scene, bannerRows: Int) {
    let app = scene.state.device.foregroundApp
    let headRows = model.layout.isTight ? 3 : 6
    all = scene.callsInFront
    coveredRows = all.isEmpty ? 0 : max(0, bannerRows - headRows)
    let free = model.layout.phoneRows - headRows - coveredRows
    countsBelowBanner = bannerRows >= headRows && all.count > free
    room = max(1, free - (countsBelowBanner ? 1 : 0))
    let scroll = model.phone.calls.flatMap { $0.app == app ? $0 : nil }
    let last = max(0, all.count - room)
    let first = min(last, scroll?.first ?? last)
    seen = first..<min(all.count, first + room)
  }

  init(_ model: Model, _ scene: Scene) {
    self.init(model, scene, bannerRows: PhonePane(model, scene).bannerRows)
  }

  /// Whether all of them are seen.
  var isWhole: Bool { seen.count == all.count }

  /// Whether nothing of them is further in a direction, negative toward the oldest.
  func isAtEnd(_ rows: Int) -> Bool {
    rows < 0 ? seen.lowerBound == 0 : seen.upperBound == all.count
  }

  /// Where it is scrolled to so many rows further on, negative toward the
  /// oldest; nil for the newest.
  func scrolled(by rows: Int, _ app: BundleIdentifier) -> CallScroll? {
    let last = max(0, all.count - room)
    let first = min(last, max(0, seen.lowerBound + rows))
    return first == last ? nil : CallScroll(app: app, first: first)
  }
}

extension Scene {
  /// The calls that the app in front received, by their indices in `State.calls`.
  fileprivate var callsInFront: [Int] {
    guard let app = state.device.foregroundApp else { return [] }
    return memory.callsInFront { state.calls.indices.filter { state.calls[$0].app == app } }
  }
}
