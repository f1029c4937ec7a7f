import Delivery
import Files
import Notifications
import Scenarios
import Sessions

/// The phone that lines are tried on: two apps with notifications, no file in reach.
enum TriedPhone {
  /// What happened on it. A line that lets years pass is over in less than a second,
  /// under the sanitizer, too.
  static let beginning = [
    "policy clock.maxEvents 1000",
    #"app {"bundleIdentifier":"com.example.chat","displayName":"Chit Chat"}"#,
    #"app {"bundleIdentifier":"com.example.mail","displayName":"Mail"}"#,
    #"push chat {"aps":{"alert":{"title":"Anna","body":"One"},"thread-id":"anna"}}"#,
    #"push chat {"aps":{"alert":{"title":"Ben","body":"Two"},"thread-id":"ben"}}"#,
    #"push chat {"aps":{"alert":{"title":"Anna","body":"Three"},"thread-id":"anna"}}"#,
    #"push mail {"aps":{"alert":"Four"}} id=four"#,
    #"push chat {"aps":{"alert":"Five"}} collapse-id=c"#,
  ]

  /// Where files would lie, none of which may be read or written.
  static let locations: DataLocations = {
    var locations = DataLocations(dataFolder: nil)
    locations.reach = FileReach(read: [], write: [])
    return locations
  }()

  /// A run on it with nothing left to play; nil where there is no tz database.
  static var run: HeadlessRun? {
    session.map { session in
      let nothing = SourceFile(path: "a.scenario", bytes: [])
      return HeadlessRun(LoadedInput(scenario: nothing, on: session, locations: locations))
    }
  }

  private static let session: Session? = {
    guard
      let opening = try? LoadedInput([], settings: WorldSettings(), locations: locations)
    else { return nil }
    var run = HeadlessRun(opening)
    let files = locations.files(folder: "")
    for line in beginning { _ = run.perform(line, files: files) }
    return run.session
  }()
}
