import Notifications
import TestSupport
import Testing

@testable import Files

@Suite("What can be wrong with a step of what an app does")
struct AppStepMistakeTests {
  private typealias Mistake = ManifestMistake

  private func check(_ mistake: ManifestMistake) {
    let marked = MarkedText(#"{"bundleIdentifier":"com.example.a",\#(mistake.members)}"#)
    let source = SourceText(Array(marked.text.utf8)[...], at: Place("app"))
    let found = AppManifest.readInline(source, folder: "/nowhere").diagnostics.map(\.description)
    #expect(
      found == ["app:\(marked.place ?? "?"): \(mistake.severity): \(mistake.sentence)"])
  }

  @Test("V12: an app's request attaches files, and nothing that is downloaded")
  func attachedDownload() {
    check(
      Mistake(
        #""on":{"launch":[{"schedule":{"content":{"attachments":[‸"{title}"]}}}]}"#, .warning,
        #"no download is called "{title}", so it is left out; for a file write {"path": …}"#))
  }

  @Test(
    "What stands beside an app's step in its object is told, as it is not done", arguments: lost)
  func beside(mistake: ManifestMistake) { check(mistake) }

  @Test("The steps of a condition are told where they are none, or misspelt", arguments: slips)
  func conditional(mistake: ManifestMistake) { check(mistake) }

  private static let slips: [Mistake] = [
    Mistake(
      #""on":{"launch":[{"when":{"userInfo.a":"1"},"do":‸{"setBadge":1}}]}"#, .error,
      #""do" is an object where an array of steps is needed"#),
    Mistake(
      #""on":{"launch":[{"when":{"userInfo.a":"1"},‸"Do":[]}]}"#, .error,
      #"unknown key "Do"; did you mean "do"?"#),
  ]

  private static let lost: [Mistake] = [
    Mistake(
      #""on":{"launch":[{"setBadge":1,‸"removeDelivered":"all"}]}"#, .error,
      #""removeDelivered" is lost, as this step is "setBadge"; write {"removeDelivered": …} as a step of its own"#
    ),
    Mistake(
      #""on":{"launch":[{‸"fail":true,"when":{"body":"x"},"do":[]}]}"#, .error,
      #""fail" is lost, as this step is "when"; write {"fail": …} as a step of its own"#),
    Mistake(
      #""on":{"launch":[{"setBadge":1,‸"zork":1}]}"#, .warning, #"unknown key "zork""#),
    Mistake(
      #""on":{"launch":[{‸"zork":1,"setBadge":1}]}"#, .warning, #"unknown key "zork""#),
    Mistake(
      #""on":{"launch":[{"setBadge":1,‸"fial":true}]}"#, .warning,
      #"unknown key "fial"; did you mean "fail"?"#),
    Mistake(
      #""on":{"launch":[{"setBadge":1,‸"do":[]}]}"#, .warning, #"unknown key "do""#),
    Mistake(
      #""on":{"launch":[{"when":{"body":"x"},"do":[{"fail":true,‸"setBadge":1}]}]}"#, .error,
      #""setBadge" is lost, as this step is "fail"; write {"setBadge": …} as a step of its own"#),
    Mistake(
      #""on":{"launch":[{"fail":‸false}]}"#, .error, #""fail" is false where true is needed"#),
    Mistake(
      #""on":{"launch":[{"remove":‸"n1"}]}"#, .error,
      #""remove" is a string where "all" or an array of identifiers is needed"#),
    Mistake(
      #""on":{"launch":[‸{"setBadge":null}]}"#, .error,
      "a step is empty; write one of: schedule remove removeDelivered setBadge setCategories fail when"
    ),
  ]

  @Test(
    "§1: what is wrong in one part of a step hides nothing that is wrong in another",
    arguments: [
      (
        #""on":{"launch":[{"schedule":{"identifier":1,"content":{"titel":"x","badge":"1","sound":5},"trigger":{"timeInterval":"60"}}}]}"#,
        5
      ),
      (#""on":{"launch":[{"schedule":{"trigger":{"timeInterval":"60"}}}]}"#, 2),
      (
        #""on":{"launch":[{"schedule":{"content":{},"trigger":{"region":"x","notifyOnEntry":1}}}]}"#,
        2
      ),
      (
        #""on":{"launch":[{"schedule":{"content":{"communication":{"sender":1,"conversation":2}}}}]}"#,
        2
      ),
      (#""on":{"launch":[{"schedule":{"content":{"title":{"key":1,"arguments":2}}}}]}"#, 2),
      (#""service":{"steps":[{"download":1,"as":2,"from":3,"bytes":"x"}]}"#, 4),
    ])
  func parts(members: String, count: Int) {
    let found = ManifestMistake.remarks(#"{"bundleIdentifier":"com.example.a",\#(members)}"#)
    #expect(found.count == count, "\(found)")
  }

  @Test("All that stands beside an app's step is told in one go")
  func several() {
    let json =
      #"{"bundleIdentifier":"com.example.a","on":{"launch":[{"setBadge":1,"zork":1,"fail":true}]}}"#
    let source = SourceText(Array(json.utf8)[...], at: Place("app"))
    let found = AppManifest.readInline(source, folder: "/nowhere").diagnostics
    #expect(found.map(\.severity) == [.warning, .error])
  }
}
