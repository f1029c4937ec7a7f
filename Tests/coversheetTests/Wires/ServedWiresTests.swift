import Glibc
import TestSupport
import TestTraits
import Testing

@Suite("Programs reach a phone that is served", .waitsOutside)
struct ServedWiresTests {
  private static let files = [
    "day.scenario": """
    app {"bundleIdentifier":"com.example.bistro","displayName":"Bistro"}
    wake

    """,
    "one.apns": #"{"aps":{"alert":"One"}}"#, "two.apns": #"{"aps":{"alert":"Two"}}"#,
    "long.apns": #"{"aps":{"alert":""# + String(repeating: "a", count: 2100) + "\"}}",
  ]

  /// Serves a phone while a script runs in the same folder, in which `$0` is the program.
  // A program that follows a fact, acts, and prints the first that it hears of.
  private static func following(_ fact: String, _ acts: String) -> String {
    """
    python3 -c "
    import socket, subprocess
    phone = socket.socket(socket.AF_UNIX)
    phone.connect('state/coversheet/control.sock')
    lines = phone.makefile()
    phone.sendall(b'subscribe \(fact)\\n')
    lines.readline()
    \(acts)
    print(lines.readline(), end='')"
    """
  }

  private func serve(_ options: String = "", while script: String) throws -> Program.Outcome {
    let desk = try CommandLineHarness(Self.files)
    return try desk.shell(
      """
      mkdir drop; mkfifo ready
      "$0" serve --plaintext --apns=127.0.0.1:0 --ready-file=ready \(options) day.scenario \
        > facts 2> remarks &
      phone=$!
      cat ready > ready.json
      talk() { python3 -c "
      import socket, sys
      phone = socket.socket(socket.AF_UNIX)
      phone.connect('state/coversheet/control.sock')
      phone.sendall(sys.argv[1].encode() + b'\\n')
      print(phone.makefile().readline(), end='')" "$1"; }
      port() { sed "s/.*\\"$1\\":\\([0-9]*\\).*/\\1/" ready.json; }
      \(script)
      kill $phone 2>/dev/null; wait $phone; cat facts
      """)
  }

  @Test(
    "send delivers to the phone that is served, as from a file, over HTTP/2 and the binary interface"
  )
  func sent() throws {
    let outcome = try serve(
      while: """
        "$0" send com.example.bistro one.apns; echo $?
        "$0" send --as=http --id=second com.example.bistro two.apns; echo $?
        "$0" send --as=binary2 com.example.bistro two.apns; echo $?
        "$0" send --as=http --priority=7 com.example.bistro two.apns; echo $?
        "$0" send --as=binary1 com.example.bistro long.apns; echo $?
        """)
    let lines = outcome.output.split(separator: "\n").map(String.init)
    #expect(lines[0] == "n1 received" && lines[1] == "0", "\(outcome.output) \(outcome.errors)")
    #expect(lines[2].hasPrefix("200 apns-id ") && lines[2].hasSuffix("second received"))
    #expect(lines[4] == "n3 received")
    #expect(lines[6].hasPrefix("refused: 400 BadPriority, ") && lines[7] == "1")
    #expect(lines[8].hasPrefix("refused: 7 InvalidPayloadSize, ") && lines[9] == "1")
  }

  @Test("B36: what the binary interface refuses is said as it is over HTTP/2")
  func binaryRefusal() throws {
    let outcome = try serve(
      "--binary=127.0.0.1:0",
      while: """
        python3 -c "
        import socket
        phone = socket.create_connection(('127.0.0.1', $(port binary)))
        phone.sendall(bytes([0, 0, 32] + [7] * 32 + [0, 2]) + b'{}')
        phone.recv(6)"
        cat remarks
        """)
    #expect(outcome.output.contains("refused: 8 InvalidToken: "), "\(outcome.output)")
  }

  @Test("§5: a program talks to it in lines, follows facts, and what it did is in the journal")
  func lines() throws {
    let outcome = try serve(
      "--socket=phone.sock",
      while: """
        stat -c %a phone.sock
        "$0" send --to=phone.sock --json com.example.bistro one.apns
        "$0" serve --plaintext --apns=127.0.0.1:0 --socket=phone.sock day.scenario; echo $?
        cat state/coversheet/journals/*.scenario
        kill $phone; wait $phone; ls phone.sock
        """)
    #expect(outcome.output.hasPrefix("600\n{\"facts\":[{"), "\(outcome.output)")
    #expect(outcome.errors.contains("--socket: phone.sock is in use by another program"))
    #expect(
      outcome.output.contains("push com.example.bistro {\"aps\":{\"alert\":\"One\"}}")
        || outcome.output.contains("push bistro {\"aps\":{\"alert\":\"One\"}}"), "\(outcome.output)"
    )
    #expect(outcome.errors.contains("phone.sock'"), "it is gone with the phone: \(outcome.errors)")
  }

  @Test(
    "A picture of the served phone says paused only where its clock waits for lines",
    arguments: [("", false), ("--service-clock=simulated", true)])
  func picturedClock(option: String, isPaused: Bool) throws {
    let outcome = try serve(option, while: "talk 'render 100x24'")
    #expect(outcome.output.contains("paused") == isPaused, "\(outcome.output)")
    #expect(outcome.output.contains("Lock Screen"), "\(outcome.output) \(outcome.errors)")
  }

  @Test("§5: a snapshot over the socket says what to write, and not what would draw its picture")
  func snapshot() throws {
    let outcome = try serve(while: "talk 'snapshot x'; talk '+5m snapshot x'")
    let answers = outcome.output.split(separator: "\n").prefix(2)
    #expect(answers.count { $0.contains("write render for the picture") } == 2, "\(answers)")
  }

  @Test("serve --resume goes on where a killed phone was: its token, and what waits, as they were")
  func resumed() throws {
    let outcome = try serve(
      while: """
        token() { talk state | grep -o '"deviceToken":"[0-9a-f]*"'; }
        talk 'network off' > talked
        "$0" send com.example.bistro one.apns
        before=$(token); kill -9 $phone; wait $phone
        "$0" serve --resume --plaintext --apns=127.0.0.1:0 --ready-file=ready > facts 2> remarks &
        phone=$!
        cat ready > ready.json
        [ -n "$before" ] && [ "$(token)" = "$before" ] && echo same token
        talk 'network on'
        "$0" send com.example.bistro two.apns
        ls state/coversheet/journals | wc -l
        """)
    let lines = outcome.output.split(separator: "\n").map(String.init)
    #expect(lines.prefix(2) == ["n1 stored", "same token"], "\(outcome.output) \(outcome.errors)")
    try #require(lines.count >= 5, "\(outcome.output) \(outcome.errors)")
    #expect(lines[2].contains(#""fact":"received""#), "what waited comes: \(lines[2])")
    #expect(lines[3] == "n2 received" && lines[4] == "1", "\(outcome.output)")
  }

  @Test("A payload file that is put into the folder of --watch is delivered; a wrong one is said")
  func watched() throws {
    let outcome = try serve(
      "--watch=drop",
      while: """
        cp one.apns drop/; printf '{"aps":' > drop/cut.apns
        tail -n +1 -f remarks | grep -q 'refused: .*cut.apns'
        cat remarks
        """)
    #expect(outcome.output.contains("received n1 “One”"), "\(outcome.output)")
    #expect(outcome.output.contains("drop/cut.apns:1:8: error:"), "\(outcome.output)")
    #expect(outcome.output.contains("taken (one.apns): n1\n"), "\(outcome.output)")
    #expect(outcome.output.contains("refused: error (cut.apns): "), "\(outcome.output)")
  }

  @Test(
    "B32–B46: a client of the standard library sends, is refused, sends again, and reads feedback")
  func binaryClient() throws {
    let program = "\(Checkout.path)/Fixtures/Integrations/push_binary.py"
    let client = "python3 \(program) --patience=20 --plaintext"
    let outcome = try serve(
      "--binary=127.0.0.1:0 --feedback=127.0.0.1:0",
      while: """
        token=$("$0" state day.scenario | sed -n 's/.*"deviceToken": *"\\([0-9a-f]*\\)".*/\\1/p' | head -1)
        \(client) 127.0.0.1:$(port binary) $token one.apns long.apns two.apns
        \(client) 127.0.0.1:$(port binary) ${token}00 one.apns 
        \(client) --feedback 127.0.0.1:$(port feedback); echo no feedback
        """)
    let lines = outcome.output.split(separator: "\n").map(String.init)
    #expect(
      lines.prefix(3) == ["refused 2 with status 7", "sent 3", "refused 1 with status 8"],
      "\(outcome.output) \(outcome.errors)")
    #expect(lines.contains("no feedback"))
    #expect(outcome.output.contains("received n1 “One”"))
    #expect(outcome.output.contains("“Two”"))
  }

  @Test("B32: over TLS the client of the standard library ends a success as it should")
  func binaryClientOverTLS() throws {
    let phone = try ServedPhone("--binary=127.0.0.1:0")
    try phone.desk.folder.write(Array(#"{"aps":{"alert":"Soup"}}"#.utf8), to: "one.apns")
    let outcome = try phone.desk.shell(
      """
      port=$(sed 's/.*"binary":\\([0-9]*\\).*/\\1/' ready.json)
      python3 \(ServedPhone.example("push_binary.py")) --patience=20 --cafile state/coversheet/push/ca.pem \
        127.0.0.1:$port \(phone.token) one.apns; echo $?
      """)
    #expect(outcome.output == "sent 1\n0\n", "\(outcome.output) \(outcome.errors)")
    #expect(outcome.errors.isEmpty)
  }

  @Test("Who does not get as far as a request is a line of serve and a fact for who follows")
  func failedClients() throws {
    let outcome = try serve(
      while: """
        \(Self.following("clientFailed", """
          client = socket.create_connection(('127.0.0.1', $(port apns)))
          client.sendall(b'GET / HTTP/1.1\\r\\n\\r\\n')
          print(client.recv(12).decode())
          """))
        cat remarks
        """)
    let lines = outcome.output.split(separator: "\n")
    try #require(lines.count > 2, "\(outcome.output) \(outcome.errors)")
    #expect(lines[0] == "HTTP/1.1 505")
    #expect(
      lines[1].contains(#""fact":"clientFailed""#) && lines[1].contains(#""listener":"apns""#))
    #expect(lines[1].contains(#""words":"it spoke HTTP/1; HTTP/2 is needed""#), "\(lines[1])")
    #expect(
      lines.contains {
        $0.hasPrefix("failed (apns, 127.0.0.1:")
          && $0.hasSuffix(": it spoke HTTP/1; HTTP/2 is needed")
      },
      "\(outcome.output)")
  }

  @Test("§6: the ready file has whole paths, whatever was given: a test may run in another folder")
  func readyPaths() throws {
    let make = "openssl ecparam -name prime256v1 -genkey -noout -out kk/KEY1234567.pem"
    let outcome = try serve(
      "--socket=s6 --provider-keys=$(mkdir kk; \(make); echo kk)",
      while: """
        pwd -P; cat ready.json
        tail -n +1 -f remarks | grep -m 1 'Programs talk'
        """)
    let lines = outcome.output.split(separator: "\n")
    try #require(lines.count >= 2, "\(outcome.output) \(outcome.errors)")
    for (name, file) in [("socket", "s6"), ("path", "kk/KEY1234567.pem")] {
      #expect(lines[1].contains("\"\(name)\":\"\(lines[0])/\(file)\""), "\(outcome.output)")
    }
    #expect(outcome.output.contains("Programs talk to the phone at s6."))
  }

  @Test("What a request is refused with is a fact for who follows, and what expect apns finds")
  func refusedRequest() throws {
    let outcome = try serve(
      while: """
        token=$(sed 's/.*"com.example.bistro":"\\([0-9a-f]*\\)".*/\\1/' ready.json)
        \(Self.following("answeredProvider", """
          subprocess.run(['curl', '-s', '--http2-prior-knowledge', '-d', '{}',
            'http://127.0.0.1:$(port apns)/3/device/$token'], stdout=subprocess.DEVNULL)
          """))
        talk "expect apns 403 reason=MissingProviderToken"
        """)
    let lines = outcome.output.split(separator: "\n")
    try #require(lines.count >= 2, "\(outcome.output) \(outcome.errors)")
    #expect(lines[0].contains(#""fact":"answeredProvider""#), "\(lines[0])")
    #expect(lines[0].contains(#""app":"com.example.bistro""#) && lines[0].contains(":403,"))
    #expect(lines[1].contains(#""ok":true"#), "\(lines[1])")
  }

  @Test(
    "§6: a server's expiration is by the machine's clock, also where send plays the server",
    arguments: ["http", "binary1", "binary2"])
  func expiration(way: String) throws {
    let outcome = try serve(
      while: """
        talk "network off" > /dev/null
        now=$(date +%s)
        for at in $((now + 3600)) $((now - 3600)); do
          "$0" send --as=\(way) --expiration=$at com.example.bistro one.apns
        done
        talk state
        """)
    let lines = outcome.output.split(separator: "\n")
    try #require(lines.count >= 3, "\(outcome.output) \(outcome.errors)")
    #expect(lines[0].hasSuffix("stored"), "\(lines[0])")
    let hour = lines[2].firstRange(of: #""expires":"2018-06-04T10:4"#)
    #expect(hour != nil, "an hour from the phone's 9:41: \(lines[2])")
    #expect(!lines[1].hasSuffix("stored"), "what is past is tried once: \(lines[1])")
  }

  @Test("§5: what is sent to the phone of a person shows on the screen")
  func beforeThePerson() throws {
    let desk = try CommandLineHarness(Self.files)
    try #require(mkfifo(desk.folder("ready"), 0o600) == 0)
    let terminal = try desk.open(
      "--serve", "--plaintext", "--apns=127.0.0.1:0", "--ready-file=\(desk.folder("ready"))",
      desk.folder("day.scenario"))
    let outcome = try desk.shell(
      """
      cat ready > /dev/null
      "$0" send com.example.bistro one.apns
      """)
    #expect(outcome.output == "n1 received\n", "\(outcome.errors)")
    try terminal.expect("One")
    terminal.send("q")
    #expect(terminal.waitForExit() == .exited(0))
    let after = try desk.run("send", "com.example.bistro", "one.apns")
    #expect(after.errors.contains("no phone listens"), "the socket is gone with it")
  }
}
