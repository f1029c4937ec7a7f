import Glibc
import Testing

@testable import Files

@Suite("Files: programs that are run")
struct ProgramFileTests {
  private static let crlf = "its lines end in CR LF; save it with LF alone"

  @Test(
    "V17: a script is refused for its first line alone",
    arguments: [
      ("#!/bin/sh\necho {}\r\n", nil), ("#! /bin/sh -e\n", nil), ("#!/bin/sh", nil), ("", nil),
      ("echo {}\r\n", nil), ("#!sh\n", nil), ("#!\n", nil),
      ("#!/bin/sh\r\necho {}\r\n", crlf), ("#!/usr/bin/env python3\r\n", crlf),
      (
        "#!\t/none/python9 -u\n",
        "its first line names /none/python9, which is not there; install it, or name another"
      ),
    ] as [(String, String?)])
  func firstLine(text: String, refusal: String?) throws {
    let folder = try TemporaryFolder(["e.sh": text])
    chmod(folder("e.sh"), 0o755)
    #expect(ProgramFile.refusal(folder("e.sh")) == refusal)
  }

  @Test("V17: what is no program is told from what is missing")
  func others() throws {
    let folder = try TemporaryFolder(["e.sh": "#!/bin/sh\n"])
    #expect(
      ProgramFile.refusal(folder("e.sh")) == "it is not executable; allow it with chmod +x")
    #expect(ProgramFile.refusal(folder.path) == "this is a folder where a file is needed")
    #expect(ProgramFile.refusal(folder("gone.sh")) == nil)
  }
}
