// swift-tools-version: 6.0
import PackageDescription

// What nobody goes on editing (.ci/run, .ci/night) is built once, as it is released, but that tests may look into it: what
// is tested is what people have, and the same is measured.
let isAsReleased = Context.environment["COVERSHEET_AS_RELEASED"] != nil
let ofReleases: BuildSettingCondition? = isAsReleased ? nil : .when(configuration: .release)

// Pictures are read and written a few times in a session, and each function can be left out by itself.
let madeSmall: [CSetting] = [
  .unsafeFlags(["-Os", "-ffunction-sections"], ofReleases)
]

// A static executable starts in a third of the time of one that loads the libraries, and the tests start it thousands
// of times; the flag has to reach compiler and linker, or the program is linked against both. What is linked to it is
// linked so, and tests have no static library: none depends on the executable. At a fixed address nothing has to be
// relocated before it runs. Sources/C/Static makes the linker take archives for shared libraries; lld finds what is in
// them whatever their order. The sanitizers know the calls of shared libraries only.
let isSanitized = Context.environment["COVERSHEET_SANITIZED"] != nil
let isStatic: [SwiftSetting] = isSanitized ? [] : [.unsafeFlags(["-static-stdlib"])]
let carriesLibraries: [LinkerSetting] =
  isSanitized
  ? []
  : [
    .unsafeFlags([
      "-static-stdlib", "-use-ld=lld", "-L", "\(Context.packageDirectory)/Sources/C/Static",
      "-Xclang-linker", "-no-pie", "-Xlinker", "--no-export-dynamic",
    ])
  ]
let madeForRelease: [LinkerSetting] =
  isSanitized
  ? []
  : [
    .unsafeFlags(
      [
        "-Xlinker", "--gc-sections", "-Xlinker", "--icf=all", "-Xlinker", "-O2",
        "-Xlinker", "-T", "-Xlinker",
        "\(Context.packageDirectory)/Sources/C/Static/sections.ld",
        // What a session runs lies together. A name that the program has no longer is no mistake.
        "-Xlinker", "--symbol-ordering-file", "-Xlinker",
        "\(Context.packageDirectory)/Sources/C/Static/session.order",
        "-Xlinker", "--no-warn-symbol-ordering",
        // OpenSSL would look at the processor before main: Sources/C/COpenSSL/startup.c.
        "-Xlinker", "--wrap=OPENSSL_cpuid_setup",
      ], ofReleases)
  ]

let package = Package(
  name: "Coversheet",
  targets: [
    .target(name: "Encodings"),
    .target(
      name: "TerminalCore", dependencies: ["Encodings"],
      // Every test that looks at a screen draws it cell by cell: a tenth of all that the tests do.
      swiftSettings: [.unsafeFlags(["-O"], .when(configuration: .debug))]),
    .target(name: "Notifications", exclude: ["Rules/README.md"]),
    .target(name: "CICU", path: "Sources/C/CICU"),
    .target(name: "Localization", dependencies: ["Notifications", "CICU"]),
    .target(name: "Calendars", dependencies: ["Notifications", "CICU"]),
    .target(name: "Push", dependencies: ["Notifications"]),
    .target(
      name: "Delivery", dependencies: ["Notifications", "Localization", "Calendars", "Push"]),
    .target(
      name: "Explaining", dependencies: ["Delivery", "Localization", "Push", "Notifications"]),
    .systemLibrary(name: "CYAML", path: "Sources/C/CYAML"),
    .target(
      name: "Files", dependencies: ["Encodings", "Notifications", "Localization", "CYAML"]),
    .target(
      name: "Scenarios",
      dependencies: ["Explaining", "Delivery", "Files", "Localization", "Push", "Notifications"],
      resources: [.embedInCode("World/phrases.json")]),
    .target(
      name: "Lint",
      dependencies: ["Files", "Delivery", "Calendars", "Localization", "Push", "Notifications"]),
    .target(
      name: "Screens",
      dependencies: [
        "Encodings", "TerminalCore", "Lint", "Scenarios", "Explaining", "Delivery", "Localization",
        "Push",
        "Notifications", "Files",
      ], exclude: ["Controls/README.md"]),
    .target(name: "CProcess", path: "Sources/C/CProcess"),
    .target(name: "CPicture", path: "Sources/C/CPicture", cSettings: madeSmall),
    .target(name: "COpenSSL", path: "Sources/C/COpenSSL"),
    .target(
      name: "Programs",
      dependencies: [
        "Files", "Notifications", "TerminalCore", "COpenSSL", "CProcess", "CPicture",
      ]),
    .target(
      name: "Sessions",
      dependencies: [
        "Programs", "Lint", "Scenarios", "Files", "Explaining", "Delivery", "Localization", "Push",
        "Notifications", "TerminalCore", "Encodings",
      ],
      // In the program itself, which may be moved anywhere.
      resources: [
        .embedInCode("Pages/matrix.css"), .embedInCode("Pages/matrix.js"),
        .embedInCode("Pages/sheet.css"), .embedInCode("Pages/story.css"),
        .embedInCode("Pages/story.js"),
        .embedInCode("Pages/tests.css"), .embedInCode("Pages/tests.js"),
      ]),
    .target(name: "JSONRPC", dependencies: ["Files", "Notifications"]),
    .target(
      name: "LanguageServer",
      dependencies: [
        "JSONRPC", "Sessions", "Lint", "Scenarios", "Files", "Explaining", "Delivery",
        "Localization", "Notifications", "Encodings",
      ]),
    .systemLibrary(name: "CNghttp2", path: "Sources/C/CNghttp2"),
    .target(
      name: "PushEndpoint",
      dependencies: [
        "Sessions", "Files", "Push", "Notifications", "Encodings", "CNghttp2", "COpenSSL",
      ]),
    .target(
      name: "ContextServer",
      dependencies: [
        "Interaction", "JSONRPC", "Screens", "Sessions", "Scenarios", "Files", "Notifications",
      ]),
    .target(
      name: "Interaction",
      dependencies: [
        "Screens", "Sessions", "Programs", "Scenarios", "Files", "Explaining", "Delivery",
        "Localization", "Push", "Notifications", "TerminalCore",
      ]),
    .systemLibrary(name: "CNcurses", path: "Sources/C/CNcurses"),
    .target(name: "CTerminal", path: "Sources/C/CTerminal"),
    .target(name: "CPNG", path: "Sources/C/CPNG", cSettings: madeSmall),
    .target(
      name: "NcursesTerminal",
      dependencies: ["CNcurses", "CPNG", "CTerminal", "TerminalCore", "Encodings"]),
    .executableTarget(
      name: "coversheet",
      dependencies: [
        "ContextServer", "Interaction", "LanguageServer", "JSONRPC", "PushEndpoint", "Sessions",
        "Programs", "NcursesTerminal", "Screens", "Lint",
        "Scenarios", "Files", "Explaining", "Localization", "Delivery", "Push", "Notifications",
        "TerminalCore", "Encodings",
      ], swiftSettings: isStatic,
      linkerSettings: carriesLibraries + madeForRelease),
    .executableTarget(
      name: "coversheet-bench",
      dependencies: [
        "Interaction", "LanguageServer", "JSONRPC", "PushEndpoint", "Sessions",
        "Screens", "Scenarios", "Files", "Explaining",
        "Localization", "Delivery", "Push", "Notifications", "TerminalCore", "TestSupport",
        "coversheet", "hello-ncurses", "list-limit",
      ]),
    // The C hello that start-up is compared with, free of the libraries that Swift would link to it.
    .executableTarget(
      name: "hello-ncurses", path: "Tests/HelloNcurses",
      linkerSettings: [.linkedLibrary("ncursesw"), .unsafeFlags(["-nostartfiles"])]),
    // As little as a program that shows a list can do.
    .executableTarget(
      name: "list-limit", path: "Tests/ListLimit",
      linkerSettings: [.linkedLibrary("ncursesw"), .unsafeFlags(["-nostartfiles"])]),

    .target(
      name: "TestSupport",
      dependencies: [
        "Explaining", "Delivery", "Notifications", "Programs", "Push", "TerminalCore",
      ],
      path: "Tests/TestSupport",
      // What tries every situation and reads every byte of a terminal takes minutes as it is written.
      swiftSettings: [.unsafeFlags(["-O"], .when(configuration: .debug))]),
    .target(name: "TestTraits", path: "Tests/TestTraits"),
    .target(
      name: "CCharacters", path: "Tests/CCharacters", linkerSettings: [.linkedLibrary("icuuc")]),
    .executableTarget(
      name: "terminal-probe", dependencies: ["NcursesTerminal", "TerminalCore", "TestSupport"],
      path: "Tests/TerminalProbe"),
    .testTarget(name: "ArchitectureTests", dependencies: ["Notifications", "TestSupport"]),
    .testTarget(
      name: "CalendarsTests", dependencies: ["Calendars", "Files", "Notifications"]),
    .testTarget(
      name: "ContextServerTests",
      dependencies: [
        "ContextServer", "JSONRPC", "Sessions", "Files", "Notifications", "TestSupport",
      ]),
    .testTarget(
      name: "DocumentTests",
      dependencies: ["Notifications", "Delivery", "Scenarios", "Screens", "TestSupport"]),
    .testTarget(
      name: "DeliveryTests", dependencies: ["Notifications", "Push", "Delivery", "TestSupport"]),
    .testTarget(name: "EncodingsTests", dependencies: ["Encodings"]),
    .testTarget(
      name: "ExplainingTests",
      dependencies: [
        "Explaining", "Delivery", "Push", "Files", "Localization", "Notifications", "TestSupport",
      ]),
    .testTarget(
      name: "FilesTests", dependencies: ["Files", "Localization", "Notifications", "TestSupport"]),
    .testTarget(name: "JSONRPCTests", dependencies: ["JSONRPC", "Files", "Notifications"]),
    .testTarget(
      name: "LanguageServerTests",
      dependencies: [
        "LanguageServer", "JSONRPC", "Sessions", "Scenarios", "Files", "Delivery", "Notifications",
        "TestSupport",
      ]),
    .testTarget(
      name: "LintTests",
      dependencies: [
        "Lint", "Delivery", "Files", "Localization", "Notifications", "Push", "TestSupport",
      ]),
    .testTarget(
      name: "LocalizationTests",
      dependencies: ["Localization", "Files", "Notifications", "TestSupport"]),
    .testTarget(
      name: "NcursesTerminalTests",
      dependencies: [
        "NcursesTerminal", "Notifications", "TerminalCore", "TestSupport", "TestTraits",
        "terminal-probe",
      ]),
    .testTarget(
      name: "ScreensTests",
      dependencies: [
        "Screens", "TestSupport", "Scenarios", "Files", "Localization", "Explaining", "Delivery",
        "Push",
        "Notifications", "TerminalCore",
      ], exclude: ["Snapshots"]),
    .testTarget(
      name: "ScenariosTests",
      dependencies: [
        "Scenarios", "Explaining", "Delivery", "Files", "Push", "Notifications", "TestSupport",
      ]),
    .testTarget(
      name: "InteractionTests",
      dependencies: [
        "Interaction", "Screens", "Sessions", "Programs", "Scenarios", "Files", "Explaining",
        "Delivery", "Push", "Notifications", "TerminalCore", "TestSupport",
      ], exclude: ["Snapshots"]),
    .testTarget(
      name: "SessionsTests",
      dependencies: [
        "Sessions", "Programs", "Lint", "Scenarios", "Files", "Explaining", "Delivery", "Push",
        "Localization", "Notifications", "TerminalCore", "TestSupport",
      ]),
    .testTarget(
      name: "NotificationsTests", dependencies: ["Notifications", "TestSupport"]),
    .testTarget(name: "PushTests", dependencies: ["Push", "Notifications", "TestSupport"]),
    .testTarget(
      name: "PushEndpointTests",
      dependencies: [
        "PushEndpoint", "Sessions", "Scenarios", "Files", "Delivery", "Push", "Notifications",
        "TestSupport", "TestTraits", "Encodings", "CNghttp2", "COpenSSL",
      ]),
    .testTarget(
      name: "ProgramsTests",
      dependencies: [
        "Programs", "Files", "Notifications", "TerminalCore", "TestSupport", "TestTraits",
      ],
      exclude: ["Programs", "MisbehavingPrograms"]),
    .testTarget(
      name: "TerminalCoreTests",
      dependencies: ["TerminalCore", "Notifications", "TestSupport", "CCharacters"]),
    .testTarget(
      name: "coversheetTests",
      dependencies: [
        "Interaction", "Notifications", "Files", "Programs", "Push", "Scenarios", "Sessions",
        "TerminalCore",
        "TestSupport", "TestTraits",
      ]),
    .target(
      name: "FuzzTargets",
      dependencies: [
        "ContextServer", "LanguageServer", "JSONRPC", "PushEndpoint", "Interaction", "Sessions",
        "NcursesTerminal", "Screens", "Scenarios", "Files", "Explaining", "Localization",
        "Delivery", "Push", "Notifications", "TerminalCore", "TestSupport",
      ],
      path: "Fuzzing/Targets",
      swiftSettings: [.unsafeFlags(["-O"], .when(configuration: .debug))]),
    .testTarget(name: "FuzzingTests", dependencies: ["FuzzTargets", "TestSupport"]),
  ]
)

// libFuzzer brings its own main: this one is built by .ci/fuzz alone, with its sanitizers.
if Context.environment["COVERSHEET_FUZZING"] != nil {
  package.targets.append(
    .executableTarget(
      name: "coversheet-fuzz", dependencies: ["FuzzTargets"], path: "Fuzzing/Program",
      swiftSettings: [.unsafeFlags(["-parse-as-library"])],
      linkerSettings: [.unsafeFlags(["-use-ld=lld"])]))
}

// What every payload goes through is made for speed, as what tests go through is, the rest for size: a tenth less of it.
// So are words and the push service: a payload takes a tenth of a percent longer, the program has 88,000 bytes less.
let madeForSpeed: Set = [
  "Delivery", "Encodings", "Files", "Lint", "Notifications", "TerminalCore", "TestSupport",
]

// Functions begin at every second byte, and not at every sixteenth, which takes as long.
let forSpeed = ["-O", "-Xllvm", "-align-all-functions=1"]

// Instructions that follow each other in several functions are one, and of these what they have in common again.
let forSize = [
  "-Osize", "-Xllvm", "-enable-machine-outliner=always", "-Xllvm", "-machine-outliner-reruns=1",
]

// Tests try every situation there is, in seconds instead of minutes: a debug build takes a minute
// more, the tests two fewer.
let triedEverywhere: Set = ["Notifications", "Localization", "Delivery", "Explaining"]
for target in package.targets where triedEverywhere.contains(target.name) {
  target.swiftSettings =
    (target.swiftSettings ?? []) + [.unsafeFlags(["-O"], .when(configuration: .debug))]
}

// Nothing asks what fields and cases are called, as .ci/names finds out: what is said of a case is its raw value, or
// words of its own. Tests do ask. Without names the compiler leaves out a type that others end and its own module does
// not: the pipe of signals.
let withoutNames = ["-Xfrontend", "-disable-reflection-metadata"]
let keepsNames: Set = ["NcursesTerminal"]

// Where a release goes wrong its functions say where; what debuggers read of it would be half of the program.
// Each function has a section of its own, and none is kept because others might call it: the linker leaves out what is
// never called, and of functions that are the same, all but one.
// What a generic type is, a release asks the compiler's own accessors: looked up by a mangled name, each first
// use searches the program for conformances, which was a seventh of the start.
// To the compiler's frontend, because the driver is told -g after these.
for target in package.targets where [.regular, .executable].contains(target.type) {
  target.swiftSettings =
    (target.swiftSettings ?? []) + [
      .unsafeFlags(
        [
          "-Xfrontend", "-gnone",
          "-Xfrontend", "-function-sections", "-Xfrontend", "-internalize-at-link",
          "-Xfrontend", "-disable-concrete-type-metadata-mangled-name-accessors",
        ] + (madeForSpeed.contains(target.name) ? forSpeed : forSize), ofReleases),
      .unsafeFlags(
        keepsNames.contains(target.name) ? [] : withoutNames, .when(configuration: .release)),
    ]
}

// A debug build, which it is all the same, would compile files in batches, each of which takes the macros of all others
// apart once more, and make an index of all that is imported for editors, which is a third of the work.
if isAsReleased {
  let byModules = [
    "-whole-module-optimization", "-disable-batch-mode", "-num-threads", "2",
    "-Xfrontend", "-gnone", "-index-ignore-system-modules",
  ]
  for target in package.targets where [.regular, .executable, .test].contains(target.type) {
    let isTest = target.type == .test
    target.swiftSettings =
      (target.swiftSettings ?? []) + [
        .unsafeFlags(byModules + (isTest ? ["-no-emit-module-separately-wmo"] : []))
      ]
    target.cSettings = [.unsafeFlags(["-O2"])] + (target.cSettings ?? [])
  }
}

// The library of regular expressions is a megabyte, and no program here has any. Tests may.
for target in package.targets
where [.regular, .executable].contains(target.type) && target.path == nil {
  target.swiftSettings =
    (target.swiftSettings ?? []) + [
      .unsafeFlags(["-Xfrontend", "-disable-implicit-string-processing-module-import"])
    ]
}
