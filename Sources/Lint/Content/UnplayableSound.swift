import Delivery
import Files
import Notifications

/// Y27, R12: a sound file that is not in the bundle, of a kind that is not played, that cannot be
/// read, or of 30 s or more; the default sound is heard instead, or the critical one (R6).
///
/// Of an app without a bundle only the ending of the name is judged.
struct UnplayableSound: SoundRule {
  static let id: RuleID = "Y27"

  func reads(for app: LintedApp) -> ValueReads {
    // Of a bundle's sounds it reads the files, which may change.
    app.app.sounds == nil ? .values(of: ["sound"]) : .all
  }

  func findings(_ sound: JSONNode?, _ content: Content, _ app: LintedApp) -> [Diagnostic] {
    // What it is called stands in the sound, or in the sound's name.
    guard let node = sound?.isObject == true ? sound?["name"] : sound,
      let asked = content.sound, !asked.isStandard, let problem = problem(asked.name, app)
    else { return [] }
    let near = problem.near ?? ""
    // R6.
    let isCritical = asked.isCritical && app.mayAlertCritically
    let standard = Sound.standardName(isCritical: isCritical)
    return [warning(node, "\(problem.what); the \(standard) sound is heard instead\(near)")]
  }

  private func problem(_ name: String, _ app: LintedApp) -> (what: String, near: String?)? {
    let kind = FilePath(name).kind
    let kinds = SoundFile.kinds.enumerated
    let unplayable =
      "\"\(name)\" is no kind of sound that notifications play; write one of \(kinds)"
    // Without a bundle only the name tells.
    guard let playable = app.app.sounds else {
      guard !kind.isEmpty, !SoundFile.kinds.contains(kind),
        MediaFormat(ending: kind) != nil || SoundFile.otherKinds.contains(kind)
      else { return nil }
      return (unplayable, nil)
    }
    if playable.contains(name) { return nil }
    guard let folder = app.app.folder.map({ FilePath($0) }) else { return missing(name, app) }
    guard let file = SoundFile.file(name, in: folder) else {
      return app.strayFolders.folder(with: name, in: folder).map { (misplaced(name, in: $0), nil) }
        ?? missing(name, app)
    }
    guard SoundFile.kinds.contains(FilePath(file).kind) else { return (unplayable, nil) }
    return problem(name, in: file, app)
  }

  private func problem(
    _ name: String, in file: String, _ app: LintedApp
  ) -> (what: String, near: String?) {
    if name.contains("/") {
      let own = FilePath(name).name
      return (
        misplaced(name, in: "a folder"),
        app.app.sounds?.contains(own) == true ? "; did you mean \"\(own)\"?" : nil
      )
    }
    guard let sound = SoundFile(file), sound.isReadable else {
      return ("\"\(name)\" cannot be read: its head is that of no AIFF, WAV or CAF file", nil)
    }
    // A link that leads out of the app brings none into it.
    return sound.isTooLong ? ("\"\(name)\" lasts 30 s or more", nil) : missing(name, app)
  }

  private func misplaced(_ name: String, in folder: String) -> String {
    "\"\(name)\" lies in \(folder); sounds are looked for beside Info.plist and in Library/Sounds"
  }

  private func missing(_ name: String, _ app: LintedApp) -> (what: String, near: String?) {
    let known = app.knownSounds ?? app.app.knownSounds
    let near = suggestion(of: known.nearest(to: name), for: name)
    return ("there is no sound \"\(name)\" in the app", near)
  }
}

extension App {
  /// The sounds that it can play, for those that were nearly written.
  var knownSounds: KnownNames { KnownNames((sounds ?? []).sorted()) }
}
