import Delivery
import Explaining
import Screens
import Sessions
import TerminalCore

/// The other phone of the open comparison while it is played, and until it is drawn at another size.
struct ComparisonDesk {
  /// What it was played for.
  var order: ComparisonOrder
  /// The other phone.
  var run: ComparedRun
  /// The phone at the moment that is shown; nil where that is the one it is at.
  var earlier: Session?
}

extension Interaction {
  /// Plays some of what the open comparison waits for, or draws it; to be called between keys.
  ///
  /// - Returns: Whether there was any.
  @discardableResult
  package mutating func playComparison() -> Bool {
    guard let order = model.wantedComparison else {
      if model.comparedSide == nil { comparing = nil }
      return false
    }
    do {
      var run = try comparedRun(for: order)
      var earlier: Session?
      run.play(atMost: Self.comparedSteps)
      if run.isFinished {
        // Once: between the slices of a long course it would go back each time.
        earlier = order.moment.map(session.looking)
        let left = model.canvas(of: (earlier ?? session).scene, for: order)
        let right = model.canvas(of: run.session.scene, for: order)
        model.take(ComparedScreens(order, left, right, refusedCount: run.refusedCount))
      } else {
        model.followComparison(run.progress)
      }
      comparing = ComparisonDesk(order: order, run: run, earlier: earlier)
    } catch {
      model.refuseComparison("\(error)")
    }
    return true
  }

  /// The open comparison as a page; nil where none is open, or the other phone is still being played.
  package var comparisonPage: String? {
    guard let compared = model.comparedSide, let desk = comparing, desk.run.isFinished else {
      return nil
    }
    let pair = ComparedPicture(of: (desk.earlier ?? session, desk.run.session))
    return MatrixPage(
      pair, title: title, sides: [Words.comparedAsItIs, compared.title]
    ).html
  }

  // So few that a key does not wait for them.
  private static let comparedSteps = 200

  private mutating func comparedRun(for order: ComparisonOrder) throws -> ComparedRun {
    // Two holders of it would copy the phone.
    var desk = comparing
    comparing = nil
    if let old = desk?.order, old.isPlayedLike(order),
      old.moment == order.moment || desk?.run.look(at: order.moment) == true,
      let run = desk?.run
    {
      return run
    }
    return try ComparedRun(order.side, of: session, at: order.moment, opening: opening)
  }

  private func opening(_ path: String) throws -> LoadedInput {
    if let source { return try source.opening(path) }
    var settings = WorldSettings()
    settings.drawing = .screens
    return try LoadedInput([path], settings: settings, locations: locations)
  }

  /// Sets the phone as the other one of a comparison is, goes to the moment that it shows, or opens its course of
  /// events in the place of this one.
  ///
  /// - Parameter moment: After how many events of the phone's course; nil for where it is.
  mutating func openCompared(
    _ side: ComparedSide, title: String, at moment: Int?
  ) -> [TerminalAct] {
    do {
      let commands = try session.commands(toBeAs: side)
      switch side {
      case .event(let count): return perform(.look(comparedMoment(count, at: moment)))
      case .branch(let number):
        let taken = perform(.look(.branch(number)))
        return taken + (moment.map { perform(.look(.event($0))) } ?? [])
      case .source(let path) where commands.isEmpty:
        return model.refusalOfSessionChange(session.scene).map { handle(.refused($0)) }
          ?? [.open(path: path)]
      case .set, .source:
        return open(commands, title: title, at: moment) { _ in Words.openedCompared(title) }
      }
    } catch {
      return handle(.refused("\(error)"))
    }
  }

  private func comparedMoment(_ count: Int, at moment: Int?) -> Moment {
    let count = ComparedCourse(event: count, of: session).eventCount(at: moment)
    return count == .max ? .present : .event(count)
  }
}
