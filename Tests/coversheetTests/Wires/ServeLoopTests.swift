import TestSupport
import TestTraits
import Testing

@Suite("A phone that is served ends", .waitsOutside)
struct ServeLoopTests {
  @Test("§6: a signal that comes while the scenario is played leaves no socket behind")
  func signalWhilePlaying() throws {
    let desk = try CommandLineHarness([
      "day.scenario": """
      app {"bundleIdentifier":"com.example.bistro"}
      push bistro {"aps":{"alert":"One"}}
      world apps=20 threads=5 notifications=50000 seed=1

      """
    ])
    // What is printed of the push says that the scenario is being played.
    let outcome = try desk.shell(
      """
      mkfifo facts
      "$0" serve --plaintext --apns=127.0.0.1:0 day.scenario > facts 2> remarks &
      phone=$!; exec 3< facts; read -r fact <&3; cat <&3 > /dev/null &
      ls state/coversheet/control.sock; kill $phone; wait $phone; echo $?; ls state/coversheet
      """)
    let lines = outcome.output.split(separator: "\n")
    #expect(lines.first?.hasSuffix("control.sock") == true, "\(outcome.output) \(outcome.errors)")
    #expect(lines.count > 1 && lines[1] == "143", "\(outcome.output) \(outcome.errors)")
    #expect(!lines.dropFirst().contains("control.sock"), "\(outcome.output)")
  }

  @Test("§6: a signal that comes while the scenario is still being read leaves no socket behind")
  func signalWhileReading() throws {
    let desk = try CommandLineHarness([:])
    // Long enough to be read that the signal comes meanwhile.
    let outcome = try desk.shell(
      """
      { echo unlock; yes "wait 1s" | head -n 300000; } > day.scenario
      "$0" serve --plaintext --apns=127.0.0.1:0 day.scenario > facts 2> remarks &
      n=0; while [ ! -S state/coversheet/control.sock ] && [ $n -lt 20000 ]; do
        sleep 0.01; n=$((n+1))
      done
      ls state/coversheet/control.sock; kill $!; wait $!; echo $?; ls state/coversheet
      """)
    let lines = outcome.output.split(separator: "\n")
    #expect(lines.first?.hasSuffix("control.sock") == true, "\(outcome.output) \(outcome.errors)")
    #expect(lines.dropFirst().first == "143", "\(outcome.output) \(outcome.errors)")
    #expect(!lines.dropFirst().contains("control.sock"), "\(outcome.output)")
  }

  @Test("§6: a phone that is begun with nohup outlives its terminal, and is ended as ever")
  func nohup() throws {
    let outcome = try CommandLineHarness().shell(
      """
      mkfifo ready
      nohup "$0" serve --plaintext --apns=127.0.0.1:0 --ready-file=ready > facts 2> remarks &
      cat ready > /dev/null
      kill -HUP $!; kill $!; wait $!; echo $?
      """)
    #expect(outcome.output == "143\n", "\(outcome.errors)")
  }

  @Test("§6: a phone whose ready file is a pipe that nothing reads takes pushes, and is ended")
  func unreadReadyFile() throws {
    let outcome = try CommandLineHarness().shell(
      """
      mkfifo ready
      "$0" serve --plaintext --apns=127.0.0.1:0 --ready-file=ready > facts 2> remarks &
      n=0; while ! grep -q "Servers reach" remarks && [ $n -lt 6000 ]; do
        sleep 0.01; n=$((n+1))
      done
      if [ $n -lt 6000 ]; then kill $!; else kill -9 $!; fi
      wait $!; echo $?; ls state/coversheet
      """)
    #expect(outcome.output.hasPrefix("143\n"), "\(outcome.output) \(outcome.errors)")
    #expect(!outcome.output.contains("control.sock"), "\(outcome.output)")
  }

  @Test(
    "§6: a phone whose output waits for a reader that takes nothing is ended by a signal",
    arguments: ["", "--json"])
  func unreadOutput(option: String) throws {
    let desk = try CommandLineHarness([
      "day.scenario": #"app {"bundleIdentifier":"com.example.bistro"}"# + "\n"
        + String(repeating: #"push bistro {"aps":{"alert":"One"}}"# + "\n", count: 3000)
    ])
    let outcome = try desk.shell(
      """
      python3 -c "
      import os, select, subprocess, sys
      reading, writing = os.pipe()
      phone = subprocess.Popen(
          [sys.argv[1], 'serve', '--plaintext', '--apns=127.0.0.1:0', 'day.scenario']
          + sys.argv[2:], stdout=writing)
      while phone.poll() is None and select.select([], [writing], [], 0)[1]: pass
      phone.terminate()
      try: print(phone.wait(timeout=60))
      finally: phone.kill()" "$0" \(option)
      ls state/coversheet
      """)
    #expect(outcome.output.hasPrefix("143\n"), "\(outcome.output) \(outcome.errors)")
    #expect(!outcome.output.contains("control.sock"), "\(outcome.output)")
  }

  @Test("V17: a phone that is served takes lines while a program thinks, and then its answer")
  func thinkingProgram() throws {
    let desk = try CommandLineHarness([
      "day.scenario": """
      app {"bundleIdentifier":"com.example.whisper",\
      "service":{"name":"Decrypt","command":["sh","./open.sh"]}}

      """,
      "open.sh": """
      cat > /dev/null
      read word < go
      echo '{"content":{"body":"Opened"}}'
      """,
      "lines": """
      push whisper {"aps":{"alert":"You have a secret.","mutable-content":1}} id=one
      wake

      """,
    ])
    let outcome = try desk.shell(
      """
      mkfifo ready go
      "$0" serve --plaintext --apns=127.0.0.1:0 --ready-file=ready --allow-programs day.scenario \
        > facts 2> remarks &
      cat ready > /dev/null
      python3 -c "
      import socket
      phone = socket.socket(socket.AF_UNIX)
      phone.connect('state/coversheet/control.sock')
      phone.sendall(open('lines', 'rb').read())
      answers = phone.makefile()
      for line in range(2): answers.readline()"
      count=$(grep -c replied facts); echo $count
      # A program that was ended would never read it.
      [ $count -gt 0 ] || echo > go
      n=0; while ! grep -q "replied one" facts && [ $n -lt 6000 ]; do sleep 0.01; n=$((n+1)); done
      kill $!; wait $!; echo $?; grep -c "V17 the program answered" facts
      """)
    #expect(outcome.output == "0\n143\n1\n", "\(outcome.output) \(outcome.errors)")
  }

  @Test("K26: a clock that cannot go on says so once, and goes on when a line lets it")
  func heldClock() throws {
    let request = #""content":{"body":"x"},"trigger":{"timeInterval":0.2}}"#
    let desk = try CommandLineHarness([
      "day.scenario": """
      policy clock.maxEvents 2
      app {"bundleIdentifier":"com.example.bistro"}
      schedule bistro {"identifier":"a",\(request)
      schedule bistro {"identifier":"b",\(request)
      schedule bistro {"identifier":"c",\(request)

      """
    ])
    let outcome = try desk.shell(
      """
      mkfifo ready
      "$0" serve --plaintext --apns=127.0.0.1:0 --ready-file=ready day.scenario \
        > facts 2> remarks &
      cat ready > /dev/null
      waits() {
        n=0; while ! grep -q "$1" "$2" && [ $n -lt 6000 ]; do sleep 0.01; n=$((n+1)); done
      }
      waits "stands still: more than 2 events" remarks
      grep -c "listed" facts
      python3 -c "
      import socket
      phone = socket.socket(socket.AF_UNIX)
      phone.connect('state/coversheet/control.sock')
      phone.sendall(b'policy clock.maxEvents 9\\n')
      phone.makefile().readline()"
      waits "listed c " facts
      kill $!; wait $!; grep -c "stands still" remarks; grep -c "listed" facts
      """)
    #expect(outcome.output == "0\n1\n3\n", "\(outcome.output) \(outcome.errors)")
  }
}
