import Notifications
import TestSupport
import Testing

@testable import Files

@Suite("What can be wrong with a content extension's file")
struct ContentMistakeTests {
  private typealias Mistake = ManifestMistake

  private static func app(_ members: String) -> String {
    #"{"bundleIdentifier":"com.example.a","content":[{"UNNotificationExtensionCategory":"C","#
      + #""UNNotificationExtensionInitialContentSizeRatio":1,\#(members)}]}"#
  }

  private func check(_ mistake: Mistake) {
    let marked = MarkedText(Self.app(mistake.members))
    let source = SourceText(Array(marked.text.utf8)[...], at: Place("app"))
    let wanted = "app:\(marked.place ?? "?"): \(mistake.severity): \(mistake.sentence)"
    #expect(
      AppManifest.readInline(source, folder: "/nowhere").diagnostics.map(\.description) == [wanted])
  }

  @Test("C22: an element is one of the known kinds, with what that kind has", arguments: elements)
  func element(mistake: ManifestMistake) { check(mistake) }

  private static let elements: [Mistake] = [
    Mistake(#""view":‸{}"#, .error, #""view" is an object where an array is needed"#),
    Mistake(#""view":[‸"text"]"#, .error, "an element is a string where an object is needed"),
    Mistake(
      #""view":[‸{}]"#, .error,
      "an element needs one of: media text label row button divider list progress day"),
    Mistake(
      #""view":[‸{"buton":"x"}]"#, .error,
      #"an element needs one of: media text label row button divider list progress day; did you mean "button"?"#
    ),
    Mistake(#""view":[{"label":‸1}]"#, .error, #""label" is a number where a string is needed"#),
    Mistake(#""view":[{"text":‸1}]"#, .error, #""text" is a number where a string is needed"#),
    Mistake(
      #""view":[{"label":"a","text":‸[]}]"#, .error, #""text" is an array where a string is needed"#
    ),
    Mistake(
      #""view":[{"button":‸true}]"#, .error, #""button" is a truth value where a string is needed"#),
    Mistake(
      #""view":[{"button":"a",‸"titel":"x"}]"#, .warning,
      #"unknown key "titel"; did you mean "title"?"#),
    Mistake(#""view":[{"row":‸"x"}]"#, .error, #""row" is a string where an array is needed"#),
    Mistake(
      #""view":[{"row":[‸1]}]"#, .error, "an element is a number where an object is needed"),
    Mistake(
      #""view":[{"divider":‸1}]"#, .error, #""divider" is a number where true or false is needed"#),
    Mistake(#""view":[{"list":‸[]}]"#, .error, #""list" is an array where a string is needed"#),
    Mistake(
      #""view":[{"list":"l","items":‸"x"}]"#, .error,
      #""items" is a string where an array is needed"#),
    Mistake(
      #""view":[{"progress":"p","value":‸"half"}]"#, .error,
      #""value" is a string where a number is needed"#),
    Mistake(#""view":[{"day":‸{}}]"#, .error, #""day" is an object where a string is needed"#),
    Mistake(#""view":[{"media":‸7}]"#, .error, #""media" is a number where a string is needed"#),
    Mistake(
      #""view":[{"media":"p","playButton":‸true}]"#, .error,
      #""playButton" is a truth value where an object is needed"#),
    Mistake(
      #""view":[{"media":"p","playButton":{"type":‸"big"}}]"#, .error,
      #""big" is none of "none", "default", "overlay""#),
    Mistake(
      #""view":[{"media":"p","playButton":{"frame":‸[1,2,3]}}]"#, .error,
      #""frame" needs four numbers: [x, y, width, height], each 0 to 1"#),
    Mistake(
      #""view":[{"media":"p","playButton":{"frame":‸[0,0,1,"x"]}}]"#, .error,
      #""frame" needs four numbers: [x, y, width, height], each 0 to 1"#),
    Mistake(
      #""view":[{"media":"p","playButton":{"frame":‸[0,0,2,1]}}]"#, .warning,
      #""frame" leaves the view; its numbers are parts, from 0 to 1"#),
    Mistake(
      #""view":[{"media":"p","playButton":{"tint":‸"bule"}}]"#, .warning,
      #""bule" is no color; did you mean "blue"?"#),
    Mistake(
      ##""view":[{"media":"p","playButton":{"tint":‸"#12345"}}]"##, .warning,
      ##""#12345" is no color; write one such as "base07", "red" or "#ffcc00""##),
    Mistake(
      #""view":[{"text":‸"{usreInfo.x}"}]"#, .warning,
      #""{usreInfo.x}" shows as nothing; did you mean "userInfo"?"#),
  ]

  @Test("C22: rows are for events that happen, with steps that can be done", arguments: rows)
  func row(mistake: ManifestMistake) { check(mistake) }

  private static let rows: [Mistake] = [
    Mistake(#""on":‸[]"#, .error, #""on" is an array where an object is needed"#),
    Mistake(
      #""on":{"notification":‸{}}"#, .error,
      #""notification" is an object where an array of steps is needed"#),
    Mistake(
      #""on":{‸"notfication":[]}"#, .warning,
      #"nothing happens on "notfication"; did you mean "notification"?"#),
    Mistake(
      #""on":{‸"tap":[]}"#, .warning,
      #"nothing happens on "tap"; write one of: notification, action ID, input ITEM, press NAME, mediaPlay, mediaPause"#
    ),
    Mistake(#""on":{‸"press x":[]}"#, .warning, #"no button is called "x""#),
    Mistake(
      #""view":[{"button":"more"}],"on":{‸"press mroe":[]}"#, .warning,
      #"no button is called "mroe"; did you mean "more"?"#),
    Mistake(
      #""on":{"notification":[‸1]}"#, .error, "a step is a number where an object is needed"),
    Mistake(
      #""on":{"notification":[‸{}]}"#, .error,
      "a step is empty; write one of: \(ContentStepFields.stepNames.joined(separator: " "))"),
    Mistake(
      #""on":{"notification":[‸{"sett":{}}]}"#, .error,
      #""sett" is no step; did you mean "set"?"#),
    Mistake(
      #""on":{"notification":[‸{"complete":"dismiss"}]}"#, .warning,
      #"nothing waits for "complete" here; only actions do"#),
    Mistake(
      #""on":{"notification":[{"when":{"title":"x"},"do":[‸{"complete":"dismiss"}]}]}"#, .warning,
      #"nothing waits for "complete" here; only actions do"#),
    Mistake(
      #""on":{"action a":[{"complete":‸"later"}]}"#, .error,
      #""later" is none of "doNotDismiss", "dismiss", "dismissAndForwardAction""#),
    Mistake(
      #""on":{"action a":[{"complete":‸"dismis"}]}"#, .error,
      #""dismis" is none of "doNotDismiss", "dismiss", "dismissAndForwardAction"; did you mean "dismiss"?"#
    ),
    Mistake(
      #""on":{"action a":[{"complete":‸1}]}"#, .error,
      #""complete" is a number where a string is needed"#),
    Mistake(
      #""on":{"notification":[{"set":‸"x"}]}"#, .error,
      #""set" is a string where an object is needed"#),
    Mistake(
      #""view":[{"label":"status"}],"on":{"notification":[{"set":{‸"statsu":"x"}}]}"#, .warning,
      #"no element is called "statsu"; did you mean "status"?"#),
    Mistake(
      #""on":{"notification":[{"when":{‸"userinfo.kind":"x"},"do":[]}]}"#, .warning,
      #"no element is called "userinfo.kind""#),
    Mistake(
      #""on":{"notification":[{"when":{‸"categoryIdentifer":"x"},"do":[]}]}"#, .warning,
      #"no element is called "categoryIdentifer"; did you mean "categoryIdentifier"?"#),
    Mistake(
      #""on":{"notification":[{"set":{‸"userInfo.kind":"x"}}]}"#, .warning,
      #"no element is called "userInfo.kind""#),
    Mistake(
      #""on":{"notification":[{"set":{},‸"append":{}}]}"#, .error,
      #""append" is lost, as this step is "set"; write {"append": …} as a step of its own"#),
    Mistake(
      #""view":[{"label":"a",‸"button":"b"}]"#, .error,
      #""button" is lost, as this element is "label"; write {"button": …} as an element of its own"#
    ),
    Mistake(
      #""on":{"notification":[{"append":{‸"comments":"x"}}]}"#, .warning,
      #"no element is called "comments""#),
    Mistake(
      #""view":[{"progress":"up"}],"on":{"notification":[{"append":{‸"up":1}}]}"#, .warning,
      #""up" has no lines to append to; write {"set": …}, or name a list"#),
    Mistake(
      #""view":[{"list":"l"}],"on":{"notification":[{"set":{"l":‸"x"}}]}"#, .warning,
      #""l" is a string where an array of lines is needed"#),
    Mistake(
      #""on":{"notification":[{"setActions":‸"like"}]}"#, .error,
      #""setActions" is a string where an array is needed"#),
    Mistake(
      #""on":{"notification":[{"setActions":[‸{"title":"x"}]}]}"#, .error,
      #""identifier" is missing in an action"#),
    Mistake(
      #""on":{"notification":[‸{"replaceAction":"like"}]}"#, .error,
      #""with" is missing in a replaceAction"#),
    Mistake(
      #""on":{"notification":[{"replaceAction":‸1,"with":"x"}]}"#, .error,
      #""replaceAction" is a number where a string is needed"#),
    Mistake(
      #""on":{"notification":[{"removeAction":‸[]}]}"#, .error,
      #""removeAction" is an array where a string is needed"#),
    Mistake(
      #""on":{"notification":[{"becomeFirstResponder":‸false}]}"#, .error,
      #""becomeFirstResponder" is false where true is needed"#),
    Mistake(
      #""on":{"mediaPlay":[{"mediaPlayingStarted":‸"yes"}]}"#, .error,
      #""mediaPlayingStarted" is "yes" where true is needed"#),
    Mistake(
      #""on":{"notification":[‸{"when":{"title":"x"}}]}"#, .error,
      #""do" with an array of steps is missing in a "when""#),
    Mistake(
      #""on":{"notification":[{"when":{"title":"x"},"do":‸1}]}"#, .error,
      #""do" is a number where an array of steps is needed"#),
    Mistake(
      #""on":{"notification":[{"when":{"title":"x"},‸"Do":[]}]}"#, .error,
      #"unknown key "Do"; did you mean "do"?"#),
    Mistake(
      #""on":{"notification":[{"replaceAction":"x",‸"wiht":"y"}]}"#, .error,
      #"unknown key "wiht"; did you mean "with"?"#),
    Mistake(
      #""on":{"notification":[{"when":‸[],"do":[]}]}"#, .error,
      #""when" is an array where an object is needed"#),
    Mistake(
      #""on":{"notification":[{"set":{"title":"x"},‸"with":1}]}"#, .warning,
      #"unknown key "with""#),
  ]

  @Test("A program stands for the rows beside it, which are then not taken")
  func program() {
    check(
      Mistake(
        #""command":["./x"],"on":‸{"notification":[]}"#, .warning,
        #""command" is there too, so these rows are not taken"#))
  }

  @Test(
    "C1, C3: what its property list has to say is said in an app's own words, too",
    arguments: ["[7]", "{}"])
  func category(value: String) {
    let json =
      #"{"bundleIdentifier":"a","content":[{"UNNotificationExtensionCategory":\#(value),"#
      + #""UNNotificationExtensionInitialContentSizeRatio":1}]}"#
    let found = AppManifest.readInline(SourceText(Array(json.utf8)[...], at: Place("app")))
    #expect(found.diagnostics.contains { $0.severity == .error }, "\(found.diagnostics)")
  }
}
