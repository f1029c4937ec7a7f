import Foundation
import PushEndpoint

/// nghttpd, which answers from a folder without TLS.
final class PlainServer {
  /// Where it is installed, if it is.
  static let path = "/usr/sbin/nghttpd"
  private let child: Child
  private let page: String
  private let body: String

  /// Starts it on a free port, with one file to answer with.
  ///
  /// - Throws: Where it cannot be started.
  init(in conditions: BenchConditions) throws(BenchError) {
    let address = try Self.freeAddress()
    page = "http://\(address)/plain.json"
    body = try conditions.folder.write(Array("{}".utf8), to: "plain.json")
    let words = ["--no-tls", "-a", "127.0.0.1", "-d", conditions.folder.path, String(address.port)]
    child = try Child(Self.path, words, in: conditions)
  }

  /// Requests a second.
  ///
  /// - Throws: Where it answers nothing in ten seconds, or not every request.
  func rate(_ count: Int) throws(BenchError) -> Double {
    try waitForAnswer()
    return try load(count)
  }

  // The port is free again when the endpoint that got it is let go of.
  private static func freeAddress() throws(BenchError) -> LoopbackAddress {
    do throws(AddressError) {
      return try PushEndpoint().listen(on: try LoopbackAddress("127.0.0.1:0"), nil, .any)
    } catch {
      throw BenchError("no port for nghttpd: \(error)")
    }
  }

  // It is started before it listens, and says nothing when it does.
  private func waitForAnswer() throws(BenchError) {
    let end = ContinuousClock.now + .seconds(10)
    while ContinuousClock.now < end {
      if (try? load(1)) != nil { return }
      usleep(10_000)
    }
    throw BenchError("nghttpd does not answer at \(page)")
  }

  private func load(_ count: Int) throws(BenchError) -> Double {
    let load = try H2Load(page, body: body, count)
    load.readToEnd()
    return try load.rate()
  }
}
