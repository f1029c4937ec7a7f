import Files
import Notifications

/// Y27, R12: a sound file that is not in the bundle, of a kind that is not played, that cannot be read, or of 30 s or
/// more; the default sound is heard instead.
///
/// Of an app without a bundle only the ending of the name is judged.
struct UnplayableSound: PushRule, ContentRule {
  static let id: RuleID = "Y27"

  func reads(for app: LintedApp) -> ValueReads {
    // Of a bundle's sounds it reads the files, which may change.
    app.app.sounds == nil ? .values(of: ["sound"]) : .all
  }

  func findings(in push: LintedPush) -> [Diagnostic] {
    finding(push.payload["aps"]?["sound"], push.content, push.app.app)
  }

  func findings(in content: LintedContent) -> [Diagnostic] {
    finding(content.value(.sound), content.content, content.app.app)
  }

  private func finding(_ sound: JSONNode?, _ content: Content, _ app: App) -> [Diagnostic] {
    // What it is called stands in the sound, or in the sound's name.
    guard let node = sound?.isObject == true ? sound?["name"] : sound,
      let name = content.sound?.name, name != "default", let problem = problem(name, app)
    else { return [] }
    let near = problem.near ?? ""
    return [warning(node, "\(problem.what); the default sound is heard instead\(near)")]
  }

  private func problem(_ name: String, _ app: App) -> (what: String, near: String?)? {
    let kind = FilePath(name).kind
    let kinds = SoundFile.kinds.enumerated
    let unplayable =
      "\"\(name)\" is no kind of sound that notifications play; write one of \(kinds)"
    // Without a bundle only the name tells.
    guard let playable = app.sounds else {
      guard !kind.isEmpty, !SoundFile.kinds.contains(kind),
        MediaFormat(ending: kind) != nil || SoundFile.otherKinds.contains(kind)
      else { return nil }
      return (unplayable, nil)
    }
    if playable.contains(name) { return nil }
    guard let folder = app.folder, let file = SoundFile.file(name, in: FilePath(folder)) else {
      let near = suggestion(for: name, among: playable.sorted())
      return ("there is no sound \"\(name)\" in the app", near)
    }
    guard SoundFile.kinds.contains(FilePath(file).kind) else { return (unplayable, nil) }
    if let bytes = SourceFile.readIfThere(file, byteLimit: 64 << 20)?.bytes,
      !SoundFile.isReadable(bytes)
    {
      return ("\"\(name)\" cannot be read: its head is that of no AIFF, WAV or CAF file", nil)
    }
    return ("\"\(name)\" lasts 30 s or more", nil)
  }
}
