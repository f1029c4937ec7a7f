import ContextServer
import Files
import Foundation
import JSONRPC
import Notifications
import Sessions
import TestSupport

/// An assistant for one test: a folder that it was given, and the tools.
final class Assistant {
  let folder: ScratchFolder
  var server: ContextServer
  private var count: Int64 = 0

  static let bistro = """
    {"bundleIdentifier":"com.example.bistro","displayName":"Bistro"}
    """

  /// - Parameters:
  ///   - isOpened: Whether the folder was opened; else nothing was.
  ///   - scenario: A file of it that was opened.
  init(
    _ files: [String: String] = [:], isOpened: Bool = true, scenario: String? = nil
  ) throws {
    let folder = try ScratchFolder(files)
    self.folder = folder
    var locations = DataLocations(dataFolder: Checkout.path)
    locations.reach = FileReach(read: scenario == nil ? [] : [folder.path], write: [])
    let settings = WorldSettings()
    let paths = scenario.map { [folder($0)] } ?? []
    let opening = try LoadedInput(paths, settings: settings, locations: locations)
    var run = HeadlessRun(opening, keepsChecks: true, keepsAsked: true)
    run.playOn()
    server = ContextServer(
      run,
      folder: isOpened ? Folder.whole(folder.path).text : nil, settings,
      locations, workingFolder: folder.path, version: "1.0"
    ) { bytes, path throws(Diagnostic) in
      let url = URL(filePath: path)
      do {
        try FileManager.default.createDirectory(
          at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(bytes).write(to: url)
      } catch {
        throw Diagnostic(Place(path), .error, "\(error)")
      }
    }
  }

  func ask(_ method: String, _ params: JSONValue = [:]) throws -> JSONValue {
    count += 1
    let answers = server.handle([.request(id: .integer(count), method: method, params: params)])
    guard case .answer(_, let result)? = answers.first else {
      if case .failure(_, let error)? = answers.first { throw error }
      return .null
    }
    return result
  }

  /// What a tool answers.
  func use(_ tool: String, _ arguments: JSONValue = [:]) throws -> JSONValue {
    try ask("tools/call", ["name": .string(tool), "arguments": arguments])
  }

  /// The text of what a tool answers, where it does.
  func text(_ tool: String, _ arguments: JSONValue = [:]) throws -> String {
    let result = try use(tool, arguments)
    if result["isError"]?.bool == true { throw Refused(message: result.text) }
    return result.text
  }

  /// What a tool says is wrong.
  func refusal(_ tool: String, _ arguments: JSONValue = [:]) throws -> String {
    let result = try use(tool, arguments)
    return result["isError"]?.bool == true ? result.text : ""
  }

  struct Refused: Error { let message: String }
}

extension JSONValue {
  fileprivate var text: String { self["content"]?.array?.first?["text"]?.string ?? "" }
}
