import Foundation
import TestSupport
import Testing

@Suite("Descriptors of tests")
struct InheritedDescriptorTests {
  // Tests that start programs run beside each other. What a program inherits stays open
  // as long as it runs: a file that another test watches is closed, and so has changed,
  // long after it was written.
  @Test("None is inherited by the programs that other tests start meanwhile")
  func closedOnExecution() {
    let calls: [(call: Regex<Substring>, mark: String)] = [
      (#/fopen\(.*/#, "e\")"), (#/[ .]open\(.*O_(?:RDONLY|WRONLY|RDWR).*/#, "O_CLOEXEC"),
      (#/ socket\(AF_.*/#, "SOCK_CLOEXEC"),
    ]
    for file in SwiftFile.all(in: URL(filePath: Checkout.path + "/Tests"))
    where !file.path.hasSuffix("InheritedDescriptorTests.swift") {
      for (call, mark) in calls {
        for found in file.text.matches(of: call.dotMatchesNewlines(false)) {
          #expect(
            found.output.contains(mark), "\(file.path): “\(found.output)” lacks \(mark)")
        }
      }
    }
  }
}
