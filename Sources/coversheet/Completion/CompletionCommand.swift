import Notifications

extension CommandSpec {
  /// `coversheet completion`: prints a completion script for bash, zsh or fish.
  static let completion = CommandSpec(
    name: "completion", synopsis: "bash|zsh|fish",
    summary: "print what makes a shell complete commands, options and files",
    examples: [
      ("source <(coversheet completion bash)", "in ~/.bashrc"),
      ("coversheet completion zsh > ~/.zfunc/_coversheet", "in a folder of $fpath"),
      ("coversheet completion fish > ~/.config/fish/completions/coversheet.fish", "for fish"),
    ],
    common: []
  ) { (invocation, _: NoOptions) in
    try invocation.expectAtMost(1)
    let name = try invocation.operand(0, "bash, zsh or fish")
    guard let shell = Shell(rawValue: name) else {
      let names = Shell.allCases.map(\.rawValue)
      throw UsageError(
        "“completion” is for \(names.joined(separator: ", ")), not “\(name)”"
          + suggestion(for: name, among: names))
    }
    Console.print(shell.completion)
    return .done
  }
}

/// A shell whose completion can be had.
enum Shell: String, CaseIterable {
  case bash, zsh, fish

  /// The script, made from the table of commands.
  var completion: String {
    switch self {
    case .bash: BashCompletion.script
    case .zsh: ZshCompletion.script
    case .fish: FishCompletion.script
    }
  }
}
