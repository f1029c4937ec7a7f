import Notifications
import TestSupport
import Testing

@Suite("What the code of an app and of its content extensions waits for in vain")
struct ContentCodeTests {
  private static let actions =
    #""categories":[{"identifier":"C","actions":[{"identifier":"react","title":"React"}]},"#
    + #"{"identifier":"D","actions":[{"identifier":"rest","title":"Rest"}]}]"#

  private func found(
    _ members: String, app: String = "", os profile: Profile = .ios12
  ) -> [String] {
    LintHarness(Self.app(members, app), profile: profile).findings.map { finding in
      String(finding.drop { $0 != " " }.dropFirst())
    }
  }

  private static func app(_ members: String, _ app: String = "") -> String {
    let content =
      #""content":[{"UNNotificationExtensionCategory":"C","#
      + #""UNNotificationExtensionInitialContentSizeRatio":1,\#(members)}]"#
    return #"{"bundleIdentifier":"com.example.a",\#(app)\#(actions),\#(content)}"#
  }

  private static let touches = #""UNNotificationExtensionUserInteractionEnabled":true,"#

  @Test(
    "Y30, C6: a button that no touch reaches is told where something waits for it",
    arguments: [
      ("", #""press like":[]"#, Profile.ios12, true), ("", #""press *":[]"#, .ios12, true),
      (touches, #""press like":[]"#, .ios12, false), ("", "", .ios12, false),
      ("", #""press like":[]"#, .ios11, false),
    ])
  func untouched(key: String, row: String, profile: Profile, isTold: Bool) {
    let found = found(
      key + #""view":[{"row":[{"button":"like"}]}],"on":{\#(row)}"#, os: profile)
    let wanted =
      "warning: pressing a button of content opens the app, as no touches reach it; "
      + "set UNNotificationExtensionUserInteractionEnabled to true [Y30]"
    #expect(found == (isTold ? [wanted] : []))
  }

  @Test(
    "Y30, C5: a title is told where the app’s name stands in its place",
    arguments: [
      (#""title":"{body}""#, true), (#""title":null"#, false), ("", false),
      (#""title":"A","UNNotificationExtensionOverridesDefaultTitle":true"#, false),
    ])
  func title(member: String, isTold: Bool) {
    let found = found((member.isEmpty ? "" : member + ",") + #""view":[]"#)
    let wanted =
      "warning: the title of content is not shown, as the app's name stands there; "
      + "set UNNotificationExtensionOverridesDefaultTitle to true [Y30]"
    #expect(found == (isTold ? [wanted] : []))
  }

  @Test(
    "Y30, C10: a row for an action that is neither the category’s nor a new one never runs",
    arguments: [
      ("action react", nil), ("action *", nil), ("action new", nil),
      ("action reatc", #"; did you mean "react"?"#), ("action rest", ""),
      ("action zzzzzz", ""),
    ] as [(String, String?)])
  func contentActions(row: String, near: String?) {
    let new = #"{"setActions":["react",{"identifier":"new","title":"New"}]}"#
    let found = found(#""view":[],"on":{"notification":[\#(new)],"\#(row)":[]}"#)
    let name = row.split(separator: " ")[1]
    let wanted = near.map {
      "warning: no category that it is for has an action \"\(name)\"\($0) [Y30]"
    }
    #expect(found == [wanted].compactMap(\.self))
  }

  @Test(
    "Y30, C9: a step that names an action which is neither the category’s nor a new one is told",
    arguments: [
      (#"{"setActions":[‸"reatc","new"]}"#, #"reatc"; did you mean "react"?"#),
      (#"{"removeAction":‸"reatc"}"#, #"reatc"; did you mean "react"?"#),
      (#"{"replaceAction":"react","with":‸"zzzzzz"}"#, #"zzzzzz""#),
      (#"{"replaceAction":‸"newt","with":"react"}"#, #"newt"; did you mean "new"?"#),
      (#"{"when":{},"do":[{"removeAction":‸"rest"}]}"#, #"rest""#),
      (#"{"setActions":["react","new"]}"#, nil), (#"{"setActions":[]}"#, nil),
      (#"{"replaceAction":"react","with":"new"}"#, nil), (#"{"removeAction":"new"}"#, nil),
    ] as [(String, String?)])
  func stepActions(step: String, told: String?) {
    let new = #"{"replaceAction":"react","with":{"identifier":"new","title":"New"}}"#
    let marked = MarkedText(Self.app(#""view":[],"on":{"notification":[\#(step),\#(new)]}"#))
    let wanted = told.map {
      "app:\(marked.place ?? "?"): warning: no category that it is for has an action \"\($0) [Y30]"
    }
    #expect(LintHarness(marked.text).findings == [wanted].compactMap(\.self))
  }

  @Test(
    "A10: a row of the app’s own for an action that it has not never runs",
    arguments: [
      ("react", nil), ("rest", nil), ("new", nil), ("default", nil), ("dismiss", nil), ("*", nil),
      ("later", nil), ("raect", #"; did you mean "react"?"#),
    ] as [(String, String?)])
  func ownActions(name: String, near: String?) {
    let later =
      #"{"setCategories":[{"identifier":"E","actions":[{"identifier":"later","title":"L"}]}]}"#
    let rows = #""on":{"launch":[\#(later)],"action \#(name)":[]},"#
    let new = #"{"setActions":[{"identifier":"new","title":"New"}]}"#
    let found = found(#""view":[],"on":{"notification":[\#(new)]}"#, app: rows)
    let wanted = near.map {
      "note: no category of the app has an action \"\(name)\"\($0) [Y30]"
    }
    #expect(found == [wanted].compactMap(\.self))
  }

  @Test(
    "Y30, C16: a play button without a frame is not drawn",
    arguments: [
      (#"{"type":"overlay"}"#, true), (#"{"type":"default","frame":null}"#, true),
      (#"{"type":"default","frame":[0,0,1,1]}"#, false), (#"{"type":"none"}"#, false),
      ("{}", false),
    ])
  func playButton(button: String, isTold: Bool) {
    let found = found(#""view":[{"row":[{"media":"v","playButton":\#(button)}]}]"#)
    let wanted =
      "warning: a playButton without a frame is not drawn; write one such as "
      + "[0.4, 0.4, 0.2, 0.2] [Y30]"
    #expect(found == (isTold ? [wanted] : []))
  }

  @Test(
    "Y30, V15: a file that is asked for behind its picture is told where it is asked for",
    arguments: [
      (#""view":[{"media":"p"}],"on":{"action react":[ASK]}"#, true),
      (#""view":[{"row":[{"media":"p"}]}],"on":{"action *":[{"when":{},"do":[ASK]}]}"#, true),
      (#""view":[{"media":"p"}],"on":{"notification":[ASK],"action react":[ASK]}"#, false),
      (#""view":[{"media":"p"}],"on":{"notification":[{"when":{},"do":[ASK]}]}"#, false),
      (#""view":[{"media":"p"}]"#, false), (#""view":[],"on":{"action react":[ASK]}"#, false),
    ])
  func lateFile(members: String, isTold: Bool) {
    let ask = isTold ? "{‸ASK}" : "{ASK}"
    let row = ask.replacing("ASK", with: #""startAccessingSecurityScopedResource":"p""#)
    let marked = MarkedText(Self.app(members.replacing("ASK", with: row)))
    let wanted =
      "app:\(marked.place ?? "?"): note: the view of content opens without its picture, as the file "
      + "is asked for here; ask for it on \"notification\" [Y30]"
    #expect(LintHarness(marked.text).findings == (isTold ? [wanted] : []))
  }

  @Test(
    "Y30, C18: an input view that is asked for is there, and has what is waited for",
    arguments: [
      (
        #""on":{"action react":[{"when":{},"do":[{"becomeFirstResponder":true}]}]}"#,
        "becomeFirstResponder shows nothing without an inputView; write what it offers there"
      ),
      (#""inputView":["yes"],"on":{"action react":[{"becomeFirstResponder":true}]}"#, nil),
      (#""inputView":["yes"],"on":{"input yes":[],"input *":[]}"#, nil),
      (
        #""inputView":["yes"],"on":{"input yees":[]}"#,
        #"the inputView has no "yees", so this row never runs; did you mean "yes"?"#
      ),
    ] as [(String, String?)])
  func inputView(members: String, complaint: String?) {
    let found = found(#""view":[],\#(members)"#)
    #expect(found == [complaint].compactMap { $0.map { "warning: \($0) [Y30]" } })
  }

  @Test("Y30: a slip is said at its key, and a program’s rows are its own")
  func places() {
    let text = Self.app(#""on":{"action reatc":[]}"#)
    let column = LintHarness.column(of: "\"action reatc", in: text)
    #expect(LintHarness(text).findings.map { $0.hasPrefix("app:1:\(column): ") } == [true])
  }
}
