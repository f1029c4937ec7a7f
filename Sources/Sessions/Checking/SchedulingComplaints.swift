import Delivery
import Lint
import Notifications
import Scenarios

extension Sequence<Fact> {
  /// K2, K8, K10, K13, N12, V12: what apps asked for and do not get, and why.
  ///
  /// - Parameter place: The line that is played.
  func schedulingComplaints(at place: Place) -> [Diagnostic] {
    guard contains(where: { $0.event.mayLoseRequest }) else { return [] }
    var complaints: [Diagnostic] = []
    var last: Fact?
    for fact in self {
      if let (rule, words) = fact.lostRequest(after: last) {
        complaints.append(Diagnostic(place, .warning, words, rule: rule))
      }
      last = fact
    }
    return complaints
  }
}

extension Reason {
  // V12: the file, and why it is refused.
  fileprivate var refusedFile: String? {
    guard rule == "V12" else { return nil }
    return details.map(\.value).joined(separator: ": ")
  }
}

extension Reason {
  // K8, N12: that no clock reads its date.
  fileprivate static let leavingOut = "clock or calendar leave its date out; write another one"

  // K8: why its date never comes, and what to write instead.
  fileprivate var wordsOfNever: String {
    switch decision {
    case "leftOut": Self.leavingOut
    case "contradictory", "unknownCalendar": words
    default: "its date is past; write a later year, or none"
    }
  }
}

extension Event {
  // Asked with each of many thousand pushes, whose facts are none of these.
  fileprivate var mayLoseRequest: Bool {
    if case .noticed(.requestRefused) = self { return true }
    if case .scheduling(.unscheduled) = self { return true }
    return false
  }
}

extension RefusedRequest {
  /// V12: of a file that it attaches.
  static let attachingOnPhones =
    "on a phone making the attachment throws an error, and nothing is scheduled"
}

extension Fact {
  fileprivate func lostRequest(after last: Fact?) -> (rule: RuleID?, words: String)? {
    guard let why = reasons.first else { return nil }
    if case .noticed(.requestRefused(_, let name)) = event {
      let (rule, words) = refusal(because: why)
      return (rule, "the request \(name.scenarioWord) is refused\(words)")
    }
    guard case .scheduling(.unscheduled(let request)) = event,
      let (rule, words) = loss(because: why, after: last)
    else { return nil }
    let name = request.value.request.identifier.scenarioWord
    return (rule, "the request \(name) is dropped: \(words)")
  }

  private func refusal(because why: Reason) -> (rule: RuleID?, words: String) {
    switch why.rule {
    case "K2": ("Y34", ": \(why.details.first?.value ?? ""); \(RefusedRequest.onPhones)")
    case "N1": (nil, ": \(why.words)")
    default:
      // V13: of a file that is only gone by then, no check of the line tells.
      (
        reasons.contains { ["V11", "V16"].contains($0.rule) } ? "Y42" : nil,
        " for what it attaches, \(refusedFiles); \(RefusedRequest.attachingOnPhones)"
      )
    }
  }

  private var refusedFiles: String { reasons.compactMap(\.refusedFile).joined(separator: "; ") }

  private func loss(because why: Reason, after last: Fact?) -> (rule: RuleID, words: String)? {
    switch why.rule {
    case "K8":
      // What fired for the last time, or went into another zone, was no mistake when it was made.
      guard last?.reasons.contains(where: { ["K11", "K5"].contains($0.rule) }) == false else {
        return nil
      }
      return ("Y34", why.wordsOfNever)
    case "N12":
      // What went into another zone was no mistake when it was made.
      guard last?.reasons.contains(where: { $0.rule == "N23" }) == true else { return nil }
      return ("Y34", Reason.leavingOut)
    case "K13", "N28":
      return ("Y35", "\(PendingRequests.mostTimed) that come no later wait already")
    case "K10":
      return ("Y35", "as many wait for a place as location.maxRegions allows")
    default: return nil
    }
  }
}
