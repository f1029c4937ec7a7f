/// What the program reads of a payload, as it is written with Foundation.
struct DecodablePayload: Decodable {
  /// The app's bundle identifier, as payload files for simctl name it.
  let bundle: String?
  /// Apple's part of the payload; nil where it has none.
  let aps: Aps?

  /// The keys as they are written in the file.
  enum CodingKeys: String, CodingKey {
    case bundle = "Simulator Target Bundle"
    case aps
  }

  /// The `aps` dictionary, as Apple's payload key reference lists it.
  struct Aps: Decodable {
    /// What is shown: a text, or an object with title and body.
    let alert: TextOr<Alert>?
    /// The number on the app's icon; 0 removes it.
    let badge: Int?
    /// What is played: a file's name, or an object for critical alerts.
    let sound: TextOr<Sound>?
    /// What groups notifications in the list.
    let threadIdentifier: String?
    /// The category whose actions are offered.
    let category: String?
    /// `passive`, `active`, `time-sensitive` or `critical`.
    let interruptionLevel: String?
    /// 1 wakes the app in the background.
    let contentAvailable: Int?
    /// 1 hands the push to the service extension first.
    let mutableContent: Int?

    /// The keys with their hyphens.
    enum CodingKeys: String, CodingKey {
      case alert, badge, sound, category
      case threadIdentifier = "thread-id"
      case interruptionLevel = "interruption-level"
      case contentAvailable = "content-available"
      case mutableContent = "mutable-content"
    }
  }

  /// The `alert` object: literal words, or keys and arguments for localized ones.
  struct Alert: Decodable {
    /// The literal title.
    let title: String?
    /// The title's key in Localizable.strings.
    let titleKey: String?
    /// What fills the title's format specifiers, in order.
    let titleArguments: [String]?
    /// The literal subtitle.
    let subtitle: String?
    /// The subtitle's key in Localizable.strings.
    let subtitleKey: String?
    /// What fills the subtitle's format specifiers, in order.
    let subtitleArguments: [String]?
    /// The literal body.
    let body: String?
    /// The body's key in Localizable.strings.
    let bodyKey: String?
    /// What fills the body's format specifiers, in order.
    let bodyArguments: [String]?
    /// What a group's summary names this notification by.
    let summaryArgument: String?
    /// How many items it counts for in a group's summary.
    let summaryArgumentCount: Int?
    /// The image that the app shows while it launches.
    let launchImage: String?

    /// The keys with their hyphens; localized ones end in `-loc-key`.
    enum CodingKeys: String, CodingKey {
      case title, subtitle, body
      case titleKey = "title-loc-key"
      case titleArguments = "title-loc-args"
      case subtitleKey = "subtitle-loc-key"
      case subtitleArguments = "subtitle-loc-args"
      case bodyKey = "loc-key"
      case bodyArguments = "loc-args"
      case summaryArgument = "summary-arg"
      case summaryArgumentCount = "summary-arg-count"
      case launchImage = "launch-image"
    }
  }

  /// The `sound` object of a critical alert.
  struct Sound: Decodable {
    /// 1 makes the sound a critical alert's.
    let critical: Int?
    /// The sound file's name, or `default`.
    let name: String?
    /// From 0 to 1.
    let volume: Double?
  }

  /// What may be written as a string or as an object; the kind that the sample has is tried first.
  enum TextOr<Value: Decodable>: Decodable {
    case text(String)
    case value(Value)

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if Value.self == Alert.self, let value = try? container.decode(Value.self) {
        self = .value(value)
      } else if let text = try? container.decode(String.self) {
        self = .text(text)
      } else {
        self = .value(try container.decode(Value.self))
      }
    }
  }
}
