import Delivery
import Explaining
import Scenarios

// Snapshots stay in the course as expectations do; what they show is drawn when
// the recording is written.
extension Session {
  /// Keeps that a picture of the screen is wanted here.
  ///
  /// - Parameters:
  ///   - isByPerson: Whether it is the person's own, which `takeBackSnapshot` takes back.
  ///   - differs: Whether it was compared, and the screen was not the picture.
  package mutating func keep(
    _ request: SnapshotRequest, isByPerson: Bool = false, differs: Bool = false
  ) {
    guard let line = Act.snapshot(request).line(in: state) else { return }
    keep(.snapshot(request, isByPerson: isByPerson), line: line)
    checks[checks.count - 1].differs = differs
  }

  /// Whether a picture of that name is wanted somewhere.
  package func hasSnapshot(named name: String) -> Bool {
    checks.contains { $0.snapshot?.name == name }
  }

  /// A name that no snapshot has yet: that of the screen that is up, with a number behind it
  /// where there is one already.
  package var freeSnapshotName: String {
    let screen = state.device.screen.name
    let names = (2...).lazy.map { "\(screen)-\($0)" }
    if !hasSnapshot(named: screen) { return screen }
    return names.first { !hasSnapshot(named: $0) } ?? screen
  }

  /// The snapshot that was taken after the person's last act; nil where that act came last.
  package var snapshotToTakeBack: SnapshotRequest? {
    snapshotIndex.flatMap { past.steps[$0].check }.flatMap { checks[$0.number].snapshot }
  }

  /// Takes out the snapshot that the person took last, where they did nothing since.
  ///
  /// - Returns: What was taken out; nil where there is none.
  @discardableResult
  package mutating func takeBackSnapshot() -> SnapshotRequest? {
    guard let index = snapshotIndex, let check = past.steps[index].check else { return nil }
    let request = checks[check.number].snapshot
    checks[check.number] = KeptCheck(subject: .withdrawn)
    past.remove(checkAt: index)
    if firstExtensible > index { firstExtensible -= 1 }
    shiftSteps(from: index, by: -1)
    return request
  }

  // Behind the person's last act, so that no act has another index without it.
  private var snapshotIndex: Int? {
    // There are few checks, and a hundred thousand steps: each key asks.
    guard checks.contains(where: \.isTakenByPerson) else { return nil }
    let first = undoableIndices.last.map { $0 + 1 } ?? 0
    return past.steps[min(first, past.count)...].lastIndex { step in
      step.check.map { checks[$0.number].isTakenByPerson } ?? false
    }
  }
}

extension Session.KeptCheck {
  /// The picture that is wanted; nil for anything else.
  var snapshot: SnapshotRequest? {
    if case .snapshot(let request, _) = subject { request } else { nil }
  }

  fileprivate var isTakenByPerson: Bool {
    if case .snapshot(_, isByPerson: true) = subject { true } else { false }
  }
}
