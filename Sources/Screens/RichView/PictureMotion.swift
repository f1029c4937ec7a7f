import TerminalCore

/// How far the moving pictures of the open rich view have come, by the interface's own time.
///
/// Where the extension's view has a control for the medium, that plays and pauses them; in the
/// system's view they are played once. Beneath a sheet, and where nothing may move, they rest.
struct PictureMotion: Hashable, Sendable {
  /// Whether they begin again at their end.
  var repeats: Bool
  /// Since when they play; nil while they rest.
  private var since: Duration?
  /// How long they had played before.
  private var played = Duration.zero
  /// When the next frame is due, by the interface's own time; nil while nothing moves.
  private(set) var wake: Duration?

  // More frames a second are no smoother, and a terminal far away is sent each of them.
  private static let shortestFrame = Duration.milliseconds(50)

  init(repeats: Bool) { self.repeats = repeats }

  /// How long they have played.
  func elapsed(at now: Duration) -> Duration { played + (since.map { now - $0 } ?? .zero) }

  /// Goes on or rests from now on.
  mutating func play(_ plays: Bool, _ pictures: [AnimatedPicture], at now: Duration) {
    if plays, since == nil {
      since = now
    } else if !plays, since != nil {
      played = elapsed(at: now)
      since = nil
    }
    let elapsed = elapsed(at: now)
    let next = pictures.compactMap { $0.nextFrame(after: elapsed, repeats: repeats) }.min()
    wake = plays ? next.map { max(now + Self.shortestFrame, now + $0 - elapsed) } : nil
  }
}
