import Files
import Interaction
import Notifications
import Screens
import Sessions
import TerminalCore

extension FuzzTarget {
  static let settings = [
    FuzzTarget("theme", .files(".json", ".yaml"), words: themeWords) { bytes in
      Theme.read(SourceFile(path: "a", bytes: bytes)).diagnostics.misplaced
    },
    FuzzTarget("scheme", .inputs { [scheme] }, words: schemeWords) { bytes in
      ColorScheme.read(SourceFile(path: "a.yaml", bytes: bytes)).diagnostics.misplaced
    },
    FuzzTarget("config", .texts(config), words: configWords) { bytes in
      let reading = Configuration.read(SourceFile(path: "config.json", bytes: bytes))
      return reading.diagnostics.misplaced
    },
    FuzzTarget("check-settings", .texts(checkSettings), words: ruleWords) { bytes in
      let file = SourceFile(path: ".coversheet-check.json", bytes: bytes)
      return CheckSettingsReader.read(file, folder: "/tmp").diagnostics.misplaced
    },
    FuzzTarget("test-times", .texts(junit, #"{"scenarios":[{"path":"a","seconds":1}]}"#)) { bytes in
      var times = TestTimes()
      do throws(Diagnostic) {
        try times.read(SourceFile(path: "junit.xml", bytes: bytes))
      } catch {
        return [error].misplaced
      }
      return nil
    },
  ]

  private static let themeWords: @Sendable () -> [String] = {
    Role.allCases.map { "\"\($0.rawValue)\":" } + [
      "\"base\":", "\"colored\":", "\"roles\":", "\"#7cafc2\"",
    ]
  }

  private static let schemeWords: @Sendable () -> [String] = {
    (ColorScheme.base16 + ColorScheme.base24).map { ColorScheme.key($0) + ": " }
      + ["palette:", "system:", "variant:", "\"7cafc2\"", " # "]
  }

  private static var scheme: [UInt8] {
    let slots = ColorScheme.base16.map { "  \(ColorScheme.key($0)): \"#7cafc2\"\n" }
    return Array(
      ("system: \"base16\"\nname: \"A\"\nvariant: dark\npalette:\n" + slots.joined()).utf8)
  }

  private static let config =
    #"{"theme":"dusk","keys":{"clear-group":"X","quit":["q","ctrl-x c"]},"options":{"ascii":true,"density":"compact"}}"#
  private static let configWords: @Sendable () -> [String] = {
    Control.all.map { "\"\($0.id.rawValue)\":" }
      + ["\"ctrl-a\"", "\"f5\"", "\"alt-x\"", "\"keys\":", "\"options\":", "\"theme\":"]
  }

  private static let checkSettings =
    #"{"rules":{"Y40":"off","Y12":"warning"},"ignore":["Vendor/**",{"path":"*.app/?[a-z]","rules":["Y15"]}]}"#
  private static let ruleWords: @Sendable () -> [String] = {
    Rule.all.map { "\"\($0.id)\":" } + RuleWeight.names.map { "\"\($0)\"" } + [
      "**", "\"rules\":", "\"ignore\":",
    ]
  }

  private static let junit = """
    <?xml version="1.0"?><testsuites><testsuite name="a"><testcase name="a.scenario" time="0.5"/>
    <testcase name="b" time="1e9"><failure message="&lt;x&gt;">y</failure></testcase></testsuite></testsuites>
    """
}
