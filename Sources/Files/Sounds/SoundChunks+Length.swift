/// What a sound file says of itself.
extension SoundChunks {
  /// Whether it is an AIFF, WAV or CAF file that says in which format.
  var isReadable: Bool {
    switch (form, kind) {
    case ("RIFF", "WAVE"): self["fmt "].map { $0.size >= 16 } ?? false
    case ("FORM", "AIFF"), ("FORM", "AIFC"): self["COMM"].map { $0.size >= 18 } ?? false
    case ("caff", _): self["desc"].map { $0.size >= 32 } ?? false
    default: false
    }
  }

  /// How long it plays, in seconds; nil for what is no AIFF, WAV or CAF
  /// file, and where none is said.
  var seconds: Double? {
    switch form {
    case "RIFF": waveSeconds
    case "FORM": aiffSeconds
    case "caff": cafSeconds
    default: nil
    }
  }

  private var waveSeconds: Double? {
    guard let format = self["fmt "], let data = self["data"], format.size >= 12 else {
      return nil
    }
    let bytesPerSecond = number(at: format.start + 8, bytes: 4)
    return bytesPerSecond == 0 ? nil : Double(data.size) / Double(bytesPerSecond)
  }

  // The rate is an 80-bit float: 15 bits of exponent, 64 of mantissa.
  private var aiffSeconds: Double? {
    guard let common = self["COMM"], common.size >= 18 else { return nil }
    let frames = number(at: common.start + 2, bytes: 4)
    let exponent = Int(number(at: common.start + 8, bytes: 2) & 0x7FFF) - 16_383 - 63
    let mantissa = Double(number(at: common.start + 10, bytes: 8))
    guard mantissa > 0, abs(exponent) < 1000 else { return nil }
    return Double(frames) / Double(sign: .plus, exponent: exponent, significand: mantissa)
  }

  private var cafSeconds: Double? {
    guard let description = self["desc"], description.size >= 32 else { return nil }
    let rate = Double(bitPattern: number(at: description.start, bytes: 8))
    guard rate > 0, rate.isFinite else { return nil }
    if let packets = self["pakt"], packets.size >= 16 {
      return Double(number(at: packets.start + 8, bytes: 8)) / rate
    }
    let bytesPerPacket = number(at: description.start + 16, bytes: 4)
    let framesPerPacket = number(at: description.start + 20, bytes: 4)
    guard bytesPerPacket > 0, let data = self["data"] else { return nil }
    return Double(data.size) / Double(bytesPerPacket) * Double(framesPerPacket) / rate
  }
}
