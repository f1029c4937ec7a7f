/// The bytes after ESC that begin a string.
enum StringIntroducer: UInt8 {
  /// OSC, DCS, APC, PM and SOS, in this order.
  case operatingSystemCommand = 0x5d
  case deviceControl = 0x50
  case applicationCommand = 0x5f
  case privacyMessage = 0x5e
  case startOfString = 0x58
}

extension Answer {
  /// Reads a string by what began it.
  init(string: String, _ introducer: StringIntroducer) {
    switch introducer {
    case .operatingSystemCommand: self.init(operatingSystemCommand: string)
    case .applicationCommand: self.init(applicationCommand: string)
    case .deviceControl: self.init(deviceControl: string)
    case .privacyMessage, .startOfString: self = .other
    }
  }
}
