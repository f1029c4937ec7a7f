import Files
import Localization
import Notifications
import Programs
import PushEndpoint
import Sessions

extension CommandSpec {
  /// `coversheet doctor`: prints the settings in force with their sources.
  static let doctor = CommandSpec(
    name: "doctor", synopsis: "", summary: "say what is in force, and why",
    examples: [("coversheet doctor", "look here when something looks wrong")],
    common: [.data, .color, .bidi, .noQuery, .config]
  ) { (invocation, options: DoctorOptions) in
    try invocation.expectAtMost(0)
    let findings = invocation.findings
    let columns = invocation.environment.outputColumns
    Console.print(
      options.isJSON
        ? JSONText.pretty(.array(findings.map(\.json)))
        : findings.map { $0.text(columns: columns) }.joined())
    return findings.contains { !$0.isSound } ? .failed : .done
  }
}

/// What `doctor` takes.
private struct DoctorOptions: CommandOptions {
  /// Whether the report is written as JSON.
  let isJSON: Bool

  init(_ line: inout OptionReader) {
    isJSON = line.has(.json)
    line.shares(.theme)
    line.shares(.pictures)
    line.shares(.widths)
  }
}

extension Invocation {
  fileprivate var findings: [DoctorFinding] {
    [
      DoctorFinding(name: "version", value: Version.current, reason: ""),
      dataFolder, fixtures, timeZones, languages, systems, endpoint, programs, stateFolder,
    ] + interfaceFindings
  }

  private var dataFolder: DoctorFinding {
    let found: (path: String, reason: String)?
    do throws(UsageError) {
      found = try environment.dataFolder(given: options.dataFolder)
    } catch {
      return DoctorFinding(name: "data folder", value: "none", reason: "\(error)", isSound: false)
    }
    guard let found else {
      let advice = "name one with --data=DIR or COVERSHEET_DATA; it holds Fixtures and Themes"
      return DoctorFinding(name: "data folder", value: "none", reason: advice, isSound: false)
    }
    return DoctorFinding(name: "data folder", value: found.path, reason: found.reason)
  }

  private var fixtures: DoctorFinding {
    let folder = (try? locations())?.fixture("Apps")
    let count = folder.flatMap { Folder.entriesIfThere($0) }?.count ?? 0
    return DoctorFinding(
      name: "demo apps", value: String(count), reason: folder ?? "", isSound: count > 0)
  }

  private var timeZones: DoctorFinding {
    do throws(Diagnostic) {
      let zone = try DataLocations(dataFolder: nil).standardTimeZone()
      let reason = TimeZoneFolder.standard.path
      return DoctorFinding(name: "time zones", value: "\(zone.identifier) is there", reason: reason)
    } catch {
      return DoctorFinding(
        name: "time zones", value: "none", reason: "\(error.message); install tzdata",
        isSound: false)
    }
  }

  private var languages: DoctorFinding {
    guard let problem = LanguageData.problem else {
      return DoctorFinding(
        name: "languages", value: "ICU \(LanguageData.version)",
        reason: "plural forms, lists, dates and calendars are as this version has them")
    }
    return DoctorFinding(
      name: "languages", value: "English alone", reason: problem, isSound: false)
  }

  private var endpoint: DoctorFinding {
    DoctorFinding(
      name: "push endpoint", value: EndpointLibraries.versions,
      reason: "what “serve” and “open --serve” speak with")
  }

  private var programs: DoctorFinding {
    let isAllowed = NetworkNamespace.isAllowed
    return DoctorFinding(
      name: "programs", value: isAllowed ? "without network" : "see the network",
      reason: isAllowed
        ? "each in a network namespace of its own"
        : "this system allows no network namespace; let programs of extensions run only where that "
          + "is no harm")
  }

  // Section O.
  private var systems: DoctorFinding {
    DoctorFinding(
      name: "systems", value: "iOS \(Profile.versions)",
      reason: "17 to 26 behave as 16: these rules know no later change")
  }

  private var stateFolder: DoctorFinding {
    guard let folder = environment.stateFolder else {
      let reason = "neither XDG_STATE_HOME nor HOME is set; no journal is kept"
      return DoctorFinding(name: "state folder", value: "none", reason: reason, isSound: false)
    }
    let trouble = OutputFile.stateFolderTrouble(folder)
    let source = environment["XDG_STATE_HOME"]?.hasPrefix("/") == true ? "XDG_STATE_HOME" : "HOME"
    return DoctorFinding(
      name: "state folder", value: folder, reason: trouble ?? source, isSound: trouble == nil)
  }
}
