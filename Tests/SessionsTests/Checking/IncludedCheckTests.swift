import TestSupport
import Testing

@testable import Sessions

@Suite("Checking a scenario that others include")
struct IncludedCheckTests {
  private func messages(_ text: String, _ name: String) throws -> [String] {
    let folder = try ScratchFolder([name: text])
    return try withExtendedLifetime(folder) {
      let check = try Check([folder(name)], locations: DataLocations(dataFolder: nil))
      return check.findings.map(\.message)
    }
  }

  @Test("What its includers give is not missed there; what is wrong in it is told")
  func lacking() throws {
    let push = "push tea {\"aps\":{\"alert\":\"x\"}}\n"
    #expect(try messages(push, "h.scenario").contains { $0.hasPrefix("unknown app") })
    for folder in ["_", "_parts/", "_parts/more/", ".parts/"] {
      let name = folder + "h.scenario"
      #expect(try messages(push, name) == [], "\(name)")
      #expect(try messages("bogus\n", name).contains { $0.contains("bogus") }, "\(name)")
    }
  }

  @Test("Y1: a word that a case fills in is no mistake, whatever stands before it in its line")
  func placeholders() throws {
    for text in ["ab", "👨\u{200D}👩\u{200D}👧 e\u{301}", "日本"] {
      for end in ["\n", "\r\n"] {
        let app = "app {\"bundleIdentifier\":\"com.example.tea\"}" + end
        let push = "push tea {\"aps\":{\"alert\":\"\(text)\",\"badge\":{count}}}" + end
        #expect(try messages(app + push, "_h.scenario") == [], "\(text)")
      }
    }
  }

  @Test("A path that goes up, or stays, leads into no helper")
  func upwards() {
    for folder in ["./", "../", "a/../", "", "a_/"] {
      #expect(!ScenarioSearch.isBelowHelper(folder + "h.scenario"), "\(folder)")
    }
  }
}
