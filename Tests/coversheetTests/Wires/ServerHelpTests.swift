import TestSupport
import TestTraits
import Testing

@Suite("What help says of servers is so", .waitsOutside)
struct ServerHelpTests {
  @Test("The provider token that token.sh makes is taken, signed with the key of the ready file")
  func token() throws {
    let first = try ServedPhone("--plaintext")
    let keys = first.desk.folder("state/coversheet/push/provider-keys")
    _ = first.end()
    let phone = try ServedPhone("--plaintext", "--provider-keys=\(keys)", on: first.desk)
    let help = try phone.desk.run("help", "servers").output
    let lines = help.split(separator: "\n", omittingEmptySubsequences: false)
    let script = lines.drop { $0 != "token.sh:" }.dropFirst().prefix { $0.hasPrefix("    ") }
    try phone.desk.folder.write(
      Array(script.map { $0.dropFirst(4) + "\n" }.joined().utf8), to: "token.sh")
    let outcome = try phone.desk.shell(
      """
      curl -s --http2-prior-knowledge -w '%{http_code}' -H 'apns-topic: com.example.bistro' \
        -H 'apns-push-type: alert' -H "authorization: bearer $(sh token.sh ready.json)" \
        -d '{"aps":{"alert":"Soup"}}' http://127.0.0.1:\(phone.port)/3/device/\(phone.token)
      """)
    #expect(outcome.output == "200", "\(outcome.output) \(outcome.errors) \(script)")
  }

  @Test("What it says of tokens that are bad, gone and busy is so")
  func states() throws {
    let phone = try ServedPhone()
    #expect(
      try phone.curl("x", token: String(repeating: "1", count: 64)).contains("BadDeviceToken"))
    func say(_ line: String) throws {
      let outcome = try phone.desk.shell(
        """
        python3 -c "
        import socket
        phone = socket.socket(socket.AF_UNIX)
        phone.connect('state/coversheet/control.sock')
        phone.sendall(b'\(line)\\n')
        print(phone.makefile().readline())"
        """)
      #expect(outcome.output.contains(#""ok":true"#), "\(outcome.output) \(outcome.errors)")
    }
    try say("push-fault bistro 429 TooManyRequests times=2")
    let busy = #"{"reason":"TooManyRequests"}429"# + "\n"
    #expect(try (1...3).map { _ in try phone.curl("x") } == [busy, busy, "200\n"])
    try say("uninstall bistro")
    let gone = try phone.curl("x")
    #expect(gone.contains(#""reason":"Unregistered""#) && gone.hasSuffix("410\n"), "\(gone)")
  }
}
