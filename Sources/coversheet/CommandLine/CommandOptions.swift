/// The options that one command has for itself: a struct with a property for each.
///
/// It asks for them one after the other, and what it asks for is what help,
/// manual and completion list.
protocol CommandOptions: SendableMetatype {
  /// Takes the values of its options.
  init(_ line: inout OptionReader)
}

extension CommandOptions {
  /// Its options, in the order in which it asks for them.
  static var listed: [CommandLineOption] {
    var line = OptionReader(CommandLineArguments())
    _ = Self(&line)
    return line.listed
  }

  /// Takes the values of its options.
  init(_ arguments: CommandLineArguments) {
    var line = OptionReader(arguments)
    self.init(&line)
  }
}

/// The options of a command that has none of its own.
struct NoOptions: CommandOptions {
  init(_ line: inout OptionReader) {}
}

/// A command line as a command asks for its options, with the list of what it asked for.
struct OptionReader {
  /// What was asked for, in order.
  private(set) var listed: [CommandLineOption] = []
  private let arguments: CommandLineArguments

  init(_ arguments: CommandLineArguments) { self.arguments = arguments }

  /// Whether a switch was given.
  mutating func has(_ option: CommandLineOption) -> Bool {
    listed.append(option)
    return arguments.has(option)
  }

  /// The value that was given; nil for none.
  mutating func value(_ option: CommandLineOption) -> String? {
    listed.append(option)
    return arguments[option]
  }

  /// All values of an option that may be repeated, in their order.
  mutating func values(_ option: CommandLineOption) -> [String] {
    listed.append(option)
    return arguments.all(option)
  }

  /// The value that was given as one of the choices; nil for none.
  mutating func choice<Value: RawRepresentable<String>>(_ option: CommandLineOption) -> Value? {
    value(option).flatMap { Value(rawValue: $0) }
  }

  /// Lists an option whose value is in `SharedOptions`.
  mutating func shares(_ option: CommandLineOption) { listed.append(option) }
}
