import Programs

extension ProgramLauncher {
  /// Starts programs as the built program does, whatever runs the tests.
  package static let ofBuiltProgram = ProgramLauncher(
    supervisor: Program.path("coversheet"), path: "/usr/bin:/bin", language: "C.UTF-8")
}
