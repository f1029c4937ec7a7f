import Glibc
import TestSupport
import TestTraits
import Testing

@Suite("Pushes of servers", .waitsOutside)
struct ServeTests {
  @Test("A push over HTTP/2 is accepted, and is in the journal when its sender hears of it")
  func accepted() throws {
    let phone = try ServedPhone()
    #expect(try phone.curl("Two soups") == "200\n")
    #expect(phone.journal.contains("via=http"))
    #expect(phone.journal.contains("Two soups"))
    phone.terminal.signal(SIGKILL)
    _ = phone.terminal.waitForExit()
    let resumed = try phone.desk.open("open", "--resume")
    try resumed.expect("Two soups")
  }

  @Test("B21: what is refused is refused with its reason, and said")
  func refused() throws {
    let phone = try ServedPhone(as: "serve")
    #expect(try phone.curl("x", token: "12") == #"{"reason":"BadDeviceToken"}400"# + "\n")
    try phone.terminal.expect("refused: 400 BadDeviceToken")
    let answer = try phone.curl("x", topic: "com.example.other")
    #expect(answer.hasSuffix("400\n"))
    #expect(!phone.journal.contains("push"))
  }

  @Test("A server goes on sending after the phone was started anew")
  func restarted() throws {
    let first = try ServedPhone()
    #expect(try first.curl("One") == "200\n")
    #expect(first.end() == .exited(128 + SIGTERM))
    let second = try ServedPhone(on: first.desk)
    #expect(second.token == first.token)
    #expect(try second.curl("Two") == "200\n")
  }

  @Test(
    "The program that carries OpenSSL speaks TLS 1.2 with the ciphers that servers have",
    arguments: ["AES128-GCM-SHA256", "AES256-SHA384", "AES128-SHA", "CHACHA20-POLY1305"])
  func ciphers(cipher: String) throws {
    let phone = try ServedPhone()
    // Read by curl, which looks for it at home.
    let options = "tlsv1.2\ntls-max = 1.2\nciphers = ECDHE-ECDSA-\(cipher)\n"
    try phone.desk.folder.write(Array(options.utf8), to: ".curlrc")
    #expect(try phone.curl("Soup") == "200\n")
  }

  @Test("On a disk that is full a push is not acknowledged, and is none")
  func fullDisk() throws {
    let phone = try ServedPhone(limit: 4)
    let long = String(repeating: "x", count: 700)
    var answers: [String] = []
    for _ in 1...4 { answers.append(try phone.curl(long)) }
    #expect(answers.first == "200\n")
    #expect(answers.last == #"{"reason":"ServiceUnavailable"}503"# + "\n")
    let kept = phone.journal.split(separator: "\n").count { $0.contains("via=http") }
    #expect(kept == answers.count { $0 == "200\n" })
    #expect(phone.journal.hasSuffix("\n"))
  }

  @Test("--quiet says all the same that the journal cannot be written, once")
  func quietFullDisk() throws {
    let phone = try ServedPhone(limit: 4)
    let long = String(repeating: "x", count: 700)
    for _ in 1...5 { _ = try phone.curl(long) }
    try phone.terminal.expect("error: cannot write the journal: ")
    let said = String(decoding: phone.terminal.output, as: UTF8.self)
    #expect(said.split(separator: "cannot write the journal").count == 2, "\(said)")
    #expect(!said.contains("refused: "))
  }

  @Test("On a disk that is full a push of the binary interface is answered as failed, and is none")
  func fullDiskOverBinary() throws {
    let phone = try ServedPhone("--plaintext", "--binary=127.0.0.1:0", limit: 4)
    let outcome = try phone.desk.shell(
      """
      python3 -c "
      import json, socket, struct, sys
      port = json.load(open('ready.json'))['binary']
      phone = socket.create_connection(('127.0.0.1', port))
      payload = json.dumps({'aps': {'alert': 'x' * 700}}).encode()
      for number in range(1, 5):
        head = struct.pack('>BIIH', 1, number, 2**31 - 1, 32)
        phone.sendall(head + bytes.fromhex(sys.argv[1]) + struct.pack('>H', len(payload)) + payload)
      print(*struct.unpack('>BBI', phone.recv(6, socket.MSG_WAITALL)))" \(phone.token)
      """)
    let words = outcome.output.split(whereSeparator: \.isWhitespace).compactMap { Int($0) }
    try #require(words.count == 3, "\(outcome.output) \(outcome.errors)")
    #expect(words[0] == 8 && words[1] == 1, "8, then 1 for ProcessingError: \(words)")
    let kept = phone.journal.split(separator: "\n").count { $0.contains("via=binary1") }
    #expect(kept == words[2] - 1 && kept > 0, "those before it are in the journal")
    #expect(phone.journal.hasSuffix("\n"))
  }

  @Test(
    "On a disk that is full a program's line is refused, its push is none, and the phone goes on")
  func fullDiskOverSocket() throws {
    let desk = try ServedPhone.desk()
    let phone = try ServedPhone("--socket=\(desk.folder("phone.sock"))", on: desk, limit: 4)
    let long = #"{"aps":{"alert":""# + String(repeating: "x", count: 700) + #""}}"#
    try desk.folder.write(Array(long.utf8), to: "long.apns")
    let sent = try (1...4).map { _ in
      try desk.run("send", "--to=phone.sock", "com.example.bistro", "long.apns")
    }
    #expect(sent.first?.output == "n1 received\n")
    #expect(sent.last?.status != .exited(0))
    #expect(sent.last?.errors.contains("cannot write the journal") == true, "\(sent)")
    #expect(phone.end() == .exited(128 + SIGTERM))
    let kept = phone.journal.split(separator: "\n").count { $0.hasPrefix("push ") }
    #expect(kept == sent.count { $0.status == .exited(0) } && phone.journal.hasSuffix("\n"))
  }

  @Test("What cannot be is refused before anything is opened")
  func mistakes() throws {
    let desk = try ServedPhone.desk()
    let app = "bistro.scenario"
    let strangers = try desk.run("serve", "--apns=0.0.0.0:0", app)
    #expect(strangers.status == .exited(2))
    #expect(strangers.errors.contains("“0.0.0.0” is neither 127.0.0.1 nor [::1]"))
    for option in ["--binary", "--feedback"] {
      let outcome = try desk.run(
        "serve", "--plaintext", "--apns=127.0.0.1:0", "\(option)=192.168.1.4:0", app)
      #expect(outcome.status == .exited(2))
      #expect(outcome.errors.contains("\(option): “192.168.1.4” is neither"))
    }
    let phone = try ServedPhone()
    let taken = try desk.run("serve", "--apns=127.0.0.1:\(phone.port)", app)
    #expect(taken.status == .exited(2))
    #expect(taken.errors.contains("is in use by another program; name another port"))
    let keys = try desk.run("serve", "--provider-keys=nowhere", app)
    #expect(keys.status == .exited(2))
    #expect(keys.errors.contains("nowhere:1:1: error:"))
    let stray = try desk.run("open", "--apns=127.0.0.1:0", app)
    #expect(stray.errors.contains("--apns is for --serve"))
  }

  @Test(
    "§6: the ready file says all that a sender needs, and is there only while the phone listens")
  func readyFile() throws {
    let desk = try ServedPhone.desk()
    try desk.folder.write(Array("of an earlier one".utf8), to: "ready.json")
    let refused = try desk.run(
      "serve", "--apns=10.0.0.1:0", "--ready-file=ready.json", "bistro.scenario")
    #expect(refused.status == .exited(2))
    let phone = try ServedPhone("--binary=127.0.0.1:0", "--feedback=127.0.0.1:0", on: desk)
    let text = try #require(desk.folder.text("ready.json"))
    #expect(text.hasSuffix("}\n") && text.count { $0 == "\n" } == 1)
    for part in [
      #""apns":\#(phone.port)"#, #""binary":"#, #""feedback":"#, #"/control.sock""#,
      #"/push/ca.pem""#, #""keyId":"COVERSHEET""#, #"/push/provider-keys/COVERSHEET.p8""#,
      #""teamId":"SIMULATION""#, #""apps":{"com.example.bistro":"\#(phone.token)"}"#,
    ] { #expect(text.contains(part), "\(part): \(text)") }
    #expect(phone.end() == .exited(128 + SIGTERM))
    #expect(desk.folder.text("ready.json") == nil)
  }

  @Test("§6: the ready file of another phone stays, also where the system has it as the same file")
  func readyFileOfAnother() throws {
    let phone = try ServedPhone()
    try phone.desk.folder.write(Array("of another phone".utf8), to: "ready.json")
    #expect(phone.end() == .exited(128 + SIGTERM))
    #expect(phone.desk.folder.text("ready.json") == "of another phone")
  }

  @Test(
    "§6: a file that --ready-file names stays as it is where no phone comes to listen",
    arguments: [
      ["nothere.app"], ["bistro.scenario", "--provider-keys=nowhere"],
      ["bistro.scenario", "--socket=nowhere/socket"], ["broken.scenario"],
    ], ["serve", "open --serve"])
  func readyFileStays(words: [String], command: String) throws {
    let desk = try ServedPhone.desk()
    try desk.folder.write(Array("notes".utf8), to: "notes.txt")
    try desk.folder.write(Array("wkae\n".utf8), to: "broken.scenario")
    let outcome = try desk.run(
      command.split(separator: " ").map(String.init)
        + ["--plaintext", "--apns=127.0.0.1:0", "--ready-file=notes.txt"] + words)
    #expect(outcome.status == .exited(2), "\(outcome.errors)")
    #expect(desk.folder.text("notes.txt") == "notes")
  }

  @Test("§6: an address that others reach is refused before anything is played")
  func refusedFirst() throws {
    let desk = try CommandLineHarness(["day.scenario": "expect groups 7\n"])
    for option in ["--apns", "--binary", "--feedback"] {
      let outcome = try desk.run(
        "serve", "--plaintext", "--apns=127.0.0.1:0", "\(option)=0.0.0.0:0", "day.scenario")
      #expect(outcome.status == .exited(2) && outcome.output.isEmpty)
      #expect(outcome.errors.contains("\(option): “0.0.0.0” is neither"))
      #expect(!outcome.errors.contains("expected groups"), "\(outcome.errors)")
    }
    #expect(desk.journals.isEmpty)
  }

  @Test(
    "What is wrong on the command line is said, whoever has the address",
    arguments: [
      (["serve", "--session=1", "a.scenario"], "--session goes on with what was open"),
      (["serve", "--resume"], "there is no session to go on with"),
      (["serve", "--watch=Dayz"], "there is no such folder"),
      (["serve", "--watch=a.scenario"], "this is a file; name a folder"),
      (["serve", "--provider-keys=Dayz"], "Dayz:1:1: error:"),
      (["open", "--serve", "--resume", "a.scenario"], "--resume goes on with what was open"),
      (["open", "--serve", "--line=x", "a.scenario"], "--line takes a whole number"),
      (["open", "--serve", "--watch=Dayz", "a.scenario"], "there is no such folder"),
      (["open", "--serve", "--record=a", "a.scenario"], "--record=a is no scenario"),
    ])
  func mistakesFirst(arguments: [String], complaint: String) throws {
    let phone = try ServedPhone()
    let desk = try CommandLineHarness(["a.scenario": "wake\n"])
    let outcome = try desk.run(arguments + ["--apns=127.0.0.1:\(phone.port)"])
    #expect(outcome.status == .exited(2))
    #expect(outcome.errors.contains(complaint), "\(outcome.errors)")
  }

  @Test("Where standard output fails, neither socket nor ready file is left behind")
  func fullOutput() throws {
    let desk = try CommandLineHarness(["a.scenario": "wake\n"])
    let outcome = try desk.shell(
      """
      "$0" serve --plaintext --apns=127.0.0.1:0 --socket=phone.sock --ready-file=ready.json \
        a.scenario > /dev/full; echo $?; ls
      """)
    #expect(outcome.errors.contains("standard output: the disk is full"), "\(outcome.errors)")
    #expect(outcome.output.hasPrefix("2\na.scenario\n"), "\(outcome.output)")
    #expect(!outcome.output.contains("phone.sock"), "\(outcome.output)")
    #expect(!outcome.output.contains("ready.json"), "\(outcome.output)")
  }

  @Test("B23: each refusal comes with what to do about it")
  func advice() throws {
    let phone = try ServedPhone(as: "serve")
    _ = try phone.curl("x", token: "12")
    try phone.terminal.expect("do not send it again")
  }

  @Test("Where the folder of the state cannot be made, that is said, with what to set")
  func noStateFolder() throws {
    let desk = try CommandLineHarness(["file": ""])
    let outcome = try desk.run(
      "serve", "--apns=127.0.0.1:0", environment: ["XDG_STATE_HOME=\(desk.folder("file"))"])
    let words = "cannot keep the certificates: this folder cannot be made: Not a directory; "
    #expect(outcome.status == .exited(2))
    #expect(
      outcome.errors.contains(words + "set XDG_STATE_HOME to one that can be written"),
      "\(outcome.errors)")
  }

  @Test("Keys and certificates are for their owner's eyes only")
  func permissions() throws {
    let phone = try ServedPhone()
    for name in [
      "ca.pem", "ca-key.pem", "server.pem", "server-key.pem", "provider-keys/COVERSHEET.p8",
    ] {
      var status = stat()
      #expect(stat(phone.desk.folder("state/coversheet/push/\(name)"), &status) == 0)
      #expect(status.st_mode & 0o777 == 0o600, "\(name)")
    }
  }

  @Test("open --serve shows what a server sends at once")
  func shown() throws {
    let phone = try ServedPhone(as: "open --serve")
    #expect(try phone.curl("Two soups") == "200\n")
    try phone.terminal.expect("Two soups")
    phone.terminal.send("u")
    try phone.terminal.expect("nothing to undo")
    phone.terminal.send("q")
    #expect(phone.terminal.waitForExit() == .exited(0))
    #expect(phone.journal.contains("Two soups"))
  }
}

@Suite("Senders that people use", .waitsOutside)
struct IntegrationTests {
  @Test(
    "A client delivers with a signed token, is refused rightly, and survives a restart",
    arguments: ["push_httpx.py", "push_aioapns.py", "push_pyapns_client.py"])
  func client(_ file: String) throws {
    let python = Checkout.path + "/.build/integrations/bin/python"
    try #require(access(python, X_OK) == 0, "the clients are not there; run .ci/setup")
    let program = [python, ServedPhone.example(file)]
    let first = try ServedPhone()
    let keys = first.desk.folder("state/coversheet/push/provider-keys")
    #expect(first.end() == .exited(128 + SIGTERM))
    let phone = try ServedPhone("--provider-keys=\(keys)", on: first.desk)
    let good = try phone.send("Hello from \(file)", with: program)
    #expect(good.output.contains("200"), "\(good.output)\(good.errors)")
    #expect(phone.journal.contains("Hello from \(file)"))
    let bad = try phone.send("No", with: program, token: String(repeating: "0", count: 64))
    #expect(bad.output.contains("BadDeviceToken"), "\(bad.output)\(bad.errors)")
    #expect(try phone.curl("Unsigned").hasPrefix(#"{"reason":"InvalidProviderToken"}"#))
    #expect(phone.end() == .exited(128 + SIGTERM))
    let again = try ServedPhone("--provider-keys=\(keys)", on: first.desk)
    #expect(try again.send("Once more", with: program).output.contains("200"))
  }
}
