import Explaining
import Files
import Notifications
import Screens
import Sessions
import TerminalCore

/// The other phone of the open comparison while it is played, and until it
/// is drawn at another size.
struct PlayedComparison {
  /// What it was played for.
  private(set) var order: ComparisonOrder
  /// The other phone.
  @CopyOnWrite private(set) var run: ComparedRun
  /// The phone at the moment that is shown; nil where that is the one it is at.
  @CopyOnWrite private(set) var earlier: Session?

  init(_ order: ComparisonOrder, _ run: ComparedRun) {
    (self.order, self.run) = (order, run)
  }

  /// Takes another order in; false where what was played does not serve for it.
  mutating func take(_ other: ComparisonOrder) -> Bool {
    guard order.isPlayedLike(other), order.moment == other.moment || run.look(at: other.moment)
    else { return false }
    order = other
    earlier = nil
    return true
  }

  /// Plays some of it; both phones, drawn, once it is all played.
  mutating func play(beside session: Session, _ model: Model) -> ComparedScreens? {
    run.play(atMost: OrderServing.stepsAtOnce)
    guard run.isFinished else { return nil }
    // Once: between the slices of a long course it would go back each time.
    earlier = order.moment.map(session.looking)
    let scenes = (left: (earlier ?? session).scene, right: run.session.scene)
    return ComparedScreens(
      order, model.canvas(of: scenes.left, for: order), model.canvas(of: scenes.right, for: order),
      isMirrored: scenes.left.direction != scenes.right.direction, refusedCount: run.refusedCount)
  }
}

extension Interaction {
  /// Plays some of what the open comparison waits for, or draws it.
  mutating func play(_ order: ComparisonOrder) -> Bool {
    do {
      // With a second reference copy-on-write would copy the phone.
      var before = orders.comparison.take()
      if before?.take(order) != true { before = nil }
      var played = try before.take() ?? comparison(for: order)
      if let screens = played.play(beside: session, model) {
        model.take(screens)
      } else {
        model.followComparison(played.run.progress)
      }
      orders.comparison = played
    } catch {
      model.refuseComparison("\(error)")
    }
    return true
  }

  private func comparison(for order: ComparisonOrder) throws -> PlayedComparison {
    let run = try ComparedRun(order.side, of: session, at: order.moment, opening: opening)
    return PlayedComparison(order, run)
  }

  /// The open comparison as a page; nil where none is open, or the other
  /// phone is still being played.
  package var comparisonPage: String? {
    guard let compared = model.comparedSide, let played = orders.comparison, played.run.isFinished
    else {
      return nil
    }
    return MatrixPage(
      of: (played.earlier ?? session, played.run.session),
      title: opened.scenarioTitle ?? FilePath(opened.title).name.revealedLine,
      sides: [Words.comparedAsItIs, compared.title]
    ).html
  }

  private func opening(_ path: String) throws -> LoadedInput {
    if let source = opened.source { return try source.opening(path) }
    var settings = WorldSettings()
    settings.drawing = .screens
    return try LoadedInput([locations.located(path)], settings: settings, locations: locations)
  }

  /// Sets the phone as the other one of a comparison is, goes to the moment that it shows, or opens
  /// its course of events in the place of this one.
  ///
  /// - Parameter moment: After how many events of the phone's course; nil for the present.
  mutating func openCompared(_ side: ComparedSide, title: String, at moment: Int?) {
    let branches = session.branches.count
    defer { tellFuture(leftSince: branches) }
    let finish = { (_: inout Interaction) in Words.isAs(title) }
    do {
      switch side {
      case .event(let count): perform(.look(comparedMoment(count, at: moment)))
      case .branch(let number):
        perform(.look(.branch(number)))
        if let moment { perform(.look(.event(moment))) }
      case .set:
        try open({ try $0.commands(toBeAs: side) }, title: title, at: moment, finish: finish)
      case .source(let path):
        // Read once: another version of an app does not depend on the moment.
        let commands = try session.commands(toBeAs: side)
        if commands.isEmpty { return openSource(locations.located(path)) }
        open({ _ in commands }, title: title, at: moment, finish: finish)
      }
    } catch {
      handle(.refused("\(error)"))
    }
  }

  private mutating func openSource(_ path: String) {
    if let reason = model.refusalOfSessionChange(session.scene) {
      handle(.refused(reason))
    } else {
      pending.append(.open(path: path))
    }
  }

  private func comparedMoment(_ count: Int, at moment: Int?) -> Moment {
    let count = ComparedCourse(event: count, of: session).eventCount(at: moment)
    return count == .max ? .present : .event(count)
  }
}
