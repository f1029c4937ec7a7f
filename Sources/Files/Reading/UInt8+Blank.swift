extension UInt8 {
  /// Whether it is a blank of JSON or XML: a space, a tab, a line feed or a carriage return.
  package var isJSONBlank: Bool { self == 0x20 || self == 0x09 || self == 0x0A || self == 0x0D }
}
