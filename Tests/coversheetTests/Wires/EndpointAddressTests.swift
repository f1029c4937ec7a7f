import TestTraits
import Testing

@Suite("Where servers reach the phone", .waitsOutside)
struct EndpointAddressTests {
  @Test(
    "Two addresses alike are refused as such, however they are written, not as another program's",
    arguments: [
      (
        ["--apns=127.0.0.1:29218", "--binary=localhost:29218"],
        "--apns and --binary both name 127.0.0.1:29218"
      ),
      (["--feedback=127.0.0.1:2197"], "--apns and --feedback both name 127.0.0.1:2197"),
      (
        ["--apns=[::1]:0", "--binary=[::1]:2196", "--feedback=[::1]:2196"],
        "--binary and --feedback both name [::1]:2196"
      ),
    ])
  func alike(words: [String], complaint: String) throws {
    let desk = try CommandLineHarness(["day.scenario": "expect groups 7\n"])
    for command in [["serve"], ["open", "--serve"]] {
      let outcome = try desk.run(command + words + ["day.scenario"])
      #expect(outcome.status == .exited(2))
      #expect(
        outcome.errors.hasPrefix("coversheet: \(complaint); give each its own\n"),
        "\(outcome.errors)")
    }
  }
}
