import CICU
import Notifications

extension FormatPlaceholder {
  /// What a placeholder makes of an argument, and what is wrong with that.
  struct Rendering {
    /// What stands in the placeholder's place.
    var words: String
    /// What does not fit, to follow the placeholder in a complaint; nil when all is well.
    var complaint: String?
    /// L8 where a text stands where a number belongs, L24 for what no format should have.
    var rule: RuleID?
    /// How bad it is, where something is wrong.
    var severity = Diagnostic.Severity.warning
  }

  /// Writes an argument as Foundation would, where it fits; where not, as it is.
  ///
  /// - Parameters:
  ///   - argument: One of another kind than the placeholder's is written all the same, with a
  ///     complaint.
  ///   - width: The width, resolved.
  ///   - precision: The precision, resolved.
  /// - Returns: Words without the digits of other scripts (L31): the caller puts those in.
  func rendering(of argument: FormatArgument, width: Int?, precision: Int?) -> Rendering {
    switch (kind, argument) {
    case (.text, .string(let words)):
      let cut = precision.map { String(words.prefix(max(0, $0))) } ?? words
      let isForC = conversion != "@"
      return Rendering(
        words: padded(cut, width),
        complaint: isForC ? "takes a text of the C language; write %@" : nil,
        rule: isForC ? "L24" : nil)
    case (_, .string(let words)):
      // What a push brings is always a text (L5): one that reads as the number does what is meant.
      let isNumber = kind == .integer ? Int64(words) != nil : Double(words) != nil
      return Rendering(
        words: words, complaint: "is given the text \"\(words)\"", rule: "L8",
        severity: isNumber ? .note : .warning)
    case (.integer, .integer(let number)): return integer(number, width, precision)
    case (.real, .real(let number)):
      return Rendering(words: real(number, width, precision))
    case (.integer, .real(let number)):
      var rendering = integer(Int64(exactly: number.rounded(.towardZero)) ?? 0, width, precision)
      rendering.complaint = "is given \(argument.kindInWords)"
      return rendering
    case (.real, .integer(let number)):
      return Rendering(
        words: real(Double(number), width, precision),
        complaint: "is given \(argument.kindInWords); write %d")
    case (.text, .integer), (.text, .real):
      return Rendering(
        words: padded(argument.words, width), complaint: "is given \(argument.kindInWords)")
    }
  }

  private func integer(_ number: Int64, _ width: Int?, _ precision: Int?) -> Rendering {
    if conversion == "c" || conversion == "C" { return character(number, width) }
    let isSigned = "diD".contains(conversion)
    let (kept, fits) = truncated(number, isSigned: isSigned)
    let wider = isSigned || number >= 0 ? conversion : "d"
    let complaint = fits ? nil : "cannot hold \(number); write %l\(wider)"
    var digits = digits(kept, isSigned: isSigned)
    if let precision {
      digits = String(repeating: "0", count: max(0, precision - digits.count)) + digits
      if precision == 0 && kept == 0 { digits = "" }
    }
    // C has one zero in front of an octal number, which a precision may have brought already.
    if flags.contains("#"), "oO".contains(conversion), digits.first != "0" { digits = "0" + digits }
    let sign = sign(isNegative: isSigned && kept < 0, isSigned: isSigned) + prefix(kept)
    let isZeroFilled = flags.contains("0") && !flags.contains("-") && precision == nil
    let room = (width ?? 0) - digits.count - sign.count
    if isZeroFilled, room > 0 { digits = String(repeating: "0", count: room) + digits }
    return Rendering(words: padded(sign + digits, width), complaint: complaint)
  }

  // The bits that C passes on; what they mean depends on the letter.
  private func truncated(_ number: Int64, isSigned: Bool) -> (kept: Int64, fits: Bool) {
    if bits == 64 { return (number, isSigned || number >= 0) }
    let mask = Int64(1) << Int64(bits) - 1
    let low = number & mask
    let kept = isSigned && low > mask >> 1 ? low - mask - 1 : low
    return (kept, kept == number)
  }

  private func digits(_ number: Int64, isSigned: Bool) -> String {
    switch conversion {
    case "x", "p": String(UInt64(bitPattern: number), radix: 16)
    case "X": String(UInt64(bitPattern: number), radix: 16, uppercase: true)
    case "o", "O": String(UInt64(bitPattern: number), radix: 8)
    default: isSigned ? String(number.magnitude) : String(UInt64(bitPattern: number))
    }
  }

  private func sign(isNegative: Bool, isSigned: Bool) -> String {
    if isNegative { return "-" }
    guard isSigned else { return "" }
    return flags.contains("+") ? "+" : hasBlank ? " " : ""
  }

  private func prefix(_ number: Int64) -> String {
    if conversion == "p" { return "0x" }
    guard flags.contains("#"), number != 0 else { return "" }
    switch conversion {
    case "x": return "0x"
    case "X": return "0X"
    default: return ""
    }
  }

  private func character(_ number: Int64, _ width: Int?) -> Rendering {
    guard let scalar = UInt32(exactly: number).flatMap(Unicode.Scalar.init), number > 0 else {
      return Rendering(words: "", complaint: "is given \(number), which is no character")
    }
    return Rendering(words: padded(String(Character(scalar)), width))
  }

  private func real(_ number: Double, _ width: Int?, _ precision: Int?) -> String {
    let format =
      "%" + flags.filter { "-+0# ".contains($0) } + (width.map { String(max(0, $0)) } ?? "")
      + (precision.map { ".\(max(0, $0))" } ?? "") + String(conversion)
    var buffer = [CChar](repeating: 0, count: 2400)
    let length = cicu_write_double(&buffer, Int32(buffer.count), format, number)
    guard length >= 0 else { return String(number) }
    let bytes = buffer.prefix(min(Int(length), buffer.count - 1)).map { UInt8(bitPattern: $0) }
    return String(decoding: bytes, as: UTF8.self)
  }

  private func padded(_ words: String, _ width: Int?) -> String {
    guard let width, width > words.count else { return words }
    let filling = String(repeating: " ", count: width - words.count)
    return flags.contains("-") ? words + filling : filling + words
  }
}
