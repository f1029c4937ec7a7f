import Notifications
import Sessions

// What is concluded from an app's words and categories, and is said of something else.
extension Interaction {
  /// Concludes again from what was read anew.
  mutating func concludeAgain(_ reading: FileReload) {
    let apps = session.state.apps.map(\.app).filter(reading.hasRead)
    let names = apps.map(\.bundleIdentifier.lastPart)
    // Once for all who ask: from the past that means to go through what lies ahead.
    var present = kept.session
    present.returnToPresent()
    var found = opened.source?.replacements(in: present) ?? []
    found += pushesLintedAgain(reading, of: names, present)
    if !names.isEmpty {
      let lines = opened.playback.askedAgain(present, of: names)
      complaints.remove(lines.before)
      found += lines.now
    }
    complaints.add(unsaid: found.flatMap { opened.weighed($0) })
  }

  private mutating func pushesLintedAgain(
    _ reading: FileReload, of names: [String], _ present: Session
  ) -> [Diagnostic] {
    let concluded = complaints.takeConclusions(from: names)
    if names.isEmpty, reading.payloads.isEmpty { return [] }
    let (linted, incoming) = (opened.playback.lintedFiles, incoming)
    return opened.playback.lintedAgain(present) { push, isOpened in
      let path = ExactText(push.payload.source.place.path)
      let isOfApp = names.containsExactly(push.app.lastPart)
      if isOfApp, concluded.contains(path) { return true }
      // What the person chose was not looked at.
      let isLookedAt = isOpened ? linted.contains(path) : incoming.isCleared(path.text)
      return isLookedAt && (isOfApp || reading.payloads.contains(path))
    }
  }
}
