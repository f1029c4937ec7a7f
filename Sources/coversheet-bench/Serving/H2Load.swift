import Files
import Foundation
import Notifications
import Push

/// One run of h2load.
final class H2Load {
  /// When it was started.
  let start = ContinuousClock.now
  private let process = Process()
  private let pipe = Pipe()
  private var output: [UInt8] = []
  /// Whether it has not said all yet.
  private(set) var isRunning = true

  /// Begins to send.
  ///
  /// - Parameters:
  ///   - address: Where each push goes.
  ///   - body: The path of the payload.
  ///   - pace: How many a second at most; nil for as many as can be.
  /// - Throws: Where h2load is not installed.
  init(_ address: String, body: String, _ count: Int, pace: Int? = nil) throws(BenchError) {
    process.executableURL = URL(filePath: "/usr/bin/h2load")
    let limit = pace.map { ["--rps=\($0)"] } ?? []
    process.arguments =
      limit + [
        "-n", String(count), "-c", "1", "-m", "100", "-d", body, "-H", ":method: POST",
        "-H", "apns-topic: \(ServedTarget.app.text)", "-H", "apns-push-type: alert",
        "-H", "authorization: bearer \(Self.token)", address,
      ]
    process.standardOutput = pipe
    do { try process.run() } catch { throw BenchError("h2load: \(error)") }
  }

  /// Can be read as h2load says something.
  var descriptor: Int32 { pipe.fileHandleForReading.fileDescriptor }

  /// Reads all that it says, asleep meanwhile: the processors are its own and the server's.
  func readToEnd() { while isRunning { read(waiting: -1) } }

  /// Reads what it said.
  ///
  /// - Parameter milliseconds: How long to wait for it; -1 without end.
  func read(waiting milliseconds: Int32 = 0) {
    var request = pollfd(reading: descriptor)
    guard poll(&request, 1, milliseconds) > 0 else { return }
    var piece = [UInt8](repeating: 0, count: 4096)
    let count = Glibc.read(descriptor, &piece, piece.count)
    if count > 0 { output += piece.prefix(count) } else { isRunning = false }
  }

  /// Requests a second, by its own clock.
  func rate() throws(BenchError) -> Double {
    process.waitUntilExit()
    let text = String(decoding: output, as: UTF8.self)
    let words = text.split(whereSeparator: \.isWhitespace)
    guard text.containsBytes(of: " 0 failed, 0 errored"), !text.containsBytes(of: " 0 2xx"),
      let index = words.firstIndex(of: "req/s,"), let rate = Double(words[index - 1])
    else { throw BenchError("h2load did not come through:\n\(text)") }
    return rate
  }

  // Of the right form and age.
  private static var token: String {
    let part = { (text: String) in Data(text.utf8).base64EncodedString().filter { $0 != "=" } }
    let issued = MachineClock.now.milliseconds / 1000
    let signature = Data(repeating: 0, count: 64).base64EncodedString().filter { $0 != "=" }
    return [
      part(#"{"alg":"ES256","kid":"COVERSHEET"}"#),
      part(#"{"iss":"SIMULATION","iat":\#(issued)}"#), signature,
    ].joined(separator: ".")
  }
}

/// What the pushes are for.
enum ServedTarget {
  /// The app.
  static let app: BundleIdentifier = "com.example.served"
  /// Its device token, under the standard seed.
  static let token = DeviceToken(app: app, seed: 1).description

  /// What is sent; `count` says of how many soups it tells.
  static func body(saying count: String) -> [UInt8] {
    Array(
      #"{"aps":{"alert":{"title":"Table 4","body":"\#(count) soups"},"thread-id":"4"}}"#.utf8)
  }
}
