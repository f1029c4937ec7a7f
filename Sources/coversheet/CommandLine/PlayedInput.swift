import Sessions

/// What was opened, and what it came to once it was played without a screen.
///
/// A reference: both are large, and copying them takes ninety kilobytes of code.
final class PlayedInput {
  /// Before anything of it was played.
  let opening: LoadedInput
  /// After so much was played.
  let run: HeadlessRun

  init(opening: LoadedInput, run: HeadlessRun) { (self.opening, self.run) = (opening, run) }
}
