import Notifications

/// The words of going through a scenario.
extension Words {
  /// The title of the tab.
  static let scenario = "Scenario"
  /// In place of the lines where there are none.
  static let noScenario =
    "No scenario was opened. “coversheet FILE.scenario” opens one; here it is gone through line by line."
  /// What `.` does with the next line.
  static let steps = "step"
  /// What `,` does with the line before.
  static let stepsBack = "back"
  /// What Enter does with the line under the cursor.
  static let runsToHere = "run to here"
  /// Why Enter does nothing with the line that comes next.
  static let runsHereAlready: Sentence =
    "The scenario stands here; \(key: .nextEvent) plays the next line."
  /// What a line that runs stop before is called.
  static let breakpoint = "breakpoint"
  /// What the place beside a line is called, which is on or off.
  static func stopsBefore(_ line: Int) -> String { "stop before line \(line)" }
  /// What Enter does with a line that was written.
  static let changesLine = "change"
  /// What writing into a line is called.
  static let editsScenarioLine = "edit line"
  /// Why nothing can be played.
  static let atScenarioEnd: Sentence = "This is the end; \(key: .previousEvent) goes back a line."
  /// Why there is nothing to go back to.
  static let atScenarioStart = "Nothing of the scenario was played yet."
  /// Why a line takes no breakpoint.
  static let nothingRunsThere = "Nothing can run from there on."
  /// Why there is nothing to write into the file.
  static let nothingToSave = "The file says what stands here."
  /// Why a line cannot be written into here.
  static let notForAField =
    "This line is too long or has a tab or another control character; change it in an editor."
  /// Why these controls cannot act elsewhere.
  static let notStepping: Sentence = "This is for a scenario; \(key: .scenario) shows it."
  /// The same where one is on the screen and does not have the keys.
  static let scenarioBeside: Sentence =
    "This is for the scenario beside the phone; \(key: .nextPane) goes there."
  /// Columns of the longest word before a note under a line.
  static var noteLabelColumns: Int { expected.count }

  /// What undo takes back.
  static func undoesEdit(_ line: Int) -> String { "undo line \(line)" }
  /// What redo changes again.
  static func redoesEdit(_ line: Int) -> String { "redo line \(line)" }
  /// What is said once a line was changed.
  ///
  /// - Parameter path: The file that says something else; nil where it says the same.
  package static func changedLine(_ line: Int, unsaved path: String?) -> Sentence {
    guard let path else { return "Line \(line) is changed; \(key: .undo) takes it back." }
    return
      "Line \(line) is changed; \(key: .undo) takes it back, \(key: .saveScenario) writes \(path)."
  }
  /// What is said once the change of a line was taken back, with a path as for `changedLine`.
  package static func undidLine(_ line: Int, unsaved path: String?) -> Sentence {
    told(undid("line \(line)"), unsaved: path)
  }
  /// What is said once a line was changed again, with a path as for `changedLine`.
  package static func redidLine(_ line: Int, unsaved path: String?) -> Sentence {
    told(redid("line \(line)"), unsaved: path)
  }
  private static func told(_ words: String, unsaved path: String?) -> Sentence {
    path.map { "\(words) \(key: .saveScenario) writes \($0)." } ?? Sentence(words)
  }
  /// What is said of a breakpoint that was set, and of one that was taken away.
  package static func breakpoint(_ line: Int, isSet: Bool) -> String {
    isSet ? "A run stops before line \(line)." : "No run stops before line \(line) any more."
  }
  /// What is said once the file was written.
  package static func savedScenario(_ path: String) -> String { "\(path) is written." }
  /// Why the file is not written at first.
  package static func scenarioChanged(_ path: String) -> Sentence {
    "\(path) was changed by something else; \(key: .saveScenario) once more writes over it."
  }
  /// What is said where something else changed the file while it is edited.
  package static func notReloaded(edited name: String) -> Sentence {
    "\(name) was changed by something else and is not reloaded; \(key: .saveScenario) writes over it."
  }
  /// What is said where something else changed files that are played with a
  /// scenario while that is edited.
  package static func notReloaded(_ names: [String], edited name: String) -> String {
    let verb = Set(names).count == 1 ? "is" : "are"
    return "\(files(names)) \(verb) not reloaded: what you changed in \(name) is not in the file."
  }
  /// What is said where going back left out what was done by hand.
  package static func leftOut(_ count: Int) -> String {
    let acts = "\(count.counted("act")) of yours in between \(count == 1 ? "is" : "are")"
    return "Played from the start; \(acts) left out."
  }
  /// What is said where lines are played while an act of one before them is undone.
  package static func playedWithout(_ title: String) -> Sentence {
    "Played without \(title), which is undone; \(key: .previousEvent) plays it again."
  }
  /// The title of the question before the program is left with a text that no file has.
  static let scenarioTitle = "Scenario"
  /// What it is about, in a window that has no room for it.
  static let scenarioUnkept = "the scenario is not saved"
  /// That question.
  static func leavesUnsaved(_ path: String) -> String {
    "What you changed in \(path) is not in the file. Leave without it?"
  }
}
