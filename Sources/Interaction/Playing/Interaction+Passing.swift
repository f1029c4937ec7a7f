import Delivery
import Notifications
import Screens
import Sessions

extension Interaction {
  /// So much comes at once; what would come behind it comes while the screen shows how far time is.
  static let mostAtOnce = 2048

  /// Whether time still passes, in steps between which the screen is drawn and keys are taken.
  var isTimePassing: Bool { kept.passing != nil }

  /// Lets what comes next of it come.
  ///
  /// Time stops where the person looks back, and where more came than one move may let come (K26).
  mutating func passOn() {
    if session.isLookingBack { return endPassing() }
    do throws(Refusal) {
      guard let move = try kept.passOn(), move.isOver(in: session) else { return }
      endPassing()
      handle(.told(Words.timePassed(to: clockWords, count: move.eventCount)))
    } catch {
      endPassing()
      handle(.refused(error.description))
    }
  }

  /// Stops time; what came stays, and is written down.
  mutating func endPassing() {
    guard kept.endPassing() else { return }
    opened.progress.forgetTold()
    handle(.happened([]))
  }

  /// Says how far time got.
  var passingWords: Sentence? {
    kept.passing.map {
      Words.timePasses(
        to: clockWords, part: $0.part(in: session), count: $0.eventCount, glyphs: model.glyphs)
    }
  }

  /// What the phone's calendar and clock read.
  var clockWords: String { session.state.device.dayAndClock(session.state.now) }
}
