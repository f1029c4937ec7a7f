/// What a program may use; the operating system sees to it.
///
/// What goes beyond one of them ends the program; which one it was is told by `ProgramFailure`.
package struct ProgramLimits: Equatable, Sendable {
  /// How long it may take: all of it, or each reply of a conversation.
  package var wallClock: Duration = .seconds(10)
  /// The processor's time of each of its processes, in seconds.
  package var processorSeconds = 5
  /// The address space of each of its processes, in bytes.
  package var memoryBytes = 512 << 20
  /// What it may answer: all of it, or each reply of a conversation.
  package var outputBytes = 1 << 20
  /// The largest file that it may write, in bytes.
  package var fileBytes = 16 << 20
  /// The descriptors that it may have open.
  package var descriptors = 64

  /// Ten seconds, five of them at work; 512 MiB of memory.
  package init() {}
}

extension ProgramLimits {
  /// What the supervisor sees to, as words of its command line; the rest is seen
  /// to by who reads the answer.
  ///
  /// Four numbers: seconds, bytes of memory, bytes of a file, descriptors.
  var words: [String] {
    [processorSeconds, memoryBytes, fileBytes, descriptors].map(String.init)
  }

  /// How long a program that has said all it will say may take to end by itself.
  var timeToEnd: Duration { min(.seconds(1), wallClock) }

  /// From the words of a command line; nil where they are none.
  ///
  /// - Parameter words: As `words` has them; the limits that are not among them keep their
  ///   defaults.
  init?(words: [String]) {
    let numbers = words.compactMap { Int($0) }
    guard words.count == 4, numbers.count == 4, numbers.allSatisfy({ $0 >= 0 }) else { return nil }
    (processorSeconds, memoryBytes) = (numbers[0], numbers[1])
    (fileBytes, descriptors) = (numbers[2], numbers[3])
  }
}
