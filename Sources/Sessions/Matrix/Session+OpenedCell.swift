import Delivery
import Explaining

extension Session {
  /// What sets the phone as a cell of a matrix shows it: locked and awake, with notifications of
  /// the category where none are listed.
  package func commands(for point: MatrixPoint, of subject: WordSubject) -> [Command] {
    let state = state
    let isListed = Section.allCases.contains { section in
      state.list[section].groups.contains { state.notification($0.leading).isOf(subject) }
    }
    let count = (point.count ?? 1) + (point.hidesContent(of: subject.app, in: state) ? 0 : 1)
    let samples = MatrixSamples(of: subject, in: self)
    let sent = isListed ? [] : (0..<count).map { samples.command($0) }
    return point.configuring(state) + [.device(.lock), .device(.wake)] + sent
      + point.acts(on: subject.app, in: state)
  }

  /// Takes back all that came after so many steps, the person's and others'.
  ///
  /// - Parameter title: What is taken back, in words.
  package mutating func takeBack(to stepCount: Int, title: String) -> Rewind {
    returnToPresent()
    detachBranches(at: stepCount)
    _ = rewind(to: stepCount)
    updateFailedChecks()
    return Rewind(
      title: title, toSequence: facts.sequence(at: facts.count) - 1, facts: [], alsoStruck: [],
      keepsArrivals: false)
  }
}
