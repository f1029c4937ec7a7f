import Notifications
import TestSupport
import Testing

@testable import Files

@Suite("What can be wrong with what an app does in code")
struct ManifestMistakeTests {
  @Test("Each member of the wrong kind says which kind it is and which is needed", arguments: kinds)
  func kind(mistake: ManifestMistake) { mistake.check() }

  private static let kinds: [ManifestMistake] = [
    ManifestMistake(#""icon":‸3"#, .error, #""icon" is a number where a string is needed"#),
    ManifestMistake(
      #""displayName":‸[]"#, .error, #""displayName" is an array where a string is needed"#),
    ManifestMistake(
      #""backgroundModes":‸"audio""#, .error,
      #""backgroundModes" is a string where an array is needed"#),
    ManifestMistake(
      #""backgroundModes":["audio",‸1]"#, .error,
      #""backgroundModes" is a number where an array of strings is needed"#),
    ManifestMistake(
      #""entitlements":‸{}"#, .error, #""entitlements" is an object where an array is needed"#),
    ManifestMistake(
      #""developmentRegion":‸true"#, .error,
      #""developmentRegion" is a truth value where a string is needed"#),
    ManifestMistake(
      #""authorization":‸"all""#, .error, #""authorization" is a string where an object is needed"#),
    ManifestMistake(
      #""authorization":{"options":‸"alert"}"#, .error,
      #""options" is a string where an array is needed"#),
    ManifestMistake(
      #""authorization":{"options":[‸1]}"#, .error,
      #""options" is a number where an array of strings is needed"#),
    ManifestMistake(
      #""authorization":{"request":‸true}"#, .error,
      #""request" is a truth value where a string is needed"#),
    ManifestMistake(
      #""settings":‸[]"#, .error, #""settings" is an array where an object is needed"#),
    ManifestMistake(
      #""settings":{"grouping":‸1}"#, .error, #""grouping" is a number where a string is needed"#),
    ManifestMistake(
      #""delegate":‸"x""#, .error, #""delegate" is a string where an object is needed"#),
    ManifestMistake(
      #""delegate":{"willPresent":‸"alert"}"#, .error,
      #""willPresent" is a string where an array is needed"#),
    ManifestMistake(
      #""delegate":{"openSettingsFor":‸"yes"}"#, .error,
      #""openSettingsFor" is a string where true or false is needed"#),
    ManifestMistake(
      #""watch":‸true"#, .error, #""watch" is a truth value where an object is needed"#),
    ManifestMistake(
      #""watch":{"hasApp":‸1}"#, .error, #""hasApp" is a number where true or false is needed"#),
    ManifestMistake(
      #""appClip":‸"no""#, .error, #""appClip" is a string where true or false is needed"#),
    ManifestMistake(
      #""categories":‸{}"#, .error, #""categories" is an object where an array is needed"#),
    ManifestMistake(
      #""categories":[‸"C"]"#, .error, "a category is a string where an object is needed"),
    ManifestMistake(
      #""categories":[{"identifier":‸5}]"#, .error,
      #""identifier" is a number where a string is needed"#),
    ManifestMistake(
      #""categories":[{"identifier":"C","options":‸"x"}]"#, .error,
      #""options" is a string where an array is needed"#),
    ManifestMistake(
      #""categories":[{"identifier":"C","hiddenPreviewsBodyPlaceholder":‸1}]"#, .error,
      #""hiddenPreviewsBodyPlaceholder" is a number where a string or an object with "key" is needed"#
    ),
    ManifestMistake(
      #""categories":[{"identifier":"C","categorySummaryFormat":‸[]}]"#, .error,
      #""categorySummaryFormat" is an array where a string or an object with "key" is needed"#),
    ManifestMistake(
      #""categories":[{"identifier":"C","intentIdentifiers":‸"x"}]"#, .error,
      #""intentIdentifiers" is a string where an array is needed"#),
    ManifestMistake(
      #""categories":[{"identifier":"C","actions":‸{}}]"#, .error,
      #""actions" is an object where an array is needed"#),
    ManifestMistake(
      #""categories":[{"identifier":"C","actions":[‸"like"]}]"#, .error,
      "an action is a string where an object is needed"),
    ManifestMistake(
      #""categories":[{"identifier":"C","actions":[{"identifier":"a","title":‸1}]}]"#, .error,
      #""title" is a number where a string or an object with "key" is needed"#),
    ManifestMistake(
      #""categories":[{"identifier":"C","actions":[{"identifier":"a","title":"A","icon":‸{}}]}]"#,
      .error, #""icon" is an object where a string is needed"#),
    ManifestMistake(
      #""categories":[{"identifier":"C","actions":[{"identifier":"a","title":"A","textInput":‸true}]}]"#,
      .error, #""textInput" is a truth value where an object is needed"#),
    ManifestMistake(#""places":‸[]"#, .error, #""places" is an array where an object is needed"#),
    ManifestMistake(
      #""places":{"Home":‸[1,2]}"#, .error, #""Home" is an array where an object is needed"#),
    ManifestMistake(
      #""places":{"Home":{"latitude":‸"37","longitude":1,"radius":1}}"#, .error,
      #""latitude" is a string where a number is needed"#),
    ManifestMistake(#""on":‸[]"#, .error, #""on" is an array where an object is needed"#),
    ManifestMistake(
      #""on":{"launch":‸{}}"#, .error, #""launch" is an object where an array of steps is needed"#),
  ]

  @Test("What is missing or empty is named, with what needs it", arguments: missing)
  func lack(mistake: ManifestMistake) { mistake.check() }

  private static let missing: [ManifestMistake] = [
    ManifestMistake(#""categories":[‸{}]"#, .error, #""identifier" is missing in a category"#),
    ManifestMistake(
      #""categories":[{"identifier":‸""}]"#, .error,
      "the identifier of a category is empty; write a word"),
    ManifestMistake(
      #""categories":[{"identifier":"C","actions":[‸{"title":"A"}]}]"#, .error,
      #""identifier" is missing in an action"#),
    ManifestMistake(
      #""categories":[{"identifier":"C","actions":[{"identifier":‸"","title":"A"}]}]"#, .error,
      "the identifier of an action is empty; write a word"),
    ManifestMistake(
      #""categories":[{"identifier":"C","actions":[‸{"identifier":"a"}]}]"#, .error,
      #""title" is missing in an action"#),
    ManifestMistake(
      #""categories":[{"identifier":"C","categorySummaryFormat":‸{"arguments":[]}}]"#, .error,
      #""key" is missing in "categorySummaryFormat""#),
    ManifestMistake(
      #""places":{"Home":‸{"latitude":1,"longitude":1}}"#, .error,
      #""radius" is missing in the place "Home""#),
    ManifestMistake(
      #""places":{"Home":‸{"latitude":1,"radius":1}}"#, .error,
      #""longitude" is missing in the place "Home""#),
    ManifestMistake(
      #""on":{"launch":[{"schedule":‸{"trigger":null}}]}"#, .error,
      #""content" is missing in a "schedule""#),
  ]

  @Test(
    "A2, Y31: a key that is meant by what is missing is the one error, beside all else that is wrong",
    arguments: [
      (
        #"{"bundleIdentifier":"a.b","categories":[{"identifer":"c","actions":[{"identifier":"d"}]}]}"#,
        [
          #"1:42: error: unknown key "identifer"; did you mean "identifier"?"#,
          #"1:69: error: "title" is missing in an action"#,
        ]
      ),
      (
        #"{"bundleIdentifier":"a.b","categories":[{"identifier":"c","actions":[{"identifer":"d","title":5}]}]}"#,
        [
          #"1:71: error: unknown key "identifer"; did you mean "identifier"?"#,
          #"1:95: error: "title" is a number where a string or an object with "key" is needed"#,
        ]
      ),
      (
        #"{"bundleIdentifier":"a.b","categories":[{"identifier":null,"options":1}]}"#,
        [
          #"1:41: error: "identifier" is missing in a category"#,
          #"1:70: error: "options" is a number where an array is needed"#,
        ]
      ),
      (
        #"{"bundleIdentifer":"a.b"}"#,
        [#"1:2: error: unknown key "bundleIdentifer"; did you mean "bundleIdentifier"?"#]
      ),
      (
        #"{"bundleIdentifier":"a.b","on":{"launch":[{"schedule":{"content":{},"trigger":{"timeIntervl":1}}}]}}"#,
        [#"1:80: error: unknown key "timeIntervl"; did you mean "timeInterval"?"#]
      ),
      (
        #"{"bundleIdentifier":"a.b","content":[{"view":[],"UNNotificationExtensionCategori":"a"}]}"#,
        [
          #"1:49: warning: unknown key "UNNotificationExtensionCategori"; did you mean "UNNotificationExtensionCategory"?"#
        ]
      ),
      (
        #"{"bundleIdentifier":"a.b","places":{"Home":{"latitude":1,"longitud":1,"radius":1}}}"#,
        [#"1:58: error: unknown key "longitud"; did you mean "longitude"?"#]
      ),
    ])
  func misspelled(json: String, complaints: [String]) {
    #expect(ManifestMistake.remarks(json) == complaints.map { "app:" + $0 })
  }

  @Test("A word that is none of the known ones gets the nearest", arguments: words)
  func word(mistake: ManifestMistake) { mistake.check() }

  private static let words: [ManifestMistake] = [
    ManifestMistake(#"‸"icn":"x""#, .warning, #"unknown key "icn"; did you mean "icon"?"#),
    ManifestMistake(
      #""authorization":{‸"option":[]}"#, .warning,
      #"unknown key "option"; did you mean "options"?"#),
    ManifestMistake(
      #""authorization":{"request":‸"always"}"#, .error,
      #""always" is none of "firstLaunch", "never""#),
    ManifestMistake(
      #""authorization":{"request":‸"nevr"}"#, .error,
      #""nevr" is none of "firstLaunch", "never"; did you mean "never"?"#),
    ManifestMistake(
      #""settings":{"previews":‸"sometimes"}"#, .error,
      #""sometimes" is none of "always", "when-unlocked", "never", "default""#),
    ManifestMistake(
      #""settings":{"grouping":‸"byapp"}"#, .error,
      #""byapp" is none of "automatic", "by-app", "off"; did you mean "by-app"?"#),
    ManifestMistake(
      #""delegate":{‸"willPresnt":[]}"#, .warning,
      #"unknown key "willPresnt"; did you mean "willPresent"?"#),
    ManifestMistake(
      #""categories":[{"identifier":"C",‸"action":[]}]"#, .warning,
      #"unknown key "action"; did you mean "actions"?"#),
    ManifestMistake(
      #""categories":[{"identifier":"C","actions":[{"identifier":"a","title":"A",‸"titel":"B"}]}]"#,
      .warning, #"unknown key "titel"; did you mean "title"?"#),
    ManifestMistake(
      #""places":{"Home":{"latitude":1,"longitude":1,"radius":1,‸"raduis":2}}"#, .warning,
      #"unknown key "raduis"; did you mean "radius"?"#),
    ManifestMistake(
      #""on":{‸"lanch":[]}"#, .warning, #"no app hears of "lanch"; did you mean "launch"?"#),
    ManifestMistake(
      #""on":{‸"zzz":[]}"#, .warning,
      #"no app hears of "zzz"; write one of: launch, remoteNotification, action ID"#),
    ManifestMistake(
      #""on":{"launch":[{‸"setBage":0}]}"#, .warning,
      #""setBage" is no step of an app; did you mean "setBadge"?"#),
    ManifestMistake(
      #""on":{"launch":[{‸"dance":0}]}"#, .warning,
      #""dance" is no step of an app; write one of: schedule remove removeDelivered setBadge setCategories fail when"#
    ),
    ManifestMistake(
      #""on":{"launch":[‸{"when":{"userInfo.a":"1"}}]}"#, .error,
      #""do" with an array of steps is missing in a "when""#),
    ManifestMistake(
      #""on":{"launch":[{"when":‸"userInfo.a","do":[]}]}"#, .error,
      #""when" is a string where an object is needed"#),
    ManifestMistake(
      #""on":{"launch":[{"when":{"userInfo.a":"1"},"do":[{‸"setBage":0}]}]}"#, .warning,
      #""setBage" is no step of an app; did you mean "setBadge"?"#),
    ManifestMistake(
      #""on":{"launch":[‸7]}"#, .error, "a step is a number where an object is needed"),
    ManifestMistake(
      #""on":{"launch":[‸{}]}"#, .error,
      "a step is empty; write one of: schedule remove removeDelivered setBadge setCategories fail when"
    ),
    ManifestMistake(
      #""on":{"launch":[{"setBadge":‸"3"}]}"#, .error,
      #""setBadge" is a string where a whole number is needed"#),
    ManifestMistake(
      #""on":{"launch":[{"setBadge":‸1.5}]}"#, .error,
      #""setBadge" is a number where a whole number is needed"#),
  ]

  @Test("A2, Y31: of two with one identifier the first counts", arguments: doubles)
  func double(mistake: ManifestMistake) { mistake.check() }

  private static let doubles: [ManifestMistake] = [
    ManifestMistake(
      #""categories":[{"identifier":"C"},{"identifier":‸"C"}]"#, .warning,
      #"there is a category "C" already; the first one counts [Y31]"#),
    ManifestMistake(
      #""categories":[{"identifier":"C","actions":[{"identifier":"a","title":"A"},{"identifier":‸"a","title":"B"}]}]"#,
      .warning, #"C has an action "a" already; the first one counts [A2]"#),
  ]

  @Test(
    "A document that is no object, or lacks its identifier, is no app",
    arguments: [
      ("[]", #"app:1:1: error: "bundleIdentifier" is missing; an app needs one"#),
      ("{}", #"app:1:1: error: "bundleIdentifier" is missing; an app needs one"#),
      (
        #"{"bundleIdentifier":""}"#,
        #"app:1:21: error: "bundleIdentifier" is empty; write one such as "com.example.app""#
      ),
      (
        #"{"bundleIdentifier":7}"#,
        #"app:1:21: error: "bundleIdentifier" is a number where a string is needed"#
      ),
    ])
  func noApp(json: String, complaint: String) {
    #expect(ManifestMistake.remarks(json) == [complaint])
  }

  @Test("A key of an app whose value is null is as good as not there")
  func null() {
    let names = [
      "icon", "tint", "displayName", "backgroundModes", "entitlements", "developmentRegion",
      "authorization", "settings", "delegate", "watch", "appClip", "categories", "places", "on",
    ]
    for name in names {
      #expect(
        ManifestMistake.remarks(#"{"bundleIdentifier":"com.example.a","\#(name)":null}"#) == [],
        "\(name)")
    }
  }

  @Test("Comments and trailing commas are no mistakes in our own files")
  func relaxed() {
    #expect(
      ManifestMistake.remarks(
        "{ // an app\n\"bundleIdentifier\": \"a\", /* and */ \"icon\": \"x\",\n}") == [])
  }
}
