import Notifications
import Scenarios
import Testing

@Suite("Apps that are written in a line")
struct InstallingTests {
  private func complaints(_ json: String) throws -> [String] {
    let line = try #require(ScenarioDocument(line: "app \(json)", path: "a").lines.first)
    return try ScenarioHarness().acts(line).compactMap { act in
      if case .remark(let remark) = act { remark.message } else { nil }
    }
  }

  @Test("All that is wrong with an app is told at once, also with its words and extensions")
  func together() throws {
    let told = try complaints(
      #"{"bundleIdentifier":"com.example.tea","displayName":5,"backgroundModes":[5],"#
        + #""entitlements":"x","strings":5,"content":5,"service":5,"icn":"x"}"#)
    #expect(
      told.sorted() == [
        #""backgroundModes" is a number where an array of strings is needed"#,
        #""content" is a number where an array is needed"#,
        #""displayName" is a number where a string is needed"#,
        #""entitlements" is a string where an array is needed"#,
        #""service" is a number where an object is needed"#,
        #""strings" is a number where an object of languages is needed"#,
        #"unknown key "icn"; did you mean "icon"?"#,
      ])
  }

  @Test("P12: what the system refuses of an app is told beside all else that is wrong with it")
  func refused() throws {
    let told = try complaints(
      #"{"bundleIdentifier":"com.example.tea","icn":"x","delegate":{"willPresent":["banner"]}}"#)
    #expect(told.count == 2 && told.contains(#"unknown key "icn"; did you mean "icon"?"#))
    #expect(told.last?.hasPrefix("banner is there from iOS 14 on") == true, "\(told)")
  }

  @Test("A folder for paths in JSON is of no use to a bundle, which is told")
  func folderOfBundle() throws {
    let harness = try ScenarioHarness(
      "app Messages.app from=nowhere", existing: ["Stories/Messages.app"])
    #expect(
      harness.remarks == [
        "a.scenario:1:23: warning: from= is for an app in JSON, and a bundle has its own folder; leave it out"
      ])
  }
}
