import Delivery
import Localization
import Notifications
import Push

/// Files that were read again since they changed, as the commands that were
/// made from them need them.
package struct ReloadedFiles: Sendable {
  /// What is in the place of an app that was read from a folder, by that folder.
  package var apps: [ExactText: InstalledApp] = [:]
  /// What is in the place of a payload that was read from a file, by its path.
  package var payloads: [ExactText: Payload] = [:]
  /// The system's own words; nil where they are what they were.
  package var systemStrings: AppStrings?

  /// An app with its words.
  package struct InstalledApp: Hashable, Sendable {
    /// What its folder declares.
    package var app: App
    /// Its string tables.
    package var strings: AppStrings

    package init(_ app: App, _ strings: AppStrings) {
      (self.app, self.strings) = (app, strings)
    }
  }

  package init() {}

  /// Whether nothing has changed.
  package var isEmpty: Bool { apps.isEmpty && payloads.isEmpty && systemStrings == nil }

  /// The first of some steps that is another by them; nil for none.
  func firstIndex(in steps: CommandHistory.Steps) -> Int? {
    systemStrings == nil ? steps.firstIndex { concerns($0.command) } : 0
  }

  private func concerns(_ command: Command) -> Bool {
    if case .install(let app, _, _) = command { return installed(insteadOf: app) != nil }
    if case .push(let push) = command { return payload(insteadOf: push) != nil }
    return false
  }

  /// A command as it is with what the files say now.
  func changed(_ command: Command) -> Command {
    if case .install(let app, let isGranted, _) = command, let new = installed(insteadOf: app) {
      return .install(new.app, isGranted: isGranted, strings: new.strings)
    }
    if case .push(var push) = command, let payload = payload(insteadOf: push) {
      push.payload = payload
      return .push(push)
    }
    return command
  }

  /// Whether nothing but words is another, and what happens in some steps does not depend on any.
  ///
  /// No rule looks at words; the code of an app may.
  func changesWordsAlone(in steps: Slice<CommandHistory.Steps>) -> Bool {
    payloads.isEmpty
      && steps.allSatisfy { step in
        guard case .install(let app, _, _) = step.command else { return true }
        guard let new = installed(insteadOf: app) else {
          return systemStrings == nil || !app.readsWords
        }
        return new.app == app && !app.readsWords
      }
  }

  /// A fact as it is with the words that the files have now.
  func reworded(_ fact: Fact) -> Fact {
    if case .installed(let app, let old) = fact.event {
      let event = Event.installed(reworded(app), replacing: old.map(reworded))
      return Fact(event, at: fact.at, because: fact.reasons)
    }
    if case .uninstalled(let app, let index) = fact.event {
      let event = Event.uninstalled(reworded(app), index: index)
      return Fact(event, at: fact.at, because: fact.reasons)
    }
    return fact
  }

  private func reworded(_ app: Delivery.InstalledApp) -> Delivery.InstalledApp {
    guard let new = installed(insteadOf: app.app) else { return app }
    var copy = app
    copy.strings = new.strings
    return copy
  }

  private func installed(insteadOf app: App) -> InstalledApp? {
    app.folder.flatMap { apps[ExactText($0)] }
  }

  private func payload(insteadOf push: PushRequest) -> Payload? {
    payloads[ExactText(push.payload.source.place.path)]
  }

  /// A step as it is with what the files say now.
  func changed(_ step: CommandHistory.Step) -> CommandHistory.Step {
    CommandHistory.Step(
      changed(step.command), at: step.at, factsBefore: step.factsBefore, check: step.check,
      idle: step.idle, firedCount: step.firedCount, isOpened: step.isOpened)
  }
}
