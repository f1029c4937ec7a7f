import Delivery
import Localization
import Notifications

extension Session {
  /// Puts an app as it is read now in the place of what was read of its folder before, and does everything
  /// since anew at the same instants. Where the past is shown, the present is shown first.
  ///
  /// - Returns: What came of it; nil where nothing was ever installed from that folder.
  package mutating func reread(_ app: App, _ strings: AppStrings) -> Rewind? {
    while stepForward() != nil {}
    guard let index = past.steps.firstIndex(where: { $0.command.installs(app.folder) }) else {
      return nil
    }
    let change = { (step: CommandHistory.Step) in
      CommandHistory.Step(
        step.command.installing(app, strings), at: step.at, factsBefore: step.factsBefore,
        check: step.check)
    }
    detachBranches(at: index)
    for branch in branches.indices {
      branches[branch].steps = branches[branch].steps.map(change)
    }
    return replay(rewind(to: index).map(change), title: app.displayName)
  }
}

extension Command {
  fileprivate func installs(_ folder: String?) -> Bool {
    if case .install(let app, _, _) = self { app.folder == folder } else { false }
  }

  fileprivate func installing(_ app: App, _ strings: AppStrings) -> Command {
    guard case .install(_, let isGranted, _) = self, installs(app.folder) else { return self }
    return .install(app, isGranted: isGranted, strings: strings)
  }
}
