import Delivery
import Files
import Glibc
import NcursesTerminal
import Notifications
import PushEndpoint

/// The endpoint with all that it needs of the machine: open sockets, files, clocks.
struct ServedEndpoint {
  /// The sockets.
  let endpoint: PushEndpoint
  /// What is said about it when it begins, a line each.
  private(set) var remarks: [String] = []
  /// The authority that clients are to trust; nil without TLS.
  let authorityPath: String?
  private let clockChoice: ServiceClockChoice
  // What a token to try it with is signed with; nil where there is no key.
  private let tokenKeys: ProviderKeys?
  private let readyFile: ReadyFile?
  // What the ready file says, as far as it is known before anything is played.
  private var ready: [JSONValue.Member] = []
  // Where relative paths begin: a client may read the ready file in another folder.
  private let workingFolder: FilePath

  /// Opens the sockets.
  ///
  /// - Throws: Where an address is not to be had, or a key cannot be read.
  init(_ options: EndpointOptions, _ invocation: Invocation) throws {
    let addresses = try EndpointAddresses(options)
    clockChoice = options.clock
    workingFolder = FilePath(invocation.environment.workingDirectory)
    endpoint = PushEndpoint()
    readyFile = try options.readyFile.map { path throws(UsageError) in
      try ReadyFile(path, invocation)
    }
    let keys = try options.providerKeys.map(ProviderKeys.init(folder:)) ?? .any
    let files = try options.isPlaintext ? nil : Self.files(invocation)
    authorityPath = files?.authorityPath
    // Without TLS nothing else needs the folder, and a token can do without, too.
    let keyFiles = options.providerKeys == nil ? try? files ?? Self.files(invocation) : nil
    tokenKeys = keyFiles.map { try? ProviderKeys(folder: $0.providerKeyFolder) } ?? keys
    try listen(on: addresses.apns, files, keys)
    if options.providerKeys == nil {
      remarks.append(
        "Any provider token of the right age is taken; --provider-keys=DIR checks signatures.")
    }
    try listen(for: .binary, addresses.binary, files)
    try listen(for: .feedback, addresses.feedback, files)
    try listen(at: options.socket, invocation)
    if let files { ready.append(JSONValue.Member("ca", absolute(files.authorityPath))) }
    if let key = tokenKeys?.signing {
      let keys: JSONValue = [
        "path": absolute(key.path), "keyId": .string(key.identifier), "teamId": .string(key.team),
      ]
      ready.append(JSONValue.Member("keys", keys))
    }
  }

  private mutating func listen(
    on address: LoopbackAddress, _ files: EndpointFiles?, _ keys: ProviderKeys
  ) throws(UsageError) {
    do throws(AddressError) {
      let found = try endpoint.listen(on: address, files, keys)
      let scheme = files == nil ? "http" : "https"
      remarks.append("Servers reach the phone at \(scheme)://\(found) (HTTP/2).")
      if let files { remarks.append("Their clients are to trust \(files.authorityPath).") }
      ready.append(JSONValue.Member("apns", .integer(Int64(found.port))))
    } catch {
      throw UsageError("--apns: \(error)")
    }
  }

  private mutating func listen(
    for service: BinaryService, _ address: LoopbackAddress?, _ files: EndpointFiles?
  ) throws(UsageError) {
    guard let address else { return }
    do throws(AddressError) {
      let found = try endpoint.listen(for: service, on: address, files)
      let security = files == nil ? "without TLS" : "over TLS"
      remarks.append(
        service == .binary
          ? "The binary interface is at \(found), \(security)."
          : "The feedback service is at \(found), \(security).")
      ready.append(JSONValue.Member(service.kind.rawValue, .integer(Int64(found.port))))
    } catch {
      throw UsageError("--\(service.kind.rawValue): \(error)")
    }
  }

  // A path that was named has to be free; the usual one may be another phone's.
  private mutating func listen(at named: String?, _ invocation: Invocation) throws {
    guard let path = named ?? invocation.environment.controlSocket else { return }
    let folder = FilePath(path).folder
    if named == nil { OutputFile.makeFolder(folder, mode: 0o700) }
    do throws(AddressError) {
      // Of two at once, each would take away what the other one left behind, or just made.
      try FolderLock.hold(folder) { () throws(AddressError) in try take(SocketPath(path)) }
    } catch {
      if named != nil { throw UsageError("--socket: \(error)") }
      remarks.append("Programs cannot talk to this phone: \(error).")
      return
    }
    remarks.append("Programs talk to the phone at \(path).")
    ready.append(JSONValue.Member("socket", absolute(path)))
  }

  private func take(_ path: SocketPath) throws(AddressError) {
    // One between the two would leave the socket behind.
    let signals = HeldSignals()
    defer { signals.letCome() }
    try endpoint.listen(at: path)
    EndingSignals.takeAway(path.description)
  }

  private func absolute(_ path: String) -> JSONValue {
    .string(path.hasPrefix("/") ? path : workingFolder.appending(path))
  }

  /// Takes the ready file of an earlier phone away: there is a phone now that will listen.
  func clearReadyFile() { readyFile?.clear() }

  /// Fixes what the times of servers mean, once the phone shows the moment at which all begins, and
  /// says where it is reached.
  ///
  /// - Throws: Where the ready file cannot be written.
  func begin(on state: State) throws(Diagnostic) {
    switch clockChoice {
    case .machine: endpoint.clock = ServiceClock(machine: WallClock().now, phone: state.now)
    case .simulated: endpoint.clock = .simulated
    }
    let tokens = state.apps.map { app in
      JSONValue.Member(app.app.bundleIdentifier.text, .string("\(app.token)"))
    }
    try readyFile?.write(ready + [JSONValue.Member("apps", .object(tokens))])
  }

  /// Takes the ready file away, and the socket of programs: nothing listens any more.
  func end() {
    readyFile?.remove()
    endpoint.stopListening()
    EndingSignals.takeAway("")
  }

  /// A provider token that is taken for an hour; nil where there is no key to sign it with.
  func providerToken() -> String? { tokenKeys?.token(at: WallClock().now) }

  /// Whether the phone's clock goes on with the machine's.
  var letsTimePass: Bool { clockChoice == .machine }

  private static func files(_ invocation: Invocation) throws -> EndpointFiles {
    guard let state = invocation.environment.stateFolder else {
      throw UsageError(
        "there is no place for certificates; set HOME or XDG_STATE_HOME, or use --plaintext")
    }
    let folder = FilePath(state).appending("push")
    try OutputFile.makeStateFolder(folder, else: "cannot keep the certificates")
    // Phones that begin at once would make an authority each, and one alone would be kept.
    return try FolderLock.hold(folder) { () throws(Diagnostic) in
      try EndpointFiles(folder: folder, now: WallClock().now)
    }
  }
}
