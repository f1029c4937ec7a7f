import Files
import Localization
import Notifications
import Scenarios

/// Where things lie on this machine, told by the executable.
package struct DataLocations: Sendable {
  /// The folder that holds `Fixtures` and `Themes`; nil where there is none.
  package var dataFolder: String?
  /// The folder of the person's own themes; nil where there is none.
  package var themeFolder: String?
  /// What came through pipes, by the words that name them: read once, and told by its content.
  package var piped: [String: SourceFile] = [:]
  /// What may be read and written for a client that is not the person; nil where that is all.
  package var reach: FileReach?
  /// Whether and how programs of extensions run (V17).
  package var programs = ProgramSettings()
  /// Where apps are kept that were read; nil reads them anew each time.
  var apps: AppCache?
  /// Where the cases of a scenario are kept that is played once for each; nil
  /// reads them anew each time.
  package var caseCache: CaseCache?
  /// Where the files are noted that lines name; nil where that is not asked.
  var named: NamedFiles?
  /// Whether a scenario that is played as one of its cases has the lines of the
  /// others, too, to be looked at.
  package var showsAllCases = true

  package init(dataFolder: String?) { self.dataFolder = dataFolder }

  /// A file of the data folder's `Fixtures`; nil where there is no data folder.
  package func fixture(_ path: String) -> String? {
    dataFolder.map { FilePath($0).appending("Fixtures/" + path) }
  }

  /// The system's own words in all languages (T25); none where there is no data
  /// folder, which leaves English.
  package var systemStrings: AppStrings {
    fixture("System").map { AppStrings.read(folder: $0, developmentRegion: "en") } ?? .none
  }

  /// How a scenario in a folder reads files.
  package func files(folder: String) -> ScenarioFiles {
    let files = ScenarioFiles.onDisk(
      folder: folder, dataFolder: dataFolder, timeZones: .standard)
    let kept = apps.map(files.keepingApps) ?? files
    let noted = named.map(kept.noted) ?? kept
    return reach.map(noted.within) ?? noted
  }

  /// The zone that holds unless another is named.
  ///
  /// - Throws: Where the tz database is not installed.
  package func standardTimeZone() throws(Diagnostic) -> TimeZone {
    let folder = TimeZoneFolder.standard
    return try folder.timeZone(TimeZone.standardIdentifier, at: Place(folder.path))
  }

  /// Where what a person names lies: there, else in the data folder, as for the verb `app`. A path
  /// that is nowhere stays as it is.
  package func located(_ path: String) -> String {
    let name = name(path)
    guard piped[name.path] == nil else { return path }
    let located = files(folder: "").locate(name.path) ?? name.path
    return ScenarioName(path: located, caseName: name.caseName).text
  }

  /// What a person named, taken apart: a case may be named behind the word for a pipe, too.
  func name(_ path: String) -> ScenarioName { ScenarioName(path) { piped[$0] != nil } }

  /// What a person named: of what came through a pipe by its content, of a file by its
  /// name; nil for nothing to open.
  func kind(of path: String) -> SourceKind? {
    piped[name(path).path].map { SourceKind(content: $0.bytes) } ?? SourceKind(path: path)
  }

  /// The same of what lies there, else in the data folder, as for `located`.
  package func kind(named path: String) -> SourceKind? { kind(of: located(path)) }

  /// Reads a file that a person named, if it did not come through a pipe already.
  ///
  /// - Throws: Where it cannot be read.
  package func read(_ path: String) throws(Diagnostic) -> SourceFile {
    let path = name(path).path
    if let file = piped[path] { return file }
    if let reach { return try reach.read(path) }
    do throws(Diagnostic) { return try SourceFile.read(path) } catch { throw saying(error, path) }
  }

  // A bare name may be that of something in the data folder: nothing near it lies here.
  private func saying(_ error: Diagnostic, _ path: String) -> Diagnostic {
    guard !path.utf8.contains(UInt8(ascii: "/")), !Folder.hasForeignName(path),
      error.message == SourceFile.missing(path), SourceFile.nearest(to: path) == nil
    else { return error }
    return Diagnostic(error.place, .error, error.message + files(folder: "").search(for: path))
  }

  /// The complaint about a path that is nothing to open.
  ///
  /// - Parameter isChecked: Whether it was to be checked alone: there is more that can be.
  package func unknownKind(_ path: String, isChecked: Bool = false) -> Diagnostic {
    let file = name(path).path
    if !Folder.exists(file) {
      do throws(Diagnostic) { _ = try SourceFile.read(file) } catch { return saying(error, file) }
    }
    if let refusal = PayloadFile.refusal(ofLarge: file) { return refusal }
    let more = isChecked ? ", a file of an app (\(AppPart.endings)), or a .hex with frames" : ""
    let message =
      "this is nothing to \(isChecked ? "check" : "open"); give a .scenario, an .app or a folder, "
      + "an .apns, an .ndjson or a .json file with \"aps\"" + more
    return Diagnostic(Place(path), .error, message)
  }
}
