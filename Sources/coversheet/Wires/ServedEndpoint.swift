import Files
import Glibc
import Notifications
import PushEndpoint
import TerminalCore

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

  /// Opens the sockets.
  ///
  /// - Throws: Where an address is not to be had, or a key cannot be read.
  init(_ options: EndpointOptions, _ invocation: Invocation) throws {
    clockChoice = options.clock
    endpoint = PushEndpoint()
    let address = try Self.address(options.apns ?? EndpointOptions.standardAddress)
    let keys = try options.providerKeys.map(ProviderKeys.init(folder:)) ?? .any
    let files = try options.isPlaintext ? nil : Self.files(invocation)
    authorityPath = files?.authorityPath
    // Without TLS nothing else needs the folder, and a token can do without, too.
    let keyFiles = options.providerKeys == nil ? try? files ?? Self.files(invocation) : nil
    tokenKeys = keyFiles.map { try? ProviderKeys(folder: $0.providerKeyFolder) } ?? keys
    let found: LoopbackAddress
    do throws(AddressError) { found = try endpoint.listen(on: address, files, keys) } catch {
      throw UsageError("--apns: \(error)")
    }
    let scheme = files == nil ? "http" : "https"
    remarks.append("Servers reach the phone at \(scheme)://\(found) (HTTP/2).")
    if let files { remarks.append("Their clients are to trust \(files.authorityPath).") }
    if options.providerKeys == nil {
      remarks.append(
        "Any provider token of the right age is taken; --provider-keys=DIR checks signatures.")
    }
    let ready = Self.ready(found, files)
    if let path = options.readyFile { try OutputFile.write(ready, to: path) }
  }

  /// Fixes what the times of servers mean, once the phone shows the moment at which all begins.
  func begin(phone: Instant) {
    switch clockChoice {
    case .machine: endpoint.clock = ServiceClock(machine: WallClock().now, phone: phone)
    case .simulated: endpoint.clock = .simulated
    }
  }

  /// A provider token that is taken for an hour; nil where there is no key to sign it with.
  func providerToken() -> String? { tokenKeys?.token(at: WallClock().now) }

  /// Whether the phone's clock goes on with the machine's.
  var letsTimePass: Bool { clockChoice == .machine }

  private static func address(_ text: String) throws(UsageError) -> LoopbackAddress {
    do throws(AddressError) { return try LoopbackAddress(text) } catch {
      throw UsageError("--apns: \(error)")
    }
  }

  private static func files(_ invocation: Invocation) throws -> EndpointFiles {
    guard let state = invocation.environment.stateFolder else {
      throw UsageError(
        "there is no place for certificates; set HOME or XDG_STATE_HOME, or use --plaintext")
    }
    let folder = FilePath(state).appending("push")
    OutputFile.makeFolder(folder, mode: 0o700)
    return try EndpointFiles(folder: folder, now: WallClock().now)
  }

  private static func ready(_ address: LoopbackAddress, _ files: EndpointFiles?) -> String {
    var values = [JSONValue.Member("apns", .integer(Int64(address.port)))]
    if let files { values.append(JSONValue.Member("ca", .string(files.authorityPath))) }
    return JSONText.compact(.object(values)) + "\n"
  }
}
