import Files
import Notifications

extension ScenarioFiles {
  /// The files of this machine.
  ///
  /// - Parameters:
  ///   - folder: The folder of the scenario's file; empty for the working directory.
  ///   - dataFolder: The folder that holds `Fixtures`; nil where there is none.
  ///   - timeZones: Where names of zones are looked up.
  package static func onDisk(
    folder: String, dataFolder: String?, timeZones: TimeZoneFolder
  ) -> ScenarioFiles {
    ScenarioFiles(
      folder: folder, dataFolder: dataFolder, exists: Folder.exists,
      nearest: SourceFile.nearest(to:),
      app: { path throws(Diagnostic) in try AppBundle.read(path) },
      inlineApp: AppManifest.readInline, payload: PayloadReader.read(path:),
      timeZone: timeZones.timeZone(_:at:)
    ) { path, filling throws(Diagnostic) in
      ScenarioDocument(try SourceFile.read(path).bytes, path: path, filling: filling)
    }
  }
}
