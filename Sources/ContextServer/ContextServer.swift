import Files
import JSONRPC
import Notifications
import Sessions

/// A phone whose acts are tools for assistants, by the Model Context Protocol.
///
/// Messages go in, messages come out. What a tool reads and writes lies below the folder of what
/// was opened, and below the folders that the client calls its roots; the data folder is read, too.
package struct ContextServer {
  /// The phone.
  @CopyOnWrite var run: HeadlessRun
  /// Where files lie, and which of them are in reach.
  var locations: DataLocations
  /// How the world of a scenario begins, for those that are checked.
  let settings: WorldSettings
  /// The folder that paths begin in; nil before there is one.
  var folder: String?
  /// Writes a file, whole or not at all.
  let write: @Sendable ([UInt8], String) throws(Diagnostic) -> Void
  /// The absolute path of the folder that the program was started in.
  let workingFolder: String
  private let version: String
  // Why nothing was opened, though a folder was named; nil where something was, or none was named.
  private let emptyReason: String?
  // The folder of what was opened; it stays in reach whatever roots there are.
  private let ownFolders: [String]
  private var protocolVersion = Self.versions[0]
  private var hasRoots = false
  private var rootsRequest: JSONValue?
  private var requestCount: Int64 = 0

  /// The versions of the protocol that are spoken, the newest first.
  static let versions = ["2025-06-18", "2025-03-26", "2024-11-05"]

  /// - Parameters:
  ///   - run: What was opened, played.
  ///   - folder: That of what was opened; nil where nothing was.
  ///   - locations: Where files lie; what is in reach is set here.
  ///   - version: The program's.
  ///   - reason: Why nothing of the folder could be opened; nil where it could.
  package init(
    _ run: HeadlessRun, folder: String?, _ settings: WorldSettings, _ locations: DataLocations,
    workingFolder: String, version: String, emptyBecause reason: String? = nil,
    write: @escaping @Sendable ([UInt8], String) throws(Diagnostic) -> Void
  ) {
    (self.run, self.settings, self.locations) = (run, settings, locations)
    (self.workingFolder, self.version) = (workingFolder, version)
    emptyReason = reason
    self.write = write
    ownFolders = [folder].compactMap(\.self)
    self.folder = folder
    // The pictures are those of the file that was played, and nothing here would draw one.
    self.run.comparesSnapshots = false
    reach([])
  }

  /// Takes in all that came; requests that are taken back among it have no answer.
  package mutating func handle(_ messages: [JSONRPCMessage]) -> [JSONRPCMessage] {
    messages.handled(unlessTakenBackBy: \.canceledID, answering: { _ in [] }, by: { handle($0) })
  }

  private mutating func handle(_ message: JSONRPCMessage) -> [JSONRPCMessage] {
    switch message {
    case .request(let id, let method, let params):
      return [
        .reply(to: id) { () throws(JSONRPCError) in try answer(method, params) }
      ]
    case .notification("notifications/initialized", _),
      .notification("notifications/roots/list_changed", _):
      return askForRoots()
    case .answer(let id, let result) where id == rootsRequest:
      let paths = (result["roots"]?.array ?? []).compactMap {
        $0["uri"]?.string.flatMap(DocumentURI.init)?.path
      }
      reach(paths)
      return []
    case .notification, .answer, .failure: return []
    }
  }

  private mutating func answer(
    _ method: String, _ params: JSONValue
  ) throws(JSONRPCError) -> JSONValue {
    switch method {
    case "initialize": return initialize(params)
    case "ping": return [:]
    case "tools/list": return ["tools": .array(ContextTool.all.map(\.json))]
    case "tools/call": return try call(params)
    default: throw .unknownMethod(method)
    }
  }

  private mutating func initialize(_ params: JSONValue) -> JSONValue {
    let wanted = params["protocolVersion"]?.string ?? ""
    protocolVersion = Self.versions.first { $0 == wanted } ?? Self.versions[0]
    hasRoots = params["capabilities"]?[given: "roots"] != nil
    return [
      "protocolVersion": .string(protocolVersion), "capabilities": ["tools": [:]],
      "serverInfo": ["name": "coversheet", "version": .string(version)],
      "instructions": .string(
        Self.instructions
          + (emptyReason.map { " The phone is empty: nothing was opened, since \($0)" } ?? "")),
    ]
  }

  private static let instructions =
    "A simulated phone that gets notifications. Install an app (act: app PATH), push to it, look at the screen, "
    + "and ask why. A line is one of Coversheet’s scenario language; “coversheet help language” explains it."

  private mutating func askForRoots() -> [JSONRPCMessage] {
    guard hasRoots else { return [] }
    requestCount += 1
    let id = JSONValue.string("roots-\(requestCount)")
    rootsRequest = id
    return [.request(id: id, method: "roots/list", params: [:])]
  }

  private mutating func reach(_ roots: [String]) {
    let data = [locations.dataFolder].compactMap(\.self)
    folder = ownFolders.first ?? roots.first
    locations.reach = FileReach(read: ownFolders + roots + data, write: ownFolders + roots)
  }

  private mutating func call(_ params: JSONValue) throws(JSONRPCError) -> JSONValue {
    let tool = try Self.tool(in: params)
    do throws(ToolError) {
      let arguments = try ToolArguments(params[given: "arguments"] ?? [:], of: tool)
      return result(try tool.run(&self, arguments))
    } catch {
      let texts = [error.message] + [error.done].compactMap { $0.map(JSONText.pretty) }
      let content = texts.map { text -> JSONValue in ["type": "text", "text": .string(text)] }
      return ["content": .array(content), "isError": true]
    }
  }

  private static func tool(in params: JSONValue) throws(JSONRPCError) -> ContextTool {
    guard let value = params[given: "name"] else { throw .invalidParams("name is missing") }
    guard let name = value.string else { throw .invalidParams("name has to be a string") }
    if let tool = ContextTool.all.first(where: { $0.name == name }) { return tool }
    let near = suggestion(for: name, among: ContextTool.all.map(\.name))
    throw .invalidParams("there is no tool “\(name.shortenedWord)”\(near)")
  }

  private func result(_ value: JSONValue) -> JSONValue {
    let text = value.string ?? JSONText.pretty(value)
    var members: [JSONValue.Member] = [
      .init("content", [["type": "text", "text": .string(text)]]), .init("isError", false),
    ]
    // Versions before have text alone.
    if case .object = value, protocolVersion == Self.versions[0] {
      members.append(.init("structuredContent", value))
    }
    return .object(members)
  }
}

extension JSONRPCMessage {
  fileprivate var canceledID: JSONValue? {
    guard case .notification("notifications/cancelled", let params) = self else { return nil }
    return params["requestId"]
  }
}
