import Delivery
import Explaining
import Notifications
import Sessions

extension MatrixRequest {
  /// Refuses what no cell could show.
  ///
  /// - Parameter runs: What is shown.
  func check(in runs: [HeadlessRun]) throws(UsageError) {
    try checkFocuses(in: runs)
    try checkFeatures(in: runs)
  }

  /// Refuses a Focus that nothing set up: it lets nothing through, so that a slip
  /// would look like a finding.
  ///
  /// - Parameter runs: What is shown. Where lines of it are wrong, one of them may
  ///   be what sets the Focus up.
  private func checkFocuses(in runs: [HeadlessRun]) throws(UsageError) {
    if runs.contains(where: \.report.hasInvalidInput) { return }
    let known = runs.flatMap { $0.session.state.focus.all.map(\.name) }
    let stray = focusNames.first { name in !known.containsExactly(name) }
    guard let stray else { return }
    let near = suggestion(for: stray, among: known + [Focus.doNotDisturb, MatrixFocus.off.name])
    throw UsageError(FocusState.refusal(ofUnknown: stray, among: known.uniqued(), near: near))
  }

  // F4: Do Not Disturb is there without being set up.
  private var focusNames: [String] {
    let named = (values[.focus] ?? []) + (against?.point.values ?? [])
    return named.compactMap { value in
      if case .focus(.on(let name)) = value, name != Focus.doNotDisturb { name } else { nil }
    }
  }
}
