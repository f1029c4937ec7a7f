import Delivery
import Explaining

/// The acts of a person among the steps of a branch, oldest first: what undo takes back
/// next, and what it is called.
///
/// X7, G18, P1: what is done in several presses is one deed, such as a sheet
/// that is opened and answered.
struct ActHistory {
  private var acts: [Act] = []

  // Its title is made when it is performed: the name of what is gone is searched for among all that
  // ever came, and every frame shows the title.
  private struct Act {
    let index: Int
    /// What the act is called on the screen, as it was worked out when performed.
    let title: String
    /// The number of the act that began what this one belongs to; its own where it stands alone.
    let beginning: Int
    /// Its title while a sheet that it opened waits for an answer; nil where none is open.
    let openTitle: String?

    /// Whether a sheet that the act opened still waits for an answer.
    var isHalfway: Bool { openTitle != nil }
    /// What undo calls it. What a sheet asks about is not done before the answer, so an open sheet
    /// has a title of its own.
    var undoTitle: String { openTitle ?? title }
  }

  /// The steps that an undo takes back, in their order: the last act, and what it belongs
  /// to once that is finished.
  var undoableIndices: [Int] {
    guard let last = acts.last else { return [] }
    return acts[(last.isHalfway ? acts.count - 1 : last.beginning)...].map(\.index)
  }

  /// What an undo takes back, in the words of the screen; nil where nothing was done.
  var undoTitle: String? { acts.last?.undoTitle }

  /// Adds an act that was performed.
  ///
  /// - Parameters:
  ///   - index: Its step.
  ///   - state: What came of it.
  mutating func append(_ act: UpcomingAct, at index: Int, in state: State) {
    let goesOn = act.answers && acts.last?.isHalfway == true
    let isOpen = state.waitsForPress && (goesOn || !act.wasWaiting)
    // Cancel asks nothing, though it may lead back to what does.
    let isPress = goesOn && !act.namesDeed
    let openTitle =
      !isOpen
      ? nil : isPress ? act.title : ActWords.unanswered(act.title, isSheet: state.sheet != nil)
    acts.append(
      Act(
        index: index,
        title: isPress ? acts.last?.title ?? act.title : act.title,
        beginning: goesOn ? acts.last?.beginning ?? acts.count : acts.count,
        openTitle: openTitle))
  }

  /// Forgets the acts from a step on.
  mutating func truncate(to index: Int) {
    while let last = acts.last, last.index >= index { acts.removeLast() }
  }
}
