import Foundation
import TestSupport
import Testing

/// A screen comes in pieces: what stands beside an awaited text may still be on its way.
@Suite("Screens of programs that run")
struct AwaitedScreenTests {
  @Test("What a screen shows is waited for, unless its program has ended")
  func awaited() {
    for file in SwiftFile.all(in: URL(filePath: Checkout.path + "/Tests/coversheetTests")) {
      var ended: Set<Substring> = []
      for (index, line) in file.lines.enumerated() {
        if line.contains("func ") { ended = [] }
        if let call = line.firstMatch(of: /(\w+)\.waitForExit\(/) { ended.insert(call.1) }
        if let call = line.firstMatch(of: /(\w+)(?: = try .*\.open|\.send)\(/) {
          ended.remove(call.1)
        }
        guard let look = line.firstMatch(of: /#expect\((\w+)\.screen\./) else { continue }
        #expect(
          ended.contains(look.1),
          "\(file.path):\(index + 1) looks at a screen that may be half written; use expect(_:) or waits(until:)"
        )
      }
    }
  }
}
