import Notifications
import Scenarios

/// Something that is wrong: an expectation that is not so, or something in a file.
enum Complaint: Equatable, Sendable {
  case check(FailedCheck)
  case file(Diagnostic)

  /// Where it is written.
  var place: Place {
    switch self {
    case .check(let check): check.failure.place
    case .file(let diagnostic): diagnostic.place
    }
  }
}

extension Scene {
  /// What is wrong: what was expected and is not so, then errors, warnings and
  /// notes, each by their places.
  var complaints: [Complaint] {
    failedChecks.map(Complaint.check)
      + diagnostics.ordered {
        ($1.severity, $0.place, $0.message) < ($0.severity, $1.place, $1.message)
      }
      .map(Complaint.file)
  }

  /// Whether anything is.
  var hasComplaints: Bool { !failedChecks.isEmpty || !diagnostics.isEmpty }
}
