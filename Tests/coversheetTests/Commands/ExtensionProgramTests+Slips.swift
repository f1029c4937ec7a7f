import Testing

extension ExtensionProgramTests {
  @Test("V17: slips in the answer of a program are told, each once")
  func slips() throws {
    let app = """
      app {"bundleIdentifier":"com.example.whisper","displayName":"Whisper",\
      "service":{"name":"Decrypt","command":["sh","./open.sh"]}}

      """
    let push = #"push whisper {"aps":{"alert":"?","mutable-content":1}} id="#
    let desk = try CommandLineHarness([
      "a.scenario": app + push + "one\n" + push + "two\nexpect notification two title N\n",
      "open.sh": """
      cat > /dev/null
      echo '{"content":{"title":"N","titel":"1","attachments":["pic"]},"contents":2}'
      """,
    ])
    let outcome = try desk.run("run", "a.scenario", "--allow-programs")
    #expect(outcome.status == .exited(0), "\(outcome.errors)")
    for slip in [
      #"unknown key "titel"; did you mean "title"?"#, #"no download is called "pic""#,
      #"unknown key "contents"; did you mean "content"?"#,
    ] {
      let told = outcome.errors.split(separator: "\n").filter {
        $0.contains("warning: Decrypt answered: \(slip)")
      }
      #expect(told.count == 1, "\(outcome.errors)")
    }
  }
}
