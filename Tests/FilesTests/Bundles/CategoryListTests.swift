import Notifications
import Testing

@testable import Files

@Suite("Lists of categories")
struct CategoryListTests {
  @Test("A list of categories is a list, and all of it is read before the complaints are told")
  func categoryList() {
    func read(_ json: String) -> Reading<[Notifications.Category]> {
      AppManifest.readCategories(
        SourceText(Array(json.utf8)[...], at: Place("c")), profile: .ios12)
    }
    #expect(
      read("{}").diagnostics.map(\.description) == [
        "c:1:1: error: this is an object where a list of categories is needed"
      ])
    #expect(read("[{},{}]").diagnostics.count == 2)
    #expect(read(#"[{"identifier":"A"}]"#).value?.map(\.identifier) == ["A"])
    #expect(read("[").value == nil)
  }

  @Test(
    "O: what a profile lacks is said of a list of categories, at its place",
    arguments: [
      (Profile.ios10, ["1:19", "1:51"]), (.ios11, ["1:51"]), (.ios12, []),
    ])
  func profiles(profile: Profile, places: [String]) {
    let json =
      #"[{"identifier":"C","hiddenPreviewsBodyPlaceholder":"","categorySummaryFormat":""}]"#
    let found = AppManifest.readCategories(
      SourceText(Array(json.utf8)[...], at: Place("c")), profile: profile
    ).diagnostics
    #expect(found.count == places.count)
    #expect(found.allSatisfy { $0.severity == .note }, "\(found)")
  }
}
