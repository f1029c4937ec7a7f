/// What all measurements share.
struct BenchConditions {
  /// How often each thing is measured.
  let rounds: Int
  /// Whether it is to be short, with bars that hold on a busy machine too.
  let isSmoke: Bool
  /// Where sample files are written; removed at the end.
  let folder: TemporaryFolder
  /// The paths of the executables that are measured.
  let programs: Programs

  init(_ options: Options, folder: TemporaryFolder) throws(BenchError) {
    isSmoke = options.isSmoke
    rounds = options.rounds ?? (isSmoke ? 5 : 31)
    self.folder = folder
    programs = try Programs()
  }
}
