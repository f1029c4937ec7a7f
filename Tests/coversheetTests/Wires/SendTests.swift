import TestSupport
import TestTraits
import Testing

@Suite("A push that is sent from the command line", .waitsOutside)
struct SendTests {
  private static let token = "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f"
  private static let payload = #"{"aps":{"alert":"Hi"}}"#
  private static let digits = "7b22617073223a7b22616c657274223a224869227d7d"

  @Test(
    "Z68, Z69, Z70 (B33, B34, B35): --print writes the frame as hex",
    arguments: [
      (["--as=binary0"], "000020\(token)0016\(digits)"),
      (
        ["--as=binary1", "--identifier=1", "--expiration=1276290000"],
        "01000000014c12a3d00020\(token)0016\(digits)"
      ),
      (
        ["--as=binary2", "--identifier=2", "--expiration=0", "--priority=10"],
        "020000004e010020\(token)020016\(digits)03000400000002040004000000000500010a"
      ),
    ])
  func frames(options: [String], hex: String) throws {
    let desk = try CommandLineHarness(["hi.apns": Self.payload])
    let words = ["--print", "--token=\(Self.token)", "com.example.bistro", "hi.apns"]
    let outcome = try desk.run(["send"] + options + words)
    #expect(outcome.output == hex + "\n", "\(outcome.errors)")
    #expect(outcome.status == .exited(0))
  }

  @Test("B12, B13: --print writes the request over HTTP/2 as lines")
  func request() throws {
    let desk = try CommandLineHarness()
    let outcome = try desk.run(
      "send", "--as=http", "--print", "--collapse-id=table-4", "--push-type=background",
      "--priority=5", "com.example.bistro", "-", input: Self.payload)
    let lines = outcome.output.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.first == ":method: POST")
    let host = lines.first { $0.hasPrefix(":authority: ") }?.dropFirst(12)
    #expect(host == "localhost:2197", "one that no environment is held against")
    #expect(lines.contains { $0.hasPrefix(":path: /3/device/") && $0.count == 17 + 64 })
    for line in [
      "apns-topic: com.example.bistro", "apns-push-type: background", "apns-priority: 5",
      "apns-collapse-id: table-4", "content-length: 22", "", Substring(Self.payload),
    ] { #expect(lines.contains(line), "\(line)\n\(outcome.output)") }
  }

  @Test(
    "B15, B16, B17: --print writes the type, the topic and the priority that a payload needs",
    arguments: [
      (#"{"aps":{"content-available":1}}"#, "background", "", "\napns-priority: 5\n"),
      (
        #"{"aps":{"event":"end","timestamp":1,"alert":"Over"}}"#, "liveactivity",
        ".push-type.liveactivity", "\ncontent-length: "
      ),
      (
        #"{"aps":{"content-changed":true}}"#, "widgets", ".push-type.widgets", "\ncontent-length: "
      ),
    ])
  func fittingHeaders(payload: String, type: String, suffix: String, next: String) throws {
    let desk = try CommandLineHarness(["a.apns": payload])
    let printed = try desk.run("send", "--print", "--as=http", "a.b", "a.apns").output
    #expect(
      printed.contains("apns-topic: a.b\(suffix)\napns-push-type: \(type)\(next)"), "\(printed)")
  }

  @Test("A phone that listens and does not answer is not waited for without an end")
  func silent() throws {
    let desk = try CommandLineHarness(["hi.apns": Self.payload])
    let outcome = try desk.shell(
      """
      python3 -c "
      import socket, subprocess, sys
      phone = socket.socket(socket.AF_UNIX)
      phone.bind('p.sock')
      phone.listen()
      print(subprocess.run(sys.argv[1:]).returncode)" "$0" send --to=p.sock com.example.tea hi.apns
      """)
    #expect(outcome.output == "2\n", "\(outcome.errors)")
    #expect(outcome.errors.contains("p.sock: the phone has not answered for 15 seconds; "))
  }

  @Test("B13: an apns-id is printed as it is given")
  func identifier() throws {
    let desk = try CommandLineHarness(["a.apns": Self.payload])
    let identifier = "0F9D3C1A-5c1e-4c4e-8f2b-3d6f0a1b2c3d"
    let words = ["--print", "--as=http", "--id=\(identifier)", "a.b", "a.apns"]
    let outcome = try desk.run(["send"] + words)
    #expect(outcome.output.contains("apns-id: \(identifier)\n"), "\(outcome.errors)")
  }

  @Test(
    "As from a file, --print writes the line of the scenario language; the payload names the app")
  func line() throws {
    let desk = try CommandLineHarness([
      "a.apns": #"{"Simulator Target Bundle":"com.example.bistro","aps":{"alert":"Hi"}}"#
    ])
    let outcome = try desk.run("send", "--print", "--id=first", "a.apns")
    #expect(outcome.output.hasPrefix("push com.example.bistro {"))
    #expect(outcome.output.hasSuffix(" id=first\n"))
  }

  @Test("B19: the line feed at the end of a file is neither sent nor counted")
  func lineFeed() throws {
    let long = #"{"aps":{"alert":"\#(String(repeating: "x", count: 4096 - 20))"}}"#
    try #require(long.utf8.count == 4096)
    let desk = try CommandLineHarness(["a.apns": long + "\n"])
    let printed = try desk.run("send", "--print", "--as=http", "a.b", "a.apns")
    #expect(printed.output.contains("content-length: 4096\n") && printed.errors.isEmpty)
    let longer = long.replacing("xx", with: "xxx", maxReplacements: 1)
    let more = try CommandLineHarness(["a.apns": longer])
    #expect(try more.run("send", "--print", "a.b", "a.apns").errors.contains("4097"))
  }

  @Test("Where a payload’s file ends too early, send says the place that check says")
  func openPayload() throws {
    let desk = try CommandLineHarness(["a.apns": "{\"aps\":{\"alert\":\"x\"}\n"])
    for words in [["check", "a.apns"], ["send", "--print", "a.b", "a.apns"]] {
      let outcome = try desk.run(words)
      #expect((outcome.output + outcome.errors).contains("a.apns:2:1: error: "), "\(words)")
    }
  }

  @Test("A file with a payload a line is told to be opened by itself where one payload is taken")
  func lines() throws {
    let payloads = "{\"aps\":{\"alert\":\"x\"}}\n{\"aps\":{\"alert\":\"y\"}}\n"
    let line = "app {\"bundleIdentifier\":\"a.b\"}\npush b a.ndjson\n"
    let desk = try CommandLineHarness(["a.ndjson": payloads, "a.scenario": line])
    for words in [["check", "a.scenario"], ["send", "--print", "a.b", "a.ndjson"]] {
      let outcome = try desk.run(words)
      let told = outcome.output + outcome.errors
      let complaint = "a.ndjson:2:1: error: a second value begins here; one payload is taken"
      #expect(told.contains(complaint), "\(told)")
    }
  }

  @Test("A name that is empty is told as the option that it is given to")
  func emptyNames() throws {
    let desk = try CommandLineHarness(["a.apns": Self.payload])
    for name in ["id", "collapse-id"] {
      let outcome = try desk.run("send", "--\(name)", "", "--print", "a.b", "a.apns")
      #expect(outcome.errors.contains("--\(name) is empty; write a name"), "\(outcome.errors)")
      #expect(outcome.status == .exited(2))
    }
  }

  @Test("A phone that goes away before it answered is told of, also while it is written to")
  func goneAway() throws {
    let long = #"{"aps":{"alert":"\#(String(repeating: "x", count: 900_000))"}}"#
    let desk = try CommandLineHarness(["long.apns": long, "phone.py": Self.leavingPhone])
    let outcome = try desk.shell(
      "python3 phone.py \"$0\" send --to=phone.sock com.example.bistro long.apns")
    #expect(outcome.status == .exited(2), "\(outcome.errors)")
    #expect(outcome.errors.contains("phone.sock: the phone went away before it answered"))
  }

  /// Reads the first byte and closes, long before the system takes the rest.
  private static let leavingPhone = """
    import socket, subprocess, sys
    phone = socket.socket(socket.AF_UNIX)
    phone.bind("phone.sock")
    phone.listen()
    child = subprocess.Popen(sys.argv[1:])
    client, _ = phone.accept()
    client.recv(1)
    client.close()
    sys.exit(child.wait())

    """

  @Test("B34, B35: over the binary interface it is told what became of the push", arguments: 1...2)
  func overBinary(command: Int) throws {
    let desk = try ServedPhone.desk()
    try desk.folder.write(Array(Self.payload.utf8), to: "hi.apns")
    let phone = try ServedPhone("--socket=\(desk.folder("phone.sock"))", on: desk)
    let outcome = try desk.run(
      "send", "--to=phone.sock", "--as=binary\(command)", "--identifier=7", "com.example.bistro",
      "hi.apns")
    #expect(outcome.output == "n1 received\n", "\(outcome.errors)")
    _ = phone.end()
  }

  @Test("An app that nobody knows is told where the push is sent from, too")
  func unknownApp() throws {
    let desk = try ServedPhone.desk()
    try desk.folder.write(Array(Self.payload.utf8), to: "hi.apns")
    let phone = try ServedPhone("--socket=\(desk.folder("phone.sock"))", on: desk)
    let outcome = try desk.run("send", "--to=phone.sock", "com.example.bistr", "hi.apns")
    #expect(outcome.output == "n1 received\n" && outcome.status == .exited(0))
    let note =
      "no app com.example.bistr is known; \"Bistr\" stands in for it; did you mean "
      + "\"com.example.bistro\"?"
    #expect(outcome.errors == "hi.apns:1:1: note: \(note)\n")
    _ = phone.end()
  }

  @Test(
    "Y23, Y28: what the phone alone can say of a push is told where it is sent from, too",
    arguments: [
      ("--push-type=background", "warning: a push of type background", "Y23"),
      ("--expiration=5", "the expiration is past", "Y28"),
    ])
  func remarks(option: String, words: String, rule: String) throws {
    let desk = try ServedPhone.desk()
    try desk.folder.write(Array(Self.payload.utf8), to: "hi.apns")
    let phone = try ServedPhone("--socket=\(desk.folder("phone.sock"))", on: desk)
    let outcome = try desk.run(
      "send", "--to=phone.sock", "--as=http", option, "com.example.bistro", "hi.apns")
    #expect(outcome.errors.hasPrefix("hi.apns:1:1: "), "\(outcome.errors)")
    #expect(outcome.errors.contains(words) && outcome.errors.contains("[\(rule)]"))
    _ = phone.end()
  }

  @Test("B17, Y23: of what is received and wrong the status is that of a failed check")
  func foundError() throws {
    let desk = try ServedPhone.desk()
    try desk.folder.write(Array(#"{"aps":{"content-available":1}}"#.utf8), to: "hi.apns")
    let phone = try ServedPhone("--socket=\(desk.folder("phone.sock"))", on: desk)
    let outcome = try desk.run(
      "send", "--to=phone.sock", "--as=binary2", "--priority=10", "com.example.bistro", "hi.apns")
    #expect(outcome.errors.contains("hi.apns:1:1: error: a background push has priority 5"))
    #expect(outcome.status == .exited(1) && outcome.output == "n1 received\n", "\(outcome.errors)")
    _ = phone.end()
  }

  @Test("B53: a payload that begins with a byte-order mark is sent in each way", arguments: ways)
  func mark(way: String) throws {
    let desk = try ServedPhone.desk()
    try desk.folder.write(Array("\u{FEFF}\(Self.payload)".utf8), to: "hi.apns")
    let phone = try ServedPhone("--socket=\(desk.folder("phone.sock"))", on: desk)
    let outcome = try desk.run(
      "send", "--to=phone.sock", "--as=\(way)", "com.example.bistro", "hi.apns")
    #expect(outcome.output.hasSuffix("n1 received\n"), "\(outcome.output)\(outcome.errors)")
    _ = phone.end()
  }

  private static let ways = ["file", "http", "binary0", "binary1", "binary2"]

  @Test("Y19, Y21: what is wrong in a payload of several lines stands where it is written")
  func places() throws {
    let desk = try ServedPhone.desk()
    let payload = "{\"aps\":{\"alert\":\"x\",\n  \"bagde\":1,\n  \"interruption-level\": \"loud\"}}"
    try desk.folder.write(Array(payload.utf8), to: "hi.apns")
    let phone = try ServedPhone("--socket=\(desk.folder("phone.sock"))", on: desk)
    let words = ["--to=phone.sock", "com.example.bistro", "hi.apns"]
    let text = try desk.run(["send"] + words)
    #expect(text.errors.hasPrefix("hi.apns:2:3: warning: nothing reads bagde"), "\(text.errors)")
    #expect(text.errors.occurrences(of: "bagde") == 1, "\(text.errors)")
    #expect(text.errors.contains("hi.apns:3:25: warning: unknown interruption-level"))
    let json = try desk.run(["send", "--json"] + words).output
    #expect(json.contains(#""column":3,"line":2"#), "\(json)")
    #expect(json.occurrences(of: "bagde") == 1, "\(json)")
    _ = phone.end()
  }

  @Test(
    "What cannot be sent says what to write instead",
    arguments: [
      (["a.apns"], "no “Simulator Target Bundle”"),
      (["--as=binary0", "--identifier=3", "--print", "a.b", "a.apns"], "command 0"),
      (["--as=binary2", "--priority=1", "--print", "a.b", "a.apns"], "10 and 5"),
      (["--as=binary1", "--expiration=soon", "--print", "a.b", "a.apns"], "--expiration=soon"),
      (["--identifier=7", "a.b", "a.apns"], "write --as=binary1 or --as=binary2"),
      (["--as=binary0", "--priority=5", "a.b", "a.apns"], "write --as=binary2"),
      (["--as=binary2", "--collapse-id=5", "a.b", "a.apns"], "write --as=http"),
      (["--as=binary0", "--expiration=0", "a.b", "a.apns"], "write --as=binary1"),
      (["--priority=x", "a.b", "a.apns"], "--priority=x is none"),
      (["--priority=+5", "a.b", "a.apns"], "--priority=+5 is none"),
      (["--as=http", "--priority=05", "--print", "a.b", "a.apns"], "--priority=05 is none"),
      (["--as=binary2", "--identifier=+7", "--print", "a.b", "a.apns"], "--identifier=+7 is no"),
      (["--expiration=tomorrow", "a.b", "a.apns"], "--expiration=tomorrow is no time"),
      (["--expiration=-5", "a.b", "a.apns"], "--expiration=-5 is no time"),
      (["--as=http", "--expiration=+1h", "--print", "a.b", "a.apns"], "seconds since 1970"),
      (["--token=abcd", "a.b", "a.apns"], "--token is for what --print writes"),
      (["--token=abcd", "--print", "a.b", "a.apns"], "--token is for what --print writes"),
      (["--as=fax", "a.b", "a.apns"], "file, http, binary0, binary1, binary2"),
      (["--token=xyz", "--print", "a.b", "a.apns"], "hexadecimal"),
      (["--to=p.sock", "--print", "a.b", "a.apns"], "--to is not for “send --print”"),
      (["--seed=5", "a.b", "a.apns"], "--seed is not for “send”"),
      (["--seed=5", "--print", "a.b", "a.apns"], "--seed is not for “send”"),
      (["--id=n", "--as=http", "--print", "a.b", "a.apns"], "--id=n is no apns-id"),
      (["--id=n", "--as=binary1", "--print", "a.b", "a.apns"], "has no room for --id"),
      (["a.b", "broken.apns"], "broken.apns:1:"),
      (["a.b", "nowhere.apns"], "nowhere.apns"),
      (["a.b", "a.apns"], "no phone listens at"),
      (["--to=elsewhere.sock", "a.b", "a.apns"], "no phone listens at elsewhere.sock"),
      (["a.b", "a.apns", "more"], "one word too many"), ([], "PAYLOAD is missing"),
      (["", "a.apns"], "BUNDLE-ID is empty"), (["--print", "", "a.apns"], "BUNDLE-ID is empty"),
    ])
  func mistakes(words: [String], message: String) throws {
    let desk = try CommandLineHarness(["a.apns": Self.payload, "broken.apns": "{\"aps\":"])
    let outcome = try desk.run(["send"] + words)
    #expect(outcome.status == .exited(2))
    #expect(outcome.errors.contains(message), "\(outcome.errors)")
    #expect(outcome.output.isEmpty)
  }
}
