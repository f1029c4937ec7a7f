import TestSupport
import TestTraits
import Testing

@Suite("What may not be read is told, and the status is 2", .waitsOutside)
struct ClosedFileTests {
  private static let files = [
    "many/A.app/Info.plist": PropertyListXML.of(
      PropertyListXML.entry("CFBundleIdentifier", "com.example.album")),
    "many/A.app/Notifications.json": "{}",
    "many/A.app/de.lproj/Localizable.strings": "\"LIKE\" = \"Mag ich\";\n",
    "many/A.app/PlugIns/S.appex/Info.plist": PropertyListXML.of(
      PropertyListXML.entry("CFBundleIdentifier", "com.example.album.s")),
    "many/A.app/Payloads/a.apns": #"{"aps":{"alert":"A photo"}}"#,
    "many/sub/b.apns": #"{"aps":{"alert":"A photo"}}"#,
    "many/sub/a.scenario": "unlock\n",
    "many/b.scenario": "unlock\n",
    "many/c/c.apns": #"{"aps":{"alert":{"body":"b","thread-id":"t"}}}"#,
  ]

  // To root nothing is closed, but for that it gives up what makes it so.
  private func outcome(
    of command: String, closing path: String, mode: String = "000"
  ) throws -> Program.Outcome {
    let desk = try CommandLineHarness(Self.files)
    return try desk.shell(
      """
      chmod 755 . && chmod \(mode) \(path)
      if [ "$(id -u)" = 0 ]; then
        setpriv --bounding-set=-dac_override,-dac_read_search "$0" \(command)
      else
        "$0" \(command)
      fi
      status=$?
      chmod 755 \(path)
      exit $status
      """)
  }

  private func expectRefusal(of command: String, closing path: String) throws {
    let outcome = try outcome(of: command, closing: path)
    let said = outcome.output + outcome.errors
    #expect(said.contains("\(path):1:1: error: reading it is not permitted"), "\(said)")
    #expect(outcome.status == .exited(2), "\(said)")
  }

  @Test("What cannot be written back says to allow it")
  func writing() throws {
    let outcome = try outcome(of: "check --fix many/c/c.apns", closing: "many/c", mode: "555")
    let complaint = "many/c/c.apns:1:1: error: writing here is not permitted; allow it"
    #expect(outcome.errors.contains(complaint), "\(outcome.errors)")
    #expect(outcome.status == .exited(2), "\(outcome.errors)")
  }

  @Test(
    "A folder of an app says that it is closed, and nothing is said to be missing in it",
    arguments: ["check", "run"], ["de.lproj", "PlugIns", "Payloads", "PlugIns/S.appex"])
  func folderOfApp(command: String, folder: String) throws {
    try expectRefusal(of: command + " many/A.app", closing: "many/A.app/" + folder)
  }

  @Test("A folder among others says that it is closed", arguments: ["check", "run", "test"])
  func folderAmongOthers(command: String) throws {
    try expectRefusal(of: command + " many", closing: "many/sub")
  }

  @Test(
    "A file of an app that is closed is as unreadable as one that is checked by itself",
    arguments: ["Info.plist", "Notifications.json", "de.lproj/Localizable.strings"])
  func fileOfApp(name: String) throws {
    try expectRefusal(of: "check many/A.app", closing: "many/A.app/" + name)
  }

  @Test(
    "What is no file and stands in the place of one is as unreadable as a file that is closed",
    arguments: [
      "Info.plist", "Notifications.json", "de.lproj/Localizable.strings", "A.entitlements",
      "PlugIns/S.appex/Info.plist", ".coversheet-check.json",
    ], ["mkdir", "mkfifo", "ln -s nowhere", "ln -s ."])
  func noFile(name: String, maker: String) throws {
    let path = "many/A.app/" + name
    let outcome = try CommandLineHarness(Self.files).shell(
      "rm -f \(path) && \(maker) \(path) && \"$0\" check many/A.app")
    #expect(outcome.output.contains("\(path):1:1: error: "), "\(outcome.output)")
    #expect(outcome.status == .exited(2), "\(outcome.output)")
  }
}
