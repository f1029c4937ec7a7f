import Delivery
import Files
import Notifications
import Programs
import Push
import Scenarios

extension Session {
  /// The present branch as a scenario: a line for each command, the clock's moves among them.
  var scenarioLines: [String] {
    var lines: [String] = []
    forEachLine({ $0 }) { line, _, _ in lines.append(line) }
    return lines
  }

  /// The present branch as a journal that says all by itself.
  var journalLines: [String] { firstLines + scenarioLines }

  /// Goes through the present branch: each line with its step, and a phone on which all
  /// before it was done again.
  ///
  /// - Parameter written: The command as it is to be written.
  private func forEachLine(
    _ written: (Command) -> Command,
    _ body: (String, CommandHistory.Step, Session) -> Void
  ) {
    var replay = Session(state: initialState, drawing: drawing, dataFolder: dataFolder)
    for step in entries {
      if let check = step.check {
        if checks[check.number].isRecordable { body(check.line, step, replay) }
        continue
      }
      if let line = written(step.command).line(in: replay.state) { body(line, step, replay) }
      _ = try? replay.perform(step.command)
    }
  }

  /// The same with the paths of apps as they are reached from the folder of a file.
  private func forEachLine(
    in path: String, from workingFolder: String,
    _ body: (String, CommandHistory.Step, Session) -> Void
  ) {
    let folder = FilePath(path).folder
    forEachLine(
      { command in
        command.moved {
          nameInData($0, from: folder, in: workingFolder)
            ?? FilePath($0).relative(to: folder, in: workingFolder)
        }
      }, body)
  }

  // Each machine has its data folder elsewhere, and finds by this name what is not beside the file.
  // Nil for what lies in no data folder, and where the file does itself: then the way is the same.
  private func nameInData(
    _ path: String, from folder: String, in workingFolder: String
  ) -> String? {
    let whole = { FilePath($0).relative(to: "/", in: workingFolder) }
    guard let data = dataFolder.map(whole), !whole(folder).isWithin(data) else { return nil }
    let name = whole(path).below(data)
    let isMeant = name.hasPrefix("Fixtures/") && !Folder.exists(FilePath(folder).path(of: name))
    return isMeant ? name : nil
  }

  /// The present branch as a scenario in a file of its own, with the payloads that came over a wire
  /// and the pictures of its snapshots in files beside it.
  ///
  /// - Parameters:
  ///   - path: The file; the paths of apps are written as they are reached from its folder.
  ///   - workingFolder: The absolute path of the folder that relative paths begin in.
  ///   - launcher: How the pictures in snapshots are decoded; nil decodes none.
  ///   - onlyHeld: Whether what was expected and was not so is left out; `unheldChecks`
  ///     are all that it then lacks.
  package func recordedScenario(
    in path: String, from workingFolder: String, launcher: ProgramLauncher? = nil,
    onlyHeld: Bool = false
  ) -> RecordedScenario {
    var recorded = RecordedScenario(stem: FilePath(path).stem)
    for line in firstLines { recorded.add(line) }
    forEachLine(in: path, from: workingFolder) { line, step, phone in
      if onlyHeld, let check = step.check, !checks[check.number].isHeld { return }
      if let request = step.check.flatMap({ checks[$0.number].snapshot }) {
        recorded.add(line, picture: drawing.picture(request, phone, launcher), named: request.name)
      } else if step.check == nil, case .push(let push) = step.command, push.via.isWire {
        recorded.add(line, payload: push.payload)
      } else {
        recorded.add(line)
      }
    }
    return recorded
  }

  /// The present branch as a scenario in a file of its own, a line for each command.
  ///
  /// - Parameters:
  ///   - path: The file; the paths of apps are written as they are reached from its folder.
  ///   - workingFolder: The absolute path of the folder that relative paths begin in.
  func flatLines(in path: String, from workingFolder: String) -> [String] {
    var lines = firstLines
    forEachLine(in: path, from: workingFolder) { line, _, _ in lines.append(line) }
    return lines
  }

  // A zone that was given for the whole session was there before anything was done,
  // and no command tells of it.
  private var firstLines: [String] {
    let zone = initialState.device.timeZone
    guard zone.identifier != TimeZone.standardIdentifier else { return [] }
    return ["device timezone=\(zone.identifier.scenarioWord) start=\(startTime.iso8601(in: zone))"]
  }
}

extension Command {
  /// The same, with what an app was read from, and what a request attaches, at another path.
  func moved(_ path: (String) -> String) -> Command {
    if case .install(let app, let isGranted, let strings) = self {
      return .install(app.moved(path), isGranted: isGranted, strings: strings)
    }
    if case .schedule(let app, let request) = self {
      return .schedule(app, request.moved(path))
    }
    return self
  }
}

extension Request {
  // What was not found is what the app called it, and stays.
  fileprivate func moved(_ path: (String) -> String) -> Request {
    var copy = self
    for (index, file) in content.attachments.enumerated() where file.byteCount != nil {
      copy.content.attachments[index].path = path(file.path)
    }
    return copy
  }
}

extension App {
  fileprivate func moved(_ path: (String) -> String) -> App {
    var copy = self
    copy.folder = folder.map(path)
    copy.serviceExtension?.folder = serviceExtension?.folder.map(path)
    for (index, content) in contentExtensions.enumerated() {
      copy.contentExtensions[index].folder = content.folder.map(path)
    }
    return copy
  }
}
