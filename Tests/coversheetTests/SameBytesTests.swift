import TestSupport
import TestTraits
import Testing

@Suite("The same bytes, whoever runs it", .waitsOutside)
struct SameBytesTests {
  // Swift seeds its hashes anew for each process: an order that came from one would show here.
  @Test("Ten processes print the same", arguments: commands)
  func same(arguments: [String]) throws {
    let desk = try CommandLineHarness()
    let first = try desk.run(arguments)
    #expect(first.status == .exited(0), "\(first.errors)")
    #expect(first.outputBytes.count > 100, "\(first.output)")
    for _ in 1..<10 {
      let next = try desk.run(arguments)
      #expect(next.output == first.output)
      #expect(next.errors == first.errors)
    }
  }

  private static let commands: [[String]] = {
    let scenarios = ["tour", "busy-day"].map {
      "\(Checkout.path)/Fixtures/Scenarios/\($0).scenario"
    }
    let forEach = [["state"], ["run", "--json"], ["run"], ["render"], ["explain", "--json"]]
    let pictures = ["styled", "ansi", "svg", "html"].map {
      ["render", "--format=\($0)", scenarios[0]]
    }
    let questions = scenarios.flatMap { scenario in
      forEach.map { $0 + [scenario] + ($0[0] == "explain" ? ["mail"] : []) }
    }
    return questions + pictures + [["help", "--json"]]
  }()
}
