import Files
import Notifications
import Screens

// The person's settings, which may be written while the phone is on the screen.
extension Interaction {
  /// Reads the settings anew where their file changed; where it has
  /// mistakes, what was in force stays.
  ///
  /// - Returns: Whether that file is among those that changed.
  mutating func rereadConfiguration(_ paths: [String]) -> Bool {
    guard let path = following.configuration, paths.contains(path) else { return false }
    if Folder.isGone(path) {
      handle(.misread(Words.notThere(path)))
      return true
    }
    let reading = Configuration.read(path)
    if !refuse(reading.diagnostics, of: [path]), let configuration = reading.value {
      pending.append(.configure(configuration))
    }
    return true
  }

  /// Says on the screen what is wrong with the settings that a session begins with, and keeps it
  /// among the complaints; whatever else they say is in force.
  package mutating func tellMistakes(inSettings found: [Diagnostic]) {
    complaints.add(found)
    tell(ofSettings: found)
  }

  /// Says that settings which were read anew are in force, or what of them is not.
  package mutating func tellSettingsTakenOver() {
    let found = complaints.said.filter { $0.place.path == following.configuration }
    if !tell(ofSettings: found) { handle(.told(Words.settingsTakenOver)) }
  }

  @discardableResult
  private mutating func tell(ofSettings found: [Diagnostic]) -> Bool {
    tellMistakes(found.filter { $0.severity > .note }, as: Words.mistakes)
  }

  /// Says what is wrong with a file of settings or of a theme that was read anew, and
  /// that the last good one stays.
  ///
  /// - Parameter paths: What was said about them before is not so any more.
  /// - Returns: Whether there are errors; what is no error is only kept among the complaints.
  @discardableResult
  package mutating func refuse(_ found: [Diagnostic], of paths: [String]) -> Bool {
    // What is wrong with another file would stay where that is mended: it is not followed.
    for path in paths {
      complaints.replace(of: path, with: found.filter { $0.place.path.isExactly(path) })
    }
    return tellMistakes(found.filter { $0.severity == .error })
  }

  /// Says the first of the mistakes that were found, and how many others there are.
  ///
  /// - Parameter words: What is said of them: that the last good version stays, unless said
  ///   otherwise.
  /// - Returns: Whether there are any.
  @discardableResult
  mutating func tellMistakes(
    _ mistakes: [Diagnostic], as words: (Diagnostic, Int) -> String = Words.lastGoodStays
  ) -> Bool {
    guard let first = mistakes.first else { return false }
    handle(.misread(words(first, mistakes.count - 1)))
    return true
  }

  /// Reads a theme's file anew whenever it changes, too.
  package mutating func follow(themeFile path: String) {
    following.add(themeFolders: [FilePath(path).folder])
  }
}
