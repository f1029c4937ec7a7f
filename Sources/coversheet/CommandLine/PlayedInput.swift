import Sessions

/// What was opened, and what it came to once it was played without a screen.
struct PlayedInput {
  /// Before anything of it was played.
  let opening: LoadedInput
  /// After so much was played.
  let run: HeadlessRun
}
