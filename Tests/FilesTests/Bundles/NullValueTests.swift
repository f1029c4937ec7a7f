import Notifications
import Testing

@testable import Files

@Suite("Null in our own files")
struct NullValueTests {
  /// The members of an app, the place where a key comes last in its object, and that key.
  static let members: [(members: String, key: String)] = [
    (#""appClip":true‸"#, "authorization"),
    (#""authorization":{"request":"never"‸}"#, "options"),
    (#""settings":{"previews":"never"‸}"#, "grouping"),
    (#""delegate":{"openSettingsFor":true‸}"#, "willPresent"),
    (#""places":{"Work":{"latitude":1,"longitude":1,"radius":1}‸}"#, "Home"),
    (#""categories":[{"identifier":"C"‸}]"#, "options"),
    (#""categories":[{"identifier":"C"‸}]"#, "hiddenPreviewsBodyPlaceholder"),
    (#""categories":[{"identifier":"C","actions":[{"identifier":"a","title":"A"‸}]}]"#, "icon"),
    (#""on":{"launch":[{"setBadge":1}]‸}"#, "remoteNotification"),
    (#""on":{"launch":[{"schedule":{"identifier":"x"‸}}]}"#, "content"),
    (#""on":{"launch":[{"schedule":{"content":{}‸}}]}"#, "trigger"),
    (#""on":{"launch":[{"schedule":{"content":{},"trigger":{"timeInterval":5‸}}}]}"#, "region"),
    (#""on":{"launch":[{"setBadge":1‸}]}"#, "fail"),
    (#""service":{"command":["x"]‸}"#, "steps"),
    (#""service":{"command":["x"]‸}"#, "onTimeWillExpire"),
    (#""service":{"steps":[{"set":{}‸}]}"#, "download"),
    (#""service":{"steps":[{"fails":true‸}]}"#, "set"),
    (#""service":{"steps":[{"fails":true‸}]}"#, "after"),
    (#""service":{"steps":[{"set":{"sound":{"name":"x"‸}}}]}"#, "critical"),
    (#""service":{"steps":[{"set":{"communication":{"conversation":"x"‸}}}]}"#, "sender"),
    (#""content":[{"command":["x"]‸}]"#, "on"),
    (#""content":[{"view":[{"text":"a"‸}]}]"#, "media"),
    (#""content":[{"view":[{"txt":"a"‸}]}]"#, "label"),
    (#""content":[{"on":{"notification":[]‸}}]"#, "mediaPlay"),
    (#""content":[{"on":{"notification":[{"append":{}‸}]}}]"#, "set"),
    (#""content":[{"on":{"notification":[{"apend":{}‸}]}}]"#, "set"),
    (#""content":[{"on":{"notification":[{"replaceAction":"a"‸}]}}]"#, "with"),
  ]

  private func reading(_ members: String) -> Reading<App> {
    let json = #"{"bundleIdentifier":"com.example.a",\#(members)}"#
    return AppManifest.readInline(
      SourceText(Array(json.utf8)[...], at: Place("app")), folder: "/nowhere")
  }

  @Test("A key whose value is null is as good as not there, wherever it stands", arguments: members)
  func absent(members: String, key: String) {
    let with = reading(members.replacing("‸", with: #","\#(key)":null"#))
    let without = reading(members.replacing("‸", with: ""))
    #expect(with.value == without.value)
    #expect(with.diagnostics == without.diagnostics)
  }

  @Test(
    "A key of a request whose value is null is as good as not there",
    arguments: ["content", "trigger"])
  func request(key: String) {
    let json = #"{"identifier":"a","\#(key)":null}"#
    let source = SourceText(Array(json.utf8)[...], at: Place("day.scenario"))
    let reading = RequestReader.read(source, folders: [], in: TriggerSources(regions: []))
    #expect(reading.diagnostics == [])
    #expect(reading.value?.trigger == .immediate && reading.value?.content == ContentEdit())
  }

  @Test("V17: A key whose value is null is as good as not there in what a program answers, too")
  func answer() {
    let json = #"{"content":null,"complete":"dismiss"}"#
    let source = SourceText(Array(json.utf8)[...], at: Place("answer"))
    let reading = ProgramAnswerReader(folders: []).read(source)
    #expect(reading.value == .steps([.complete(.dismiss)]))
  }
}
