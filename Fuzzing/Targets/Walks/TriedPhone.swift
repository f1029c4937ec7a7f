import Delivery
import Files
import Notifications
import Scenarios
import Sessions

/// The phones that lines are tried on: a few apps with notifications, no file in reach.
enum TriedPhone {
  /// What happened on one: of old with alert boxes, of the talks, and with a summary.
  static let beginnings = [4, 12, 16].map { ["device os=\($0)"] + apps + pushes }

  // A line that lets years pass is over in less than a second, under the sanitizer, too.
  private static let apps = [
    "policy clock.maxEvents 1000",
    #"app {"bundleIdentifier":"com.example.chat","displayName":"Chit Chat"}"#,
    #"app {"bundleIdentifier":"com.example.mail","displayName":"Mail"}"#,
    #"app {"bundleIdentifier":"com.example.messages","places":{"Home":{"latitude":52.5,"longitude":13.4,"radius":50}}}"#,
    #"app {"bundleIdentifier":"com.example.radio","delegate":{"openSettingsFor":true},"authorization":{"options":["alert","providesAppNotificationSettings"]}}"#,
    #"app {"bundleIdentifier":"com.example.oven","authorization":{"options":["alert","provisional"]}} state=fresh"#,
    #"app {"bundleIdentifier":"com.example.rooster"}"#,
    "app " + kettle,
  ]

  // With actions, a text field, a service and a rich view.
  private static let kettle = #"""
    {"bundleIdentifier":"com.example.kettle","service":{"name":"Whistle","command":["./whistle"]},\#
    "categories":[{"identifier":"boil","actions":[{"identifier":"again","title":"Again"},\#
    {"identifier":"tell","title":"Tell it","textInput":{}}]}],"content":[{"name":"Steam",\#
    "UNNotificationExtensionCategory":"boil","UNNotificationExtensionUserInteractionEnabled":true,\#
    "inputView":["🍵"],"view":[{"label":"mood"},{"button":"pour","title":"Pour"},\#
    {"media":"clip","playButton":{"type":"default","frame":[0,0,1,1]}}],\#
    "on":{"action again":[{"becomeFirstResponder":true},{"complete":"doNotDismiss"}],\#
    "action tell":[{"complete":"doNotDismiss"}],\#
    "input *":[{"set":{"mood":"{input}"}},{"resignFirstResponder":true}],\#
    "press pour":[{"set":{"mood":"poured"}}]}}]}
    """#

  private static let pushes = [
    #"push chat {"aps":{"alert":{"title":"Anna","body":"One"},"thread-id":"anna"}}"#,
    #"push chat {"aps":{"alert":{"title":"Ben","body":"Two"},"thread-id":"ben"}}"#,
    #"push chat {"aps":{"alert":{"title":"Anna","body":"Three"},"thread-id":"anna"}}"#,
    #"push mail {"aps":{"alert":"Four"}} id=four"#,
    #"push chat {"aps":{"alert":"Five"}} collapse-id=c"#,
    #"push kettle {"aps":{"alert":"100 °C","category":"boil"}} id=steam"#,
  ]

  /// Where files would lie, none of which may be read or written.
  static let locations: DataLocations = {
    var locations = DataLocations(dataFolder: nil)
    locations.reach = FileReach(read: [], write: [])
    return locations
  }()

  /// A run on the second one with nothing left to play; nil where there is no tz database.
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
    for line in beginnings[1] { _ = run.perform(line, files: files) }
    return run.session
  }()
}
