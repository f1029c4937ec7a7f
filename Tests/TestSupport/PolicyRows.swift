import Foundation

/// The rows of section S as the sources write them.
package enum PolicyRows {
  /// What each is called in the sources, by the name that `policy` takes.
  package static func declarations() throws -> [String: String] {
    let folder = "\(Checkout.path)/Sources/Notifications/Policies"
    var found: [String: String] = [:]
    for file in try FileManager.default.contentsOfDirectory(atPath: folder) {
      let text = try String(contentsOfFile: "\(folder)/\(file)", encoding: .utf8)
      for row in text.matches(of: /static let (\w+) = PolicyKey\(\s*"([\w.]+)"/) {
        found[String(row.2)] = String(row.1)
      }
    }
    return found
  }
}
