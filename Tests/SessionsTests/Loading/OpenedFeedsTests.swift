import Files
import Glibc
import Notifications
import TestSupport
import Testing

@testable import Sessions

@Suite("Which of what was opened is played again where it changes")
struct OpenedFeedsTests {
  @Test("A file is, and a scenario that came through a named pipe is not")
  func namedPipe() throws {
    let folder = try ScratchFolder(["day.scenario": "wake\n"])
    let (file, pipe) = (folder("day.scenario"), folder("pipe"))
    try #require(mkfifo(pipe, 0o600) == 0)
    var locations = DataLocations(dataFolder: nil)
    locations.piped[pipe] = SourceFile(path: pipe, bytes: Array("lock\n".utf8))
    for (path, played) in [(file, [file]), (pipe, [])] {
      let opening = try LoadedInput([path], settings: WorldSettings(), locations: locations)
      #expect(opening.scenarioFile?.path == path)
      #expect(opening.playedFiles.keys.sorted() == played)
    }
  }
}
