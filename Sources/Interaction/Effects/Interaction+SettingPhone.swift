import Delivery
import Screens
import Sessions

/// What set the phone as a cell of the matrix or the other phone of a comparison is, so that all of
/// it can be taken back at once.
struct PhoneSetting {
  /// How many steps the session had before.
  let start: Int
  /// What was done; never empty.
  let steps: [CommandHistory.Step]
  /// What the phone was set as, in words.
  let title: String

  /// Where its steps are among those of the session.
  var range: Range<Int> { start..<start + steps.count }
}

extension Interaction {
  /// Sets the phone by commands that undo takes back all at once.
  ///
  /// - Parameters:
  ///   - commands: Works them out at the moment at which they are done: at another one
  ///     something else may be installed, listed or set.
  ///   - title: What the phone is then as, in words.
  ///   - moment: After how many events they are done, in a future of their
  ///     own; nil for the present.
  ///   - finish: Does the rest once that is so, and says so.
  mutating func open(
    _ commands: (Session) throws -> [Command], title: String, at moment: Int? = nil,
    finish: (inout Interaction) -> Sentence
  ) rethrows {
    if let moment { session.look(atEvent: moment) } else { session.returnToPresent() }
    let start = session.entries.count
    let commands = try commands(session)
    var facts: [Fact] = []
    do throws(Refusal) {
      for command in commands { facts += try kept.perform(command) }
    } catch {
      kept.takeBack(to: start, title: title)
      handle(.happened([]))
      return handle(.refused(error.description))
    }
    let steps = Array(session.entries[start...])
    if !steps.isEmpty {
      orders.settings.append(PhoneSetting(start: start, steps: steps, title: title))
    }
    handle(.happened(facts))
    let words = finish(&self)
    handle(.told(steps.isEmpty ? Words.isSoAlready : model.text(words)))
  }

  /// The setting that undo takes back: the last thing that the person did, whatever came since.
  var takableSetting: PhoneSetting? {
    // Each key asks.
    if orders.settings.isEmpty { return nil }
    let last = session.lastActIndex ?? -1
    // As many steps are not the same: some of them may have been taken back, and others done since.
    return orders.settings.last { setting in
      last < setting.range.upperBound && setting.range.upperBound <= session.entries.count
        && session.entries[setting.range].elementsEqual(setting.steps)
    }
  }
}
