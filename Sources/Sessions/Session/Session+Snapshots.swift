import Delivery
import Files
import Notifications
import Programs
import Scenarios

// Snapshots stay in the course as expectations do; what they show is drawn when
// the recording is written.
extension Session {
  /// Keeps that a picture of the screen is wanted here.
  ///
  /// - Parameters:
  ///   - isByPerson: Whether it is the person's own, which `undo` takes back.
  ///   - differs: Whether it was compared, and the screen was not the picture.
  package mutating func keep(
    _ request: SnapshotRequest, isByPerson: Bool = false, differs: Bool = false
  ) {
    guard let line = Act.snapshot(request).line(in: state) else { return }
    keep(
      KeptCheck(subject: .snapshot(request), isByPerson: isByPerson, differs: differs), line: line)
  }

  /// What the screen is not of the picture that a scenario keeps of it; nil where it is, and where
  /// none is kept. A run without a screen draws it, which says nothing of checks.
  ///
  /// - Parameters:
  ///   - files: How the scenario that asks finds files.
  ///   - launcher: How the pictures in it are decoded; nil decodes none.
  package func difference(
    of request: SnapshotRequest, in files: ScenarioFiles, launcher: ProgramLauncher?
  ) -> PictureDifference? {
    guard let path = files.picturePath(request.name), Folder.exists(path) else { return nil }
    var phone = self
    phone.failedChecks = []
    return PictureDifference(drawing.picture(request, phone, launcher), with: path, for: request)
  }

  /// Whether a picture of that name is wanted somewhere in the present branch.
  package func hasSnapshot(named name: String) -> Bool {
    snapshotNames.contains(ExactText(name))
  }

  // Of the present branch; there are few checks, and a hundred thousand steps.
  private var snapshotNames: Set<ExactText> {
    guard checks.contains(where: { $0.snapshot != nil }) else { return [] }
    let requests = course.compactMap { $0.check.flatMap { checks[$0.number].snapshot } }
    return Set(requests.map { ExactText($0.name) })
  }

  /// A name that no snapshot has yet: that of the screen that is up, with a number behind it
  /// where there is one already.
  package var freeSnapshotName: String {
    let (screen, taken) = (state.device.screen.name, snapshotNames)
    let names = (2...).lazy.map { "\(screen)-\($0)" }
    if !taken.contains(ExactText(screen)) { return screen }
    return names.first { !taken.contains(ExactText($0)) } ?? screen
  }
}

extension Session.KeptCheck {
  /// The picture that is wanted; nil for anything else.
  var snapshot: SnapshotRequest? {
    if case .snapshot(let request) = subject { request } else { nil }
  }
}
