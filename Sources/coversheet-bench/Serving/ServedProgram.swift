import Foundation
import Notifications

/// The product as a server: a phone with one app, which pushes are sent to without TLS.
final class ServedProgram {
  /// Where each push goes.
  let address: String
  private let child: Child

  /// Starts it, and waits until it listens.
  ///
  /// - Parameters:
  ///   - name: Of its files.
  ///   - files: What it opens beside the app.
  init(_ conditions: BenchConditions, _ name: String, opening files: [String] = [])
    throws(BenchError)
  {
    let ready = conditions.folder.path + "/\(name).ready"
    let words = ["serve", try Self.scenario(in: conditions)] + files + Self.options(ready: ready)
    child = try Child(conditions.programs.coversheet, words + ["--quiet"], in: conditions)
    address = try Self.address(in: ready)
  }

  /// Memory that it holds now, in bytes.
  ///
  /// - Throws: Where it is gone.
  func memory() throws(BenchError) -> Int { try ProcessStatus(of: child.process).memory }

  /// What makes it listen on a free port.
  static func options(ready: String) -> [String] {
    ["--plaintext", "--apns=127.0.0.1:0", "--ready-file=\(ready)"]
  }

  /// A scenario with the app.
  static func scenario(in conditions: BenchConditions) throws(BenchError) -> String {
    let line =
      #"app {"bundleIdentifier":"\#(ServedTarget.app.text)","displayName":"Kitchen"}"# + "\n"
    return try conditions.folder.write(Array(line.utf8), to: "served.scenario")
  }

  /// Where each push goes, as a ready file tells, once it is there.
  static func address(in path: String) throws(BenchError) -> String {
    let end = ContinuousClock.now + .seconds(120)
    while ContinuousClock.now < end {
      if let data = FileManager.default.contents(atPath: path),
        let ready = try? JSONDecoder().decode(Ready.self, from: data)
      {
        return "http://127.0.0.1:\(ready.apns)/3/device/\(ServedTarget.token)"
      }
      usleep(5_000)
    }
    throw BenchError("\(path) was not written")
  }

  private struct Ready: Decodable { let apns: Int }
}
