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
      run.play(atMost: Self.comparedSteps)
      if run.isFinished {
        let left = model.canvas(of: session.scene, for: order)
        let right = model.canvas(of: run.session.scene, for: order)
        model.take(ComparedScreens(order, left, right, refusedCount: run.refusedCount))
      } else {
        model.followComparison(run.progress)
      }
      comparing = ComparisonDesk(order: order, run: run)
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
    let pair = ComparedPicture(of: (session, desk.run.session))
    return MatrixPage(
      pair, title: title, sides: [Words.comparedAsItIs, compared.title]
    ).html
  }

  // So few that a key does not wait for them.
  private static let comparedSteps = 200

  private mutating func comparedRun(for order: ComparisonOrder) throws -> ComparedRun {
    // Two holders of it would copy the phone.
    let desk = comparing
    comparing = nil
    if let desk, desk.order.isPlayedLike(order) { return desk.run }
    return try ComparedRun(order.side, of: session, opening: opening)
  }

  private func opening(_ path: String) throws -> LoadedInput {
    if let source { return try source.opening(path) }
    var settings = WorldSettings()
    settings.drawing = .screens
    return try LoadedInput([path], settings: settings, locations: locations)
  }

  /// Sets the phone as the other one of a comparison is, or goes to the moment that it shows.
  mutating func openCompared(_ side: ComparedSide, title: String) -> [TerminalAct] {
    switch side {
    case .event(let count): return perform(.look(count == .max ? .present : .event(count)))
    case .branch(let number): return perform(.look(.branch(number)))
    case .set, .source:
      do {
        let commands = try session.commands(toBeAs: side)
        return open(commands, title: title) { _ in Words.openedCompared(title) }
      } catch {
        return handle(.refused("\(error)"))
      }
    }
  }
}
