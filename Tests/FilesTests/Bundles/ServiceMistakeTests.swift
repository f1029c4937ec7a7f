import Notifications
import TestSupport
import Testing

@testable import Files

@Suite("What can be wrong with a service extension's file")
struct ServiceMistakeTests {
  private typealias Mistake = ManifestMistake

  private func remarks(_ service: String) -> [String] {
    let json = #"{"bundleIdentifier":"com.example.a","service":\#(service)}"#
    let source = SourceText(Array(json.utf8)[...], at: Place("app"))
    return AppManifest.readInline(source, folder: "/nowhere").diagnostics.map(\.description)
  }

  private func check(_ mistake: Mistake) {
    let marked = MarkedText(#"{"bundleIdentifier":"com.example.a","service":\#(mistake.members)}"#)
    let source = SourceText(Array(marked.text.utf8)[...], at: Place("app"))
    let wanted = "app:\(marked.place ?? "?"): \(mistake.severity): \(mistake.sentence)"
    // No file is there that a download could have.
    let told = AppManifest.readInline(source, folder: "/nowhere").diagnostics.map(\.description)
      .filter { $0 == wanted || !$0.contains("there is no file") }
    #expect(told == [wanted])
  }

  @Test("V17: its members are of their kinds", arguments: kinds)
  func kind(mistake: ManifestMistake) { check(mistake) }

  private static let kinds: [Mistake] = [
    Mistake(
      "‸[]", .error, #""service" is an array where an object is needed"#),
    Mistake(#"{"name":‸5}"#, .error, #""name" is a number where a string is needed"#),
    Mistake(#"{"steps":‸{}}"#, .error, #""steps" is an object where an array is needed"#),
    Mistake(#"{"steps":[‸"set"]}"#, .error, "a step is a string where an object is needed"),
    Mistake(
      #"{"steps":[‸{}]}"#, .error, #"a step needs "set", "download" or "after""#),
    Mistake(
      #"{"steps":[{‸"downlod":"x","as":"a","from":"/dev/null"}]}"#, .error,
      #"unknown key "downlod"; did you mean "download"?"#),
    Mistake(
      #"{"steps":[{"after":‸"soon"}]}"#, .error,
      #""after" is "soon"; write a duration such as "2s" or "250ms""#),
    Mistake(
      #"{"steps":[{"after":‸-1}]}"#, .error,
      #""after" is -1; write a duration such as "2s" or "250ms""#),
    Mistake(
      #"{"steps":[{"after":‸[]}]}"#, .error,
      #""after" is []; write a duration such as "2s" or "250ms""#),
    Mistake(
      #"{"steps":[{"set":‸"title"}]}"#, .error,
      "the content is a string where an object is needed"),
    Mistake(
      #"{"onTimeWillExpire":‸"x"}"#, .error,
      #""onTimeWillExpire" is a string where an array is needed"#),
    Mistake(
      #"{"memory":‸"lots"}"#, .error,
      #""memory" is "lots"; write bytes, or a size such as "8MB""#),
    Mistake(
      #"{"memory":‸-1}"#, .error, #""memory" is -1; write bytes, or a size such as "8MB""#),
    Mistake(
      #"{"misbehave":‸"sulk"}"#, .error,
      #""sulk" is none of "none", "hang", "crash", "exceedMemory", "completeTwice", "emptyContent""#
    ),
    Mistake(
      #"{"misbehave":‸"crsh"}"#, .error,
      #""crsh" is none of "none", "hang", "crash", "exceedMemory", "completeTwice", "emptyContent"; did you mean "crash"?"#
    ),
    Mistake(#"{"misbehave":‸1}"#, .error, #""misbehave" is a number where a string is needed"#),
    Mistake(#"{‸"stpes":[]}"#, .warning, #"unknown key "stpes"; did you mean "steps"?"#),
    Mistake(
      #"{"steps":[{"set":{},‸"afte":1}]}"#, .warning, #"unknown key "afte"; did you mean "after"?"#),
  ]

  @Test(
    "A download needs an address, a name and the file that the server has", arguments: downloads)
  func download(mistake: ManifestMistake) { check(mistake) }

  private static let downloads: [Mistake] = [
    Mistake(
      #"{"steps":[‸{"download":"http://x","from":"/dev/null"}]}"#, .error,
      #""as" is missing; a download needs a name"#),
    Mistake(
      #"{"steps":[{"download":"x","as":‸1,"from":"/dev/null"}]}"#, .error,
      #""as" is a number where a string is needed"#),
    Mistake(
      #"{"steps":[{"download":‸1,"as":"p","from":"x"}]}"#, .error,
      #""download" is a number where a string is needed"#),
    Mistake(
      #"{"steps":[‸{"download":"x","as":"p"}]}"#, .error,
      #""from" is missing; name the file that the server has, or write "fails": true"#),
    Mistake(
      #"{"steps":[{"download":"x","as":"p","from":‸[]}]}"#, .error,
      #""from" is an array where a string is needed"#),
    Mistake(
      #"{"steps":[{"download":"‸{usrInfo.pic}","as":"p","fails":true}]}"#
        .replacing("\"‸", with: "‸\""), .warning,
      #""{usrInfo.pic}" shows as nothing; did you mean "userInfo"?"#),
  ]

  @Test("A file that is not there is said with the folders that were looked in")
  func absent() {
    let found = remarks(#"{"steps":[{"download":"x","as":"p","from":"no.png"}]}"#)
    #expect(found.count == 1)
    #expect(
      found.first?.contains(
        #"warning: there is no file "no.png", so the download fails; looked in "#) == true)
  }

  @Test("V4: what can be set is checked, each by its own kind", arguments: edits)
  func edit(mistake: ManifestMistake) {
    check(
      Mistake(
        #"{"steps":[{"set":{\#(mistake.members)}}]}"#, mistake.severity, mistake.sentence))
  }

  private static let edits: [Mistake] = [
    Mistake(#""title":‸1"#, .error, #""title" is a number where a string is needed"#),
    Mistake(#""subtitle":‸[]"#, .error, #""subtitle" is an array where a string is needed"#),
    Mistake(#""body":‸true"#, .error, #""body" is a truth value where a string is needed"#),
    Mistake(#""body":‸{}"#, .error, #""key" is missing in "body""#),
    Mistake(#""body":{"key":‸1}"#, .error, #""key" is a number where a string is needed"#),
    Mistake(
      #""badge":‸-1"#, .warning,
      "a badge of -1 changes nothing; write a whole number from 0 [Y26]"),
    Mistake(
      #""badge":‸"3""#, .error, #""badge" is a string where a whole number from 0 is needed"#),
    Mistake(
      #""badge":‸1.5"#, .warning,
      "a badge of 1.5 changes nothing; write a whole number from 0 [Y26]"),
    Mistake(
      #""summaryArgumentCount":‸0"#, .warning,
      #""summaryArgumentCount" 0 counts as 1; write a number from 1 [Y11]"#),
    Mistake(
      #""sound":{"critical":‸"yes"}"#, .error,
      #""critical" is a string where true or false is needed"#),
    Mistake(
      #""sound":{"critical":‸2}"#, .error, #""critical" is a number where true or false is needed"#),
    Mistake(#""sound":‸3"#, .error, #""sound" is a number where a string or an object is needed"#),
    Mistake(
      #""sound":{"volume":‸"loud"}"#, .error, #""volume" is a string where a number is needed"#),
    Mistake(
      #""sound":{‸"vol":1}"#, .warning, #"unknown key "vol"; did you mean "volume"?"#),
    Mistake(
      #""threadIdentifier":‸7"#, .error, #""threadIdentifier" is a number where a string is needed"#
    ),
    Mistake(
      #""categoryIdentifier":‸{}"#, .error,
      #""categoryIdentifier" is an object where a string is needed"#),
    Mistake(
      #""summaryArgument":‸[]"#, .error, #""summaryArgument" is an array where a string is needed"#),
    Mistake(
      #""launchImageName":‸1"#, .error, #""launchImageName" is a number where a string is needed"#),
    Mistake(#""attachments":‸"p""#, .error, #""attachments" is a string where an array is needed"#),
    Mistake(
      #""attachments":[‸1]"#, .error,
      #""attachments" is a number where an array of names or objects is needed"#),
    Mistake(
      #""attachments":[‸{"identifier":"p"}]"#, .error,
      #"an attachment needs "path" or "download""#),
    Mistake(
      #""attachments":[{"path":‸5}]"#, .error, #""path" is a number where a string is needed"#),
    Mistake(
      #""attachments":[{"download":‸[]}]"#, .error,
      #""download" is an array where a string is needed"#),
    Mistake(
      #""attachments":[{"path":"p","thumbnailClippingRect":‸[0,0,1]}]"#, .error,
      #""thumbnailClippingRect" needs four numbers: [x, y, width, height]"#),
    Mistake(
      #""attachments":[{"path":"p","thumbnailClippingRect":‸[0,"x",0,1,1]}]"#, .error,
      #""thumbnailClippingRect" needs four numbers: [x, y, width, height]"#),
    Mistake(
      #""attachments":[{"path":"p","thumbnailTime":‸1e300}]"#, .error,
      #""thumbnailTime" counts seconds from 0"#),
    Mistake(
      #""attachments":[{"path":"p","thumbnailHidden":‸"yes"}]"#, .error,
      #""thumbnailHidden" is a string where true or false is needed"#),
    Mistake(
      #""attachments":[{"path":"p",‸"thumbnailTim":1}]"#, .warning,
      #"unknown key "thumbnailTim"; did you mean "thumbnailTime"?"#),
    Mistake(#"‸"titel":"x""#, .warning, #"unknown key "titel"; did you mean "title"?"#),
    Mistake(
      #""title":‸"{sender}""#, .warning,
      #""{sender}" shows as nothing; it begins with one of: "#
        + TemplateValues.serviceRoots.joined(separator: " ")),
    Mistake(
      #""title":{"key":"K","arguments":[‸"{usrInfo.y}"]}"#, .warning,
      #""{usrInfo.y}" shows as nothing; did you mean "userInfo"?"#),
    Mistake(
      #""userInfo":‸5"#, .error, #""userInfo" is a number where an object is needed"#),
    Mistake(
      #""userInfo":‸[{"a":1}]"#, .error, #""userInfo" is an array where an object is needed"#),
    Mistake(
      #""userInfo":‸"none""#, .error, #""userInfo" is a string where an object is needed"#),
    Mistake(
      #""userInfo":‸{"a":["{ttle}"]}"#, .warning,
      #""{ttle}" shows as nothing; did you mean "title"?"#),
  ]

  @Test("V12: what is attached is a download of the file, or a file", arguments: attached)
  func attachedDownload(mistake: ManifestMistake) { check(mistake) }

  private static let attached: [Mistake] = [
    Mistake(
      #"{"steps":[{"download":"x","as":"pic","fails":true},{"set":{"attachments":[‸"pik"]}}]}"#,
      .warning, #"no download is called "pik", so it is left out; did you mean "pic"?"#),
    Mistake(
      #"{"steps":[{"set":{"attachments":[{"download":‸"pic"}]}}]}"#, .warning,
      #"no download is called "pic", so it is left out; for a file write {"path": …}"#),
  ]

  @Test("V12: a download whose name is filled in later may be any")
  func filledDownload() {
    let download = #"{"download":"x","as":"{title}","fails":true}"#
    #expect(remarks(#"{"steps":[\#(download),{"set":{"attachments":["pic"]}}]}"#) == [])
  }

  @Test("V17: a zero byte in a program's words, which would cut them, is an error at each")
  func cutWords() {
    let message = #"a word of "command" has a zero byte, which would end it; leave it out"#
    #expect(
      remarks(##"{"command":["./x\u0000y","a","\u0000"]}"##) == [
        "app:1:59: error: \(message)", "app:1:76: error: \(message)",
      ])
  }

  @Test("A program stands for the steps beside it, which are then not done")
  func program() {
    #expect(
      remarks(#"{"command":["./x"],"steps":[{"after":"1s"}]}"#) == [
        #"app:1:74: warning: "command" is there too, so these steps are not done"#
      ])
    #expect(
      remarks(#"{"command":[]}"#) == [
        #"app:1:58: error: "command" is empty; write ["./program", "argument"]"#
      ])
    #expect(
      remarks(#"{"command":[""]}"#) == [
        #"app:1:58: error: "command" is empty; write ["./program", "argument"]"#
      ])
    #expect(
      remarks(#"{"command":"./x"}"#) == [
        #"app:1:58: error: "command" is a string where an array is needed"#
      ])
  }

  @Test(
    "Sizes and durations are read in all their spellings",
    arguments: [
      ("8", 8), (#""8B""#, 8), (#""8KB""#, 8_000), (#""8 kb""#, 8_000), (#""8MB""#, 8_000_000),
      (#""1.5MB""#, 1_500_000), (#""2gb""#, 2_000_000_000), ("0", 0),
    ])
  func sizes(json: String, bytes: Int) {
    let text = #"{"bundleIdentifier":"a","service":{"memory":\#(json)}}"#
    let reading = AppManifest.readInline(SourceText(Array(text.utf8)[...], at: Place("app")))
    #expect(reading.value?.serviceExtension?.memoryBytes == bytes)
  }

  @Test(
    "A delay is words or seconds",
    arguments: [
      (#""2s""#, 2_000), (#""250ms""#, 250), ("2", 2_000), ("0.5", 500), (#""1m30s""#, 90_000),
      ("0", 0),
    ])
  func delays(json: String, milliseconds: Int64) {
    let text = #"{"bundleIdentifier":"a","service":{"steps":[{"after":\#(json)}]}}"#
    let reading = AppManifest.readInline(SourceText(Array(text.utf8)[...], at: Place("app")))
    #expect(
      reading.value?.serviceExtension?.steps.first?.delay == Interval(milliseconds: milliseconds))
  }

  @Test("Null in what a step sets takes a member of the content away; what is not named stays")
  func removal() {
    let names = ContentEdit.Key.allCases.map(\.rawValue)
    for name in names {
      let text = #"{"bundleIdentifier":"a","service":{"steps":[{"set":{"\#(name)":null}}]}}"#
      let reading = AppManifest.readInline(SourceText(Array(text.utf8)[...], at: Place("app")))
      #expect(reading.diagnostics.isEmpty)
      #expect(reading.value?.serviceExtension?.steps.first?.edit.changes.count == 1, "\(name)")
    }
  }
}
