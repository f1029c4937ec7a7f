import Files
import Localization
import Notifications

/// The files that a scenario may name, and how they are read.
///
/// Functions and not a protocol, so that tests have files in memory.
package struct ScenarioFiles: Sendable {
  /// The folder of the scenario's file; empty for the working directory.
  package var folder: String
  /// The folder that holds `Fixtures`; nil where there is none.
  package var dataFolder: String?
  /// Whether there is something at a path.
  package var exists: @Sendable (String) -> Bool
  /// The path that was probably meant by one at which there is nothing; nil where none is near.
  var nearest: @Sendable (String) -> String?
  /// Reads a bundle, or a folder that stands for one.
  package var app: @Sendable (String) throws(Diagnostic) -> Reading<App>
  /// The words of an app that lies in a folder.
  package var strings: @Sendable (App) -> AppStrings = { AppStrings.read(of: $0) }
  /// Reads an app that is written in the scenario; relative paths in it begin in the folder,
  /// nil for the scenario's own.
  var inlineApp: @Sendable (SourceText, String?) -> Reading<App>
  /// Reads a file with one payload.
  var payload: @Sendable (String) throws(Diagnostic) -> Reading<Payload>
  /// Reads a time zone; the place is for complaints.
  package var timeZone: @Sendable (String, Place) throws(Diagnostic) -> TimeZone
  /// Reads a scenario, with all mistakes in it and with what a case gives.
  var scenario: @Sendable (String, ScenarioCase?) throws(Diagnostic) -> ScenarioDocument
  /// What stands in the place of `{key}` in scenarios that are included; nil leaves all braces.
  package var filling: ScenarioCase?
  /// The scenarios that include each other here, the outermost first; empty
  /// for lines that are typed.
  package var includers: [String] = []
  /// Where the pictures of its snapshots are kept, also of those that it includes; nil
  /// for lines that are typed.
  package var snapshotFolder: String?
  /// What may be read; nil where all may.
  package var reach: FileReach?

  package init(
    folder: String, dataFolder: String?, exists: @escaping @Sendable (String) -> Bool,
    nearest: @escaping @Sendable (String) -> String? = { _ in nil },
    app: @escaping @Sendable (String) throws(Diagnostic) -> Reading<App>,
    inlineApp: @escaping @Sendable (SourceText, String?) -> Reading<App>,
    payload: @escaping @Sendable (String) throws(Diagnostic) -> Reading<Payload>,
    timeZone: @escaping @Sendable (String, Place) throws(Diagnostic) -> TimeZone,
    scenario: @escaping @Sendable (String, ScenarioCase?) throws(Diagnostic) -> ScenarioDocument
  ) {
    (self.folder, self.dataFolder, self.exists) = (folder, dataFolder, exists)
    (self.nearest, self.app, self.inlineApp) = (nearest, app, inlineApp)
    (self.payload, self.timeZone, self.scenario) = (payload, timeZone, scenario)
  }

  /// Where a path of a scenario leads: beside the file, in the app's bundle, in the data folder, in
  /// which `Fixtures/Apps/X.app` is what `X.app` is.
  ///
  /// - Parameter bundle: The folder of the app that the line is about; nil for none.
  /// - Returns: The first that is there, in that order.
  /// - Throws: At the word, where it is empty, too long, or nothing in any of them has this name, or
  ///   where the first lies outside of what may be read: whether it is there is not told.
  func find(_ word: Word, bundle: String? = nil) throws(Diagnostic) -> String {
    // Behind a folder's path nothing is the folder itself, which is there.
    if word.text.isEmpty {
      throw Diagnostic(word.place, .error, "this path is empty; write that of a file")
    }
    guard word.text.utf8.count <= FilePath.byteLimit else {
      throw word.quotedJSONMistake
        ?? Diagnostic(
          word.place, .error, "this path is longer than that of any file; write a shorter one")
    }
    let candidates = candidates(word.text, bundle: bundle)
    if let path = candidates.first(where: exists) { return path }
    if let refusal = candidates.first.flatMap({ reach?.refusal(of: $0, at: word.place) }) {
      throw refusal
    }
    if let mistake = word.quotedJSONMistake { throw mistake }
    let search = search(for: word.text, bundle: bundle)
    throw Diagnostic(
      word.place, .error, "there is no file \"\(word.text)\"\(search)", lacking: .file(word.text))
  }

  /// Where a path was looked for at which there is nothing, if in several places, and what was
  /// probably meant: what a complaint ends in.
  ///
  /// - Parameter bundle: As for `find`.
  package func search(for path: String, bundle: String? = nil) -> String {
    let candidates = candidates(path, bundle: bundle)
    let places = candidates.count > 1 ? "; looked for " + candidates.joined(separator: ", ") : ""
    return places + suggestion(of: meant(by: path, candidates), for: path)
  }

  // As it is to be written: beginning where the word does. None that is being played is meant.
  private func meant(by text: String, _ candidates: [String]) -> String? {
    candidates.firstNonNil { candidate in
      let folder = candidate.dropLast(text.count)
      return nearest(candidate).flatMap { found in
        found.hasPrefix(folder) && !isPlayed(found) ? String(found.dropFirst(folder.count)) : nil
      }
    }
  }

  /// Finds what a word names, and reads it.
  ///
  /// - Parameter bundle: As for `find`.
  /// - Throws: At the word, where there is nothing of this name, or a folder that is not
  ///   what is needed.
  func read<Value>(
    _ word: Word, bundle: String? = nil, _ read: (String) throws(Diagnostic) -> Value
  ) throws(Diagnostic) -> Value {
    let path = try find(word, bundle: bundle)
    do throws(Diagnostic) { return try read(path) } catch {
      guard error.place == Place(path), Folder.isFolder(path) else { throw error }
      throw Diagnostic(word.place, .error, "\(path) cannot be read: \(error.message)")
    }
  }

  /// Where a path leads that a person gives: to what is there, else into the data folder;
  /// nil where neither has it.
  ///
  /// - Parameter path: Absolute, or relative to the folder.
  package func locate(_ path: String) -> String? { locate(path, bundle: nil) }

  /// The same with another folder that a path may begin in.
  ///
  /// - Parameter bundle: As for `find`.
  package func locate(_ path: String, bundle: String?) -> String? {
    candidates(path, bundle: bundle).first(where: exists)
  }

  /// A path that begins in the folder, unless it is absolute.
  func path(_ path: String) -> String {
    path.hasPrefix("/") ? path : FilePath(folder).path(of: path)
  }

  private func candidates(_ path: String, bundle: String?) -> [String] {
    if path.hasPrefix("/") { return [path] }
    var folders = [folder]
    if let bundle { folders.append(bundle) }
    if let dataFolder, "\(path)/".hasPrefix("Fixtures/") {
      folders.append(dataFolder)
    } else if let dataFolder {
      let fixtures = FilePath(dataFolder).appending("Fixtures")
      folders += ["Apps", "Payloads", "Scenarios"].map { FilePath(fixtures).appending($0) }
    }
    return folders.map { FilePath($0).path(of: path) }
  }
}

extension Word {
  // Where JSON was meant as in a shell. Without a text in it, the braces may be a path's.
  fileprivate var quotedJSONMistake: Diagnostic? {
    guard text.hasPrefix("{") || text.hasPrefix("["), text.contains("\"") else { return nil }
    return Diagnostic(place, .error, "JSON stands without quotes around it; leave those out")
  }
}
