import Foundation
import Testing

@testable import Files

@Suite("Programs and pictures of extensions, as their files name them")
struct BundleProgramTests {
  private static let noexec = "it is not executable; allow it with chmod +x"

  @Test(
    "V17: a program of a bundle that cannot be started is warned of at its word",
    arguments: [
      (#"["./gone.sh"]"#, #""./gone.sh" cannot be started: there is no such file"#),
      (#"["./noexec.sh"]"#, #""./noexec.sh" cannot be started: \#(noexec)"#),
      (#"["bin/noexec.sh", "x"]"#, #""bin/noexec.sh" cannot be started: \#(noexec)"#),
      (#"["./bin"]"#, #""./bin" cannot be started: this is a folder where a file is needed"#),
      (
        #"["noexec.sh"]"#,
        #""noexec.sh" is looked for in PATH, and not in the extension's folder; write ./noexec.sh"#
      ),
      // Looked for in PATH, or longer than any path.
      (#"["gone.sh"]"#, nil),
      (#"["./\#(String(repeating: "a/", count: 3_000))"]"#, nil),
    ] as [(String, String?)], ["Service.json", "Content.json"])
  func program(row: (command: String, complaint: String?), name: String) throws {
    let folder = try TemporaryFolder([
      "C.app/PlugIns/S.appex/\(name)": #"{ "command": \#(row.command) }"#,
      "C.app/PlugIns/S.appex/noexec.sh": "#!/bin/sh\n",
      "C.app/PlugIns/S.appex/bin/noexec.sh": "#!/bin/sh\n",
    ])
    let path = folder("C.app/PlugIns/S.appex/\(name)")
    let told = AppBundle.complaints(
      aboutCode: path, in: [folder("C.app/PlugIns/S.appex")], within: folder("C.app"))
    #expect(
      told.map(\.description) == row.complaint.map { ["\(path):1:15: warning: \($0)"] } ?? [])
  }

  @Test(
    "V17: a program outside of the bundle is refused at its word, though it can be started",
    arguments: [
      (#"["/bin/sh", "-c", "true"]"#, #""/bin/sh" is an absolute path; name a file in "#),
      (#"["../../../outside.sh"]"#, #""../../../outside.sh" leads out of "#),
      (#"["./link.sh"]"#, #""./link.sh": it leads out of "#),
    ], ["Service.json", "Content.json"])
  func outside(row: (command: String, complaint: String), name: String) throws {
    let folder = try TemporaryFolder([
      "C.app/PlugIns/S.appex/\(name)": #"{ "command": \#(row.command) }"#, "outside.sh": "",
    ])
    let appex = folder("C.app/PlugIns/S.appex")
    let (link, target) = (appex + "/link.sh", folder("outside.sh"))
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: target)
    let path = appex + "/" + name
    let told = AppBundle.complaints(aboutCode: path, in: [appex], within: folder("C.app"))
    #expect(told.count == 1 && told[0].severity == .error && told[0].place.column == 15)
    #expect(told.first?.message.hasPrefix(row.complaint + folder("C.app")) == true, "\(told)")
  }

  @Test(
    "§2: a picture that is a link out of the bundle is told as that, and not as missing",
    arguments: [
      #"{"set":{"attachments":[{"path":"Media/beach.png"}]}}"#,
      #"{"download":"http://a/b","as":"a","from":"Media/beach.png"}"#,
    ])
  func linkedPicture(step: String) throws {
    let folder = try TemporaryFolder([
      "C.app/PlugIns/S.appex/Service.json": #"{"steps":[\#(step)]}"#, "C.app/Media/peach.png": "",
      "beach.png": "",
    ])
    let (bundle, appex) = (folder("C.app"), folder("C.app/PlugIns/S.appex"))
    try FileManager.default.createSymbolicLink(
      atPath: bundle + "/Media/beach.png", withDestinationPath: folder("beach.png"))
    let told = AppBundle.complaints(
      aboutCode: appex + "/Service.json", in: [appex, bundle], within: bundle)
    #expect(told.count == 1 && told.first?.severity == .error, "\(told)")
    let words = "\"Media/beach.png\": it leads out of \(bundle) by a link"
    #expect(told.first?.message.hasPrefix(words) == true, "\(told)")
  }
}
