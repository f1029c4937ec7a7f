import Testing

@testable import TerminalCore

@Suite("Pictures that move")
struct AnimatedPictureTests {
  private func picture(_ shade: UInt8, width: Int = 2) -> Picture {
    Pictures.picture(width, 2) { _, _ in RGB(shade, shade, shade) }
  }

  private func moving(_ delays: Int...) throws -> AnimatedPicture {
    try #require(
      AnimatedPicture(
        frames: delays.indices.map { picture(UInt8($0)) }, delays: delays.map { .milliseconds($0) })
    )
  }

  @Test("Frames have one extent, and each its delay")
  func whole() {
    let frames = [picture(1), picture(2)]
    #expect(AnimatedPicture(frames: [], delays: []) == nil)
    #expect(AnimatedPicture(frames: frames, delays: [.seconds(1)]) == nil)
    #expect(AnimatedPicture(frames: [picture(1)], delays: [.seconds(1), .seconds(1)]) == nil)
    #expect(
      AnimatedPicture(
        frames: [picture(1), picture(2, width: 3)], delays: [.seconds(1), .seconds(1)])
        == nil)
    #expect(
      AnimatedPicture(frames: frames, delays: [.seconds(1), .seconds(2)])?.first == frames[0])
  }

  @Test(
    "A delay that no eye could follow stands for a tenth of a second",
    arguments: [(0, 100), (10, 100), (19, 100), (20, 20), (21, 21), (100, 100), (-5, 100)])
  func shortDelays(delay: Int, milliseconds: Int) throws {
    #expect(try moving(delay, 50).delays[0] == .milliseconds(milliseconds))
  }

  @Test("A picture alone does not move, and nothing is waited for")
  func still() {
    let alone = AnimatedPicture(picture(7))
    #expect(!alone.isMoving && alone.frame(at: .seconds(9), repeats: true) == 0)
    #expect(alone.nextFrame(after: .zero, repeats: true) == nil)
  }

  @Test(
    "Once through, each frame stays its time, and in the end the first one rests",
    arguments: [
      (0, 0, 40), (39, 0, 40), (40, 1, 100), (99, 1, 100), (100, 2, 180), (179, 2, 180),
      (180, 0, nil), (9999, 0, nil),
    ] as [(Int, Int, Int?)])
  func once(time: Int, frame: Int, next: Int?) throws {
    let picture = try moving(40, 60, 80)
    let now = Duration.milliseconds(time)
    #expect(picture.length == .milliseconds(180))
    #expect(picture.frame(at: now, repeats: false) == frame)
    #expect(picture.nextFrame(after: now, repeats: false) == next.map { .milliseconds($0) })
  }

  @Test(
    "Round and round, the same frame is seen at the same time of each round",
    arguments: [33, 90, 1000])
  func rounds(rounds: Int) throws {
    for delays in [[30, 30, 30], [40, 60, 80], [33, 47, 21], [20, 1000, 70]] {
      let picture = try moving(delays[0], delays[1], delays[2])
      let start = picture.length * rounds
      var time = Duration.zero
      for (index, delay) in picture.delays.enumerated() {
        for moment in [time, time + delay / 2, time + delay - .milliseconds(1)] {
          let frame = picture.frame(at: start + moment, repeats: true)
          #expect(frame == index, "\(delays), round \(rounds), \(moment)")
        }
        time += delay
      }
    }
  }

  @Test("Who waits for each next frame sees every one, in turn", arguments: [1, 7])
  func waiting(start: Int) throws {
    let picture = try moving(30, 40, 50)
    var time = Duration.milliseconds(start)
    var seen = [picture.frame(at: time, repeats: true)]
    for _ in 0..<60 {
      let next = try #require(picture.nextFrame(after: time, repeats: true))
      #expect(next > time)
      time = next
      seen.append(picture.frame(at: time, repeats: true))
    }
    #expect(seen == (0...60).map { $0 % 3 })
  }
}
