import Synchronization

/// Parts that were laid out, as long as they are to look the same.
final class LaidOutParts<Look: Equatable & Sendable, Row: Hashable & Sendable>: Sendable {
  private let kept = Mutex(Kept())
  private let most: Int

  /// - Parameter most: How many are kept.
  init(atMost most: Int = SceneMemory.mostRows) { self.most = most }

  /// A part that is laid out, and its height in rows.
  typealias Made = (part: Part, height: Int)

  private struct Kept {
    var look: Look?
    var parts: [Row: Made] = [:]
  }

  /// A row's part; made where it was not yet in the present look.
  ///
  /// - Parameters:
  ///   - look: All that it depends on beside the scene and what the row says of itself.
  ///   - make: Makes it; called without the lock, since one part may ask for others.
  func part(_ row: Row, in look: Look, _ make: () -> Made) -> Made {
    let known = kept.withLock { $0.look == look ? $0.parts[row] : nil }
    if let known { return known }
    let new = make()
    kept.withLock { kept in
      if kept.look != look || kept.parts.count >= most { kept = Kept(look: look) }
      kept.parts[row] = new
    }
    return new
  }
}
