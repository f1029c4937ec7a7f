import Files
import Notifications
import TestSupport
import TestTraits
import Testing

extension ExtremeNumberTests {
  static let day = """
    app #
    unlock
    launch chat
    lock
    push chat {"aps":{"alert":{"title-loc-key":"T","loc-key":"K","loc-args":["3","Ann"],"summary-arg":"x"},"mutable-content":1,"category":"c"}}
    +31s push chat {"aps":{"alert":{"loc-key":"P","loc-args":["5"],"summary-arg":"x"},"category":"c"}}
    arrive Home
    unlock
    view n1
    +1h expect groups 0

    """

  static let appFiles = [
    File(
      name: "Info.plist",
      text: """
        <plist version="1.0"><dict><key>CFBundleIdentifier</key><string>com.example.chat</string>
        <key>CFBundleVersion</key><string>12</string><key>UIDeviceFamily</key><array><integer>1</integer></array>
        <key>CFBundleDevelopmentRegion</key><string>en</string></dict></plist>
        """),
    File(
      name: "Notifications.json",
      text: #"""
        {"categories":[{"identifier":"c","summaryFormat":"%u more from %@"}],
        "places":{"Home":{"latitude":37.3,"longitude":-122.1,"radius":100}},
        "on":{"launch":[{"setBadge":4},
        {"schedule":{"identifier":"a","content":{"title":"A","badge":2},"trigger":{"timeInterval":60,"repeats":true}}},
        {"schedule":{"identifier":"b","content":{"title":"B"},"trigger":{"repeats":true,"dateMatching":{"era":1,"year":2018,"month":7,"day":1,
        "hour":9,"minute":30,"second":15,"weekday":2,"weekdayOrdinal":1,"quarter":3,"weekOfMonth":1,"weekOfYear":27,"yearForWeekOfYear":2018}}}}]}}
        """#, schema: "notifications"),
    File(
      name: "PlugIns/S.appex/Service.json",
      text: #"""
        {"steps":[{"after":2,"download":"http://x/{userInfo.u}","from":"b.png","as":"p","bytes":40000},
        {"after":"3s","set":{"title":"T","badge":5}}],"onTimeWillExpire":[{"after":1,"set":{"title":"Late"}}],"memory":8000000}
        """#, schema: "service"),
    File(
      name: "PlugIns/C.appex/Content.json",
      text: #"""
        {"title":"T","view":[{"media":"p","playButton":{"type":"overlay","frame":[0.4,0.4,0.2,0.2]}},
        {"progress":"u","value":0.5},{"text":"{thread.1.title} {attachments.0.name}"}]}
        """#, schema: "content"),
    File(
      name: "PlugIns/S.appex/Info.plist",
      text: """
        <plist><dict><key>CFBundleIdentifier</key><string>com.example.chat.s</string><key>NSExtension</key><dict>
        <key>NSExtensionPointIdentifier</key><string>com.apple.usernotifications.service</string></dict></dict></plist>
        """),
    File(
      name: "PlugIns/C.appex/Info.plist",
      text: """
        <plist><dict><key>CFBundleIdentifier</key><string>com.example.chat.c</string><key>NSExtension</key><dict>
        <key>NSExtensionPointIdentifier</key><string>com.apple.usernotifications.content-extension</string>
        <key>NSExtensionAttributes</key><dict><key>UNNotificationExtensionCategory</key><string>c</string>
        <key>UNNotificationExtensionInitialContentSizeRatio</key><real>0.5</real></dict></dict></dict></plist>
        """),
    File(
      name: "en.lproj/Localizable.strings",
      text: "\"T\" = \"%1$@ and %2$@\";\n\"K\" = \"%2$5d %1$-8.3f %3$*4$d %08lld \\U0041\";\n"),
    File(
      name: "en.lproj/Localizable.stringsdict",
      text: """
        <plist version="1.0"><dict><key>P</key><dict><key>NSStringLocalizedFormatKey</key><string>%1$#@n@ %#@m@</string>
        <key>n</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
        <key>NSStringFormatValueTypeKey</key><string>2$lld</string><key>one</key><string>%1$lld egg</string>
        <key>other</key><string>%3$08lld eggs</string></dict>
        <key>m</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
        <key>NSStringFormatValueTypeKey</key><string>d</string><key>other</key><string>%5d</string></dict></dict></dict></plist>
        """),
    File(
      name: "Localizable.xcstrings",
      text: #"""
        {"sourceLanguage":"en","version":"1.0","strings":{"C %lld":{"localizations":{"en":{"stringUnit":{"state":"translated",
        "value":"%#@a@ %2$@"},"substitutions":{"a":{"argNum":1,"formatSpecifier":"lld","variations":{"plural":{
        "other":{"stringUnit":{"state":"translated","value":"%1$7arg"}}}}}}}}}}}
        """#),
  ]

  static let payload =
    #"{"aps":{"alert":{"title":"A","loc-key":"K","loc-args":["1"],"summary-arg":"x","summary-arg-count":2},"badge":3,"sound":{"critical":1,"name":"x","volume":0.5},"content-available":1,"mutable-content":1},"Simulator Target Bundle":"com.example.chat","WatchKit Simulator Actions":[{"title":"x"}],"n":[1,2.5]}"#

  static let otherFiles: [(String, String, [String])] = [
    (
      "c.json", #"{"theme":1,"keys":{"clear":[2]},"options":{"ascii":3,"color":4,"density":5}}"#,
      ["doctor", "--config=c.json"]
    ),
    (
      ".coversheet-check.json",
      #"{"rules":{"Y5":1,"Y38":{"over":2}},"ignore":[3,{"path":4,"rules":[5]}]}"#,
      ["check", "."]
    ),
    (
      "t.json", ##"{"name":"t","roles":{"text":{"foreground":"#101112"},"title":7}}"##,
      ["render", "a.scenario", "--theme=./t.json"]
    ),
    (
      "times.xml",
      "<testsuite tests=\"2\"><testcase name=\"a.scenario\" time=\"1.5\"/></testsuite>",
      ["test", "a.scenario", "--times=times.xml", "--shard=1/1"]
    ),
    (
      "times.json",
      #"{"format":"coversheet.test/1","scenarios":[{"path":"a.scenario","seconds":1.5,"milliseconds":3}]}"#,
      ["test", "a.scenario", "--times=times.json", "--shard=1/1"]
    ),
    (
      "a.ndjson",
      #"{"to":"com.example.chat","at":"+5s","headers":{"apns-priority":"10","apns-expiration":"0"},"payload":{"aps":{"alert":"x","badge":1}}}"#
        + "\n", ["check", "a.ndjson"]
    ),
    (
      "b.ndjson",
      #"{"to":"com.example.chat","at":"+5s","headers":{"apns-priority":"10","apns-expiration":"0"},"payload":{"aps":{"alert":"x","badge":1}}}"#
        + "\n", ["state", "b.ndjson"]
    ),
    ("frame.hex", "00 0020 00 0001 7b7d\n", ["check", "frame.hex"]),
    (
      "project.yml",
      "name: A\ntargets:\n  A:\n    type: application\n    platform: iOS\n    deploymentTarget: 12.0\n",
      ["import", "."]
    ),
  ]
}
