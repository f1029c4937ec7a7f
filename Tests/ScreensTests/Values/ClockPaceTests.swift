import Notifications
import TestSupport
import Testing

@testable import Screens

@Suite("How the clock goes")
struct ClockPaceTests {
  static let seeds: [UInt64] = Array(1...30)

  private func pace(_ speed: Int, since start: Duration = .zero) -> ClockPace {
    var pace = ClockPace()
    (pace.isRunning, pace.speed, pace.passedUntil) = (true, speed, start)
    return pace
  }

  @Test("When the time has come that was waited for, it has passed", arguments: ClockPace.speeds)
  func waited(speed: Int) {
    for start in [Duration.zero, .milliseconds(333), .seconds(86_399)] {
      for seconds: Int64 in [1, 2, 3, 7, 59, 60, 61, 599, 600, 3599, 3600, 86_400, 1_000_003] {
        var pace = pace(speed, since: start)
        let wake = pace.time(after: .seconds(seconds))
        #expect(
          pace.takePassed(until: wake) == .seconds(seconds),
          "\(seconds) s at ×\(speed) from \(start)")
      }
    }
  }

  @Test("Not a moment too early", arguments: ClockPace.speeds)
  func early(speed: Int) {
    for seconds: Int64 in [1, 7, 60, 601] {
      var pace = pace(speed)
      let wake = pace.time(after: .seconds(seconds)) - .milliseconds(1)
      #expect(pace.takePassed(until: wake) < .seconds(seconds), "\(seconds) s at ×\(speed)")
    }
  }

  @Test(
    "However often it is looked at, as much time passes as when it is looked at once",
    arguments: seeds)
  func parts(seed: UInt64) {
    var random = RandomTexts(seed: seed)
    let speed = random.pick(ClockPace.speeds)
    var (often, once) = (pace(speed), pace(speed))
    var (now, sum) = (Duration.zero, Interval.seconds(0))
    for _ in 0..<200 {
      now += .milliseconds(random.number(0...450))
      let passed = often.takePassed(until: now)
      #expect(passed.milliseconds % 1000 == 0 && passed >= .seconds(0), "whole seconds pass")
      sum = Interval(milliseconds: sum.milliseconds + passed.milliseconds)
    }
    let whole = once.takePassed(until: now)
    #expect(abs(sum.milliseconds - whole.milliseconds) <= 1000, "×\(speed)")
  }

  @Test("A clock of the machine that goes back lets no time pass")
  func backwards() {
    var pace = pace(60, since: .seconds(10))
    #expect(pace.takePassed(until: .seconds(4)) == .seconds(0))
    #expect(pace.passedUntil == .seconds(10))
    #expect(pace.time(after: .seconds(-5)) == .seconds(10))
  }

  @Test("Faster and slower go through the speeds, and say where they end")
  func speeds() {
    for (speed, slower, faster) in [
      (1, nil, 10), (10, 1, 60), (60, 10, 600), (600, 60, nil),
    ] as [(Int, Int?, Int?)] {
      #expect(pace(speed).speed(steppedBy: -1) == slower)
      #expect(pace(speed).speed(steppedBy: 1) == faster)
      #expect(pace(speed).speed(steppedBy: 0) == speed)
    }
    var harness = ScreenHarness.morning()
    harness.type("-")
    #expect(harness.model.message?.text == Words.slowest.standard)
    harness.type("++++")
    #expect(
      harness.model.message?.text == Words.fastest.standard && harness.model.pace.speed == 600)
    harness.type("p-")
    #expect(harness.model.message?.text == Words.running(60).standard)
  }

  @Test("A running clock asks for the seconds that have passed, and for none that have not")
  func ticks() {
    var harness = ScreenHarness.morning()
    harness.send(.tick(.seconds(5)))
    harness.type("p")
    harness.effects = []
    harness.send(.tick(.seconds(5) + .milliseconds(900)))
    #expect(harness.effects.isEmpty)
    harness.send(.tick(.seconds(7) + .milliseconds(100)))
    harness.send(.tick(.seconds(8)))
    #expect(harness.effects == [.letPass(.seconds(2)), .letPass(.seconds(1))])
    harness.type("p")
    harness.effects = []
    harness.send(.tick(.seconds(60)))
    #expect(harness.effects.isEmpty && harness.model.pace.wake == nil, "it stands")
  }
}
