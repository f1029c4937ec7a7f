import Delivery
import Files
import Notifications
import Push
import Scenarios

extension Session {
  /// The present branch as a scenario: a line for each command, the clock's moves among them.
  package var scenarioLines: [String] { scenarioLines { $0 } }

  /// The same with each command as it is to be written.
  func scenarioLines(_ written: (Command) -> Command) -> [String] {
    var replay = Session(state: initialState)
    return entries.compactMap { entry in
      if let check = entry.check {
        return checks[check.number].isOvertaken ? nil : check.line
      }
      let line = written(entry.command).line(in: replay.state)
      _ = try? replay.perform(entry.command)
      return line
    }
  }

  /// The present branch as a scenario in a file of its own, with the payloads that came over a wire in files beside it.
  ///
  /// - Parameters:
  ///   - path: The file; the paths of apps are written as they are reached from its folder.
  ///   - workingFolder: The absolute path of the folder that relative paths begin in.
  package func recorded(in path: String, from workingFolder: String) -> RecordedScenario {
    var recorded = RecordedScenario(lines: recording(in: path, from: workingFolder))
    let folder = FilePath(path).stem + ".payloads"
    let pushes = entries.compactMap { entry -> PushRequest? in
      if case .push(let request) = entry.command, request.via.isWire { request } else { nil }
    }
    var next = 0
    for request in pushes {
      let bytes = Array(request.payload.source.bytes)
      let json = String(
        decoding: request.payload.ofSameSizeOnOneLine.source.bytes, as: UTF8.self)
      guard
        let index = recorded.lines[next...].firstIndex(where: { line in
          line.contains("push ") && line.contains(json)
        }), let range = recorded.lines[index].ranges(of: json).first
      else { continue }
      let file = "\(folder)/\(recorded.payloads.count + 1).apns"
      recorded.lines[index].replaceSubrange(range, with: file.scenarioWord)
      recorded.payloads.append((file, bytes))
      next = index + 1
    }
    return recorded
  }

  /// The present branch as a scenario in a file of its own, a line for each command.
  ///
  /// - Parameters:
  ///   - path: The file; the paths of apps are written as they are reached from its folder.
  ///   - workingFolder: The absolute path of the folder that relative paths begin in.
  package func recording(in path: String, from workingFolder: String) -> [String] {
    let folder = FilePath(path).folder
    return scenarioLines { command in
      command.moved { FilePath($0).relative(to: folder, in: workingFolder) }
    }
  }
}

extension Command {
  /// The same, with what an app was read from at another path.
  fileprivate func moved(_ path: (String) -> String) -> Command {
    guard case .install(let app, let isGranted, let strings) = self else { return self }
    return .install(app.moved(path), isGranted: isGranted, strings: strings)
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
