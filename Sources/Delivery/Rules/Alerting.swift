import Notifications

extension SituationInputs {
  /// N1, P10, P26, R4, R10, U5, U8, X3, X21: whether a box comes up over all else.
  var alertVerdict: Verdict {
    if !hasAlert { return .no("P26") }
    if !isModal { return .no(Reason("N1", "noBoxes")) }
    if isHeldBack(.banner) { return .no("P10") }
    if isCritical { return .yes("R4") }
    if let rule = refusal(by: banners, off: "U8") { return .no(rule) }
    return isSilenced ? .no("R10") : .yes("N1")
  }
}
