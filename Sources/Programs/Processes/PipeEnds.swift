internal import CProcess
import Glibc

/// The ends of the pipes between us and a supervised program, and the timer that it is
/// held to; each closed on exec.
struct PipeEnds {
  /// Ours: what it reads, what it writes, what it says on standard error, what the
  /// supervisor reports. The lifeline is only held: once it is closed, the supervisor ends
  /// everything, even where we crashed.
  ///
  /// All but the lifeline do not wait.
  var request, output, errors, report, lifeline: Int32
  /// Ours alone: what is to be read when its time is over.
  let timer: Int32
  /// Theirs, by the numbers that they have there.
  ///
  /// In the order of the descriptors 0 to 4 of the supervisor; empty once they are closed.
  private(set) var ofChild: [Int32]

  /// How theirs become the descriptors 0 to 4 of the supervisor: what is copied to where, in order.
  ///
  /// Those among them that lie there already go away first, so that none is in the way of another:
  /// to where ours are, which the supervisor closes. Eleven numbers are in use, five of them below
  /// five at most, so that there are always enough; others could lie beyond the limit.
  var moves: [(from: Int32, to: Int32)] {
    let numbers = 0..<Int32(ofChild.count)
    let away = zip(ofChild.filter(numbers.contains), ours.filter { !numbers.contains($0) })
      .map { (from: $0, to: $1) }
    return away
      + zip(ofChild, numbers).map { end, number in
        (from: away.first { $0.from == end }?.to ?? end, to: number)
      }
  }

  private var ours: [Int32] { [request, output, errors, report, lifeline, timer] }

  /// Opens the pipes and the timer.
  ///
  /// - Throws: `ProgramFailure.notStarted` where the system has no descriptors left.
  init() throws(ProgramFailure) {
    let pipes = try Self.pipes(5)
    timer = cp_open_timer()
    guard timer >= 0 else {
      let error = errno
      Self.close(pipes)
      throw .system("a timer", error)
    }
    (request, lifeline) = (pipes[0].writing, pipes[4].writing)
    (output, errors, report) = (pipes[1].reading, pipes[2].reading, pipes[3].reading)
    ofChild = [
      pipes[0].reading, pipes[1].writing, pipes[2].writing, pipes[3].writing, pipes[4].reading,
    ]
    for end in [request, output, errors, report] {
      _ = fcntl(end, F_SETFL, fcntl(end, F_GETFL) | O_NONBLOCK)
    }
  }

  /// Closes theirs, once they have them.
  ///
  /// Until then the end of the program's output is never seen, as we could still write to it.
  mutating func closeOfChild() {
    Self.close(ofChild)
    ofChild = []
  }

  /// Closes ours.
  ///
  /// Twice is an error: the numbers may be others' by then.
  func closeOurs() { Self.close(ours) }

  private typealias Pipe = (reading: Int32, writing: Int32)

  private static func pipes(_ count: Int) throws(ProgramFailure) -> [Pipe] {
    var pipes: [Pipe] = []
    for _ in 0..<count {
      var pipe: Pipe = (-1, -1)
      guard cp_open_pipe(&pipe.reading, &pipe.writing) == 0 else {
        let error = errno
        close(pipes)
        throw .system("a pipe", error)
      }
      pipes.append(pipe)
    }
    return pipes
  }

  private static func close(_ pipes: [Pipe]) {
    for pipe in pipes { close([pipe.reading, pipe.writing]) }
  }

  private static func close(_ ends: [Int32]) {
    for end in ends where end >= 0 { Glibc.close(end) }
  }
}
