/// What the program reads of a payload, as it is written with Foundation.
struct DecodablePayload: Decodable {
  let bundle: String?
  let aps: Aps?

  enum CodingKeys: String, CodingKey {
    case bundle = "Simulator Target Bundle"
    case aps
  }

  struct Aps: Decodable {
    let alert: TextOr<Alert>?
    let badge: Int?
    let sound: TextOr<Sound>?
    let threadIdentifier: String?
    let category: String?
    let interruptionLevel: String?
    let contentAvailable: Int?
    let mutableContent: Int?

    enum CodingKeys: String, CodingKey {
      case alert, badge, sound, category
      case threadIdentifier = "thread-id"
      case interruptionLevel = "interruption-level"
      case contentAvailable = "content-available"
      case mutableContent = "mutable-content"
    }
  }

  struct Alert: Decodable {
    let title: String?
    let titleKey: String?
    let titleArguments: [String]?
    let subtitle: String?
    let subtitleKey: String?
    let subtitleArguments: [String]?
    let body: String?
    let bodyKey: String?
    let bodyArguments: [String]?
    let summaryArgument: String?
    let summaryArgumentCount: Int?
    let launchImage: String?

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

  struct Sound: Decodable {
    let critical: Int?
    let name: String?
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
