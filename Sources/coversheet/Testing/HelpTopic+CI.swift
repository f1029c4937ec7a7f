extension HelpTopic {
  /// How a pipeline runs scenarios.
  static let continuousIntegration = HelpTopic(
    name: "ci", summary: "scenarios in a pipeline: reports, parts for several machines, Bazel",
    sentences: [
      """
      “coversheet test PATH…” plays every .scenario under the paths, each on a fresh phone, as many at a \
      time as there are processors. The report is in the order of the paths, whichever ended first, and \
      the same each time but for how long each took.
      """,
      """
      Exit status: 0 all passed; 1 an expectation or a picture did not hold, a rule found an error, or \
      with “--strict” there was a warning; 2 a path, an option or a scenario is wrong. “cannot run” is \
      a scenario that has a mistake, or that never ended: policy clock.maxEvents is the limit.
      """,
      """
      Reports: text; “--junit=FILE”, as Maven's Surefire writes it; “--tap”, version 13; “--json” \
      (“help --schema=test”); “--github”, annotations at the lines; “--html=FILE”, one page that needs \
      nothing else. “-o FILE” takes what is printed. A file that cannot be written is found before \
      anything is played.
      """,
      """
      Several machines: “--shard=1/3” to “--shard=3/3” are disjoint and together all. With “--times=FILE”, \
      the --junit or --json report of an earlier run, they take equally long; give it several times for \
      the reports of several machines. “test --merge one.json two.json” puts --json reports together as \
      any report; of a test in several of them, as where each plays another --os, the worst counts.
      """,
      """
      Bazel's variables mean the same: TEST_SHARD_INDEX, TEST_TOTAL_SHARDS, TEST_SHARD_STATUS_FILE, \
      XML_OUTPUT_FILE, TEST_UNDECLARED_OUTPUTS_DIR (as --failures), TESTBRIDGE_TEST_ONLY (as --filter), \
      TESTBRIDGE_TEST_RUNNER_FAIL_FAST. So do \
      googletest's: GTEST_SHARD_INDEX, GTEST_TOTAL_SHARDS, GTEST_SHARD_STATUS_FILE, GTEST_OUTPUT=xml:FILE, \
      GTEST_FILTER, where - begins what is left out, and ? stands for a - in a name. Options come before \
      them. A filter of theirs that leaves no scenario is a warning, since it is for other tests, too: with \
      “--strict” it fails, as --filter does. Fixtures/Integrations has examples.
      """,
      """
      A scenario says of its own test, before all lines but title: “tag smoke slow”, words by which \
      --tag chooses; “skip REASON”, which leaves it out; “fails REASON”, which expects a failure, so \
      that its passing is one. “case NAME key=value” plays it with the value where {key} stands, as a \
      test FILE[NAME] of its own; one line a case. Files and folders whose names begin with _ are \
      helpers for include. A scenario without expectation or picture proves nothing: a warning.
      """,
      """
      Pictures that no line names any more are told; “--update-snapshots” draws anew what differs, removes \
      these, and says how many; those of a test that “fails” are left. At a terminal it asks one by one: \
      y, n, a for all others, q for none. Where CI is set it draws only pictures that are named: \
      “--update-snapshots=list,badge”, or “=all”.
      """,
      """
      A scenario does the same each time. “--repeat=N” plays each N times and fails where facts differ, \
      as programs of extensions (--allow-programs) may make them.
      """,
    ],
    examples: [
      (
        ".github/workflows/notifications.yml",
        """
        on: [push, pull_request]
        jobs:
          scenarios:
            runs-on: ubuntu-latest
            strategy: { fail-fast: false, matrix: { shard: [1, 2, 3] } }
            steps:
              - uses: actions/checkout@v4
              - run: coversheet test --github --shard=${{ matrix.shard }}/3 Scenarios

        """
      )
    ])
}
