import Files
import Interaction
import Notifications
import Screens
import Sessions
import TerminalCore

// What the person writes, keeps and copies.
extension TerminalLoop {
  /// Lends the terminal to the editor; the file is read anew then, if what
  /// is shown was read from it.
  mutating func edit(_ path: String, line: Int) {
    guard let editor = workplace.editor else {
      return interaction.handle(.refused("\(Words.noEditor) \(path)"))
    }
    interaction.synchronizeJournal()
    var status: Int32 = 0
    let resized = terminal.lend { status = editor.edit(path, line: line) }
    if let resized { interaction.handle(.input(resized)) }
    guard status == 0 else {
      return interaction.handle(.refused(Words.editorEnded(editor.command, with: status)))
    }
    guard Folder.exists(path) else {
      return interaction.handle(.refused(Words.notThere(path)))
    }
    if interaction.reread([path]) { return }
    interaction.handle(.told(interaction.model.text(Words.edited(FilePath(path).name))))
  }

  /// Puts text into the terminal's clipboard, or else into a file.
  mutating func copy(_ text: String) {
    switch terminal.copy(text.visible) {
    case .sent:
      interaction.handle(.told(Words.sentToClipboard(text.count)))
    case .unsupported: keep(text, because: Words.noClipboard)
    case .tooLong(let limit): keep(text, because: Words.clipboardLimit(limit))
    }
  }

  // The other way out where there is no clipboard.
  private mutating func keep(_ text: String, because reason: String) {
    guard let copyPath = workplace.stateFolder.map({ $0 + "/copied.txt" }) else {
      return interaction.handle(.refused(reason))
    }
    do throws(Diagnostic) {
      try OutputFile.write(text, to: copyPath, waitsForReader: false)
      interaction.handle(.told(Words.keptInstead(reason, in: copyPath)))
    } catch {
      interaction.handle(.refused("\(reason), and \(error)"))
    }
  }

  /// Writes what was done as a scenario.
  mutating func keepRecording(in path: String, replaces: Bool) {
    let path = FilePath(path).expandingTilde(to: workplace.home)
    let isNamedNow = path != interaction.model.recording?.path
    let outcome = writeRecording(to: path, replaces: replaces, isNamedNow: isNamedNow)
    interaction.handle(.recordingEnded(outcome))
  }

  /// Writes what is on the screen into a file.
  mutating func export(to path: String, replaces: Bool) {
    let path = FilePath(path).expandingTilde(to: workplace.home)
    interaction.handle(.exportEnded(writePicture(to: path, replaces: replaces)))
  }

  /// Writes a payload into a file.
  mutating func savePayload(_ bytes: [UInt8], to path: String, replaces: Bool) {
    let path = FilePath(path).expandingTilde(to: workplace.home)
    let outcome = write(to: path, replaces: replaces) { _ in bytes }
    interaction.handle(.payloadSaved(outcome))
  }

  /// Writes the scenario that was changed into its file.
  mutating func saveScenario(_ text: String, to path: String) {
    do throws(Diagnostic) {
      try OutputFile.write(text, to: path, waitsForReader: false)
      interaction.savedScenario(text)
    } catch {
      interaction.handle(.refused(error.description))
    }
  }

  private mutating func writePicture(to path: String, replaces: Bool) -> ExportOutcome {
    write(to: path, replaces: replaces) { try $0.pictureBytes(for: path) }
  }

  private mutating func write(
    to path: String, replaces: Bool, _ bytes: (inout TerminalLoop) throws -> [UInt8]
  ) -> ExportOutcome {
    if !replaces, let obstacle = obstacle(to: path) { return .isThere(path: path, obstacle) }
    do {
      try OutputFile.write(bytes(&self), to: path, waitsForReader: false)
      return .kept(path: path)
    } catch let error as Diagnostic {
      return .failed(path: path, reason: error.message)
    } catch {
      return .failed(path: path, reason: "\(error)")
    }
  }

  // What the person named on the way is not what the command line named.
  private mutating func obstacle(to path: String) -> FileObstacle? {
    FileObstacle(path, opened: interaction.source?.paths ?? [])
  }

  private mutating func pictureBytes(for path: String) throws -> [UInt8] {
    if PictureFormat(path: path) == .html,
      let page = interaction.matrixPage ?? interaction.comparisonPage
    {
      return Array(page.utf8)
    }
    guard let format = PictureFormat(path: path) else {
      return try PNGPicture(interaction.picture(as: .svg).svg, workplace.launcher).bytes
    }
    return Array(format.text(of: interaction.picture(as: format)).utf8)
  }

  /// Keeps the recording whose file was named on the command line, whatever ended the session, and
  /// one that has no name where a signal did: there was no one to ask. Where its file does not take
  /// it, the state folder does.
  ///
  /// - Returns: What is to be said about it; nil where it went where it should.
  mutating func keepRecording(at end: End) -> Diagnostic? {
    guard let path = interaction.model.recording?.path else { return nil }
    guard path.isEmpty else {
      let outcome = writeRecording(to: path, replaces: false)
      return outcome.isKept ? nil : rescueRecording(from: path, because: outcome.reason)
    }
    if case .quit = end { return nil }
    return rescueRecording(
      from: "recording.scenario", because: "the session was ended from outside")
  }

  private mutating func rescueRecording(from path: String, because reason: String) -> Diagnostic {
    let lost = Diagnostic(Place(path), .error, "\(reason), so the recording is lost")
    guard let folder = workplace.stateFolder.map({ $0 + "/recordings" }) else { return lost }
    for number in 1...1000 {
      let name = FilePath(path).stem + (number == 1 ? "" : "-\(number)") + ".scenario"
      let place = FilePath(folder).appending(name)
      switch writeRecording(to: place, replaces: false) {
      case .isThere: continue
      case .failed: return lost
      case .kept:
        return Diagnostic(Place(path), .warning, "\(reason); the recording is kept in \(place)")
      }
    }
    return lost
  }

  private mutating func writeRecording(
    to path: String, replaces: Bool, isNamedNow: Bool = false
  ) -> RecordingOutcome {
    if !replaces, Folder.exists(path), !isNamedNow { return .isThere(path: path) }
    if !replaces, isNamedNow, let obstacle = obstacle(to: path) {
      return .isThere(path: path, obstacle)
    }
    let recorded = interaction.recorded(in: path, from: workplace.folder)
    let folder = FilePath(FilePath(path).folder)
    if !replaces, let other = recorded.otherFile(in: folder) {
      return .isThere(path: path, .beside(other))
    }
    do throws(Diagnostic) {
      for (name, bytes) in recorded.filesBeside {
        let file = folder.appending(name)
        try OutputFile.write(bytes, to: file, waitsForReader: false)
      }
      let text = recorded.lines.map { $0 + "\n" }.joined()
      try OutputFile.write(text, to: path, waitsForReader: false)
      return .kept(
        path: path, lines: recorded.lines.count, pictures: recorded.pictures.count)
    } catch {
      return .failed(path: path, reason: error.message)
    }
  }
}

extension RecordingOutcome {
  fileprivate var isKept: Bool {
    if case .kept = self { true } else { false }
  }

  // Why it was not kept.
  fileprivate var reason: String {
    switch self {
    case .kept: ""
    case .isThere(_, .beside(let other)): "there is another \(other) by now"
    case .isThere: "there is another file by now"
    case .failed(_, let reason): reason
    }
  }
}
