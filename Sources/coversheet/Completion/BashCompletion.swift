/// Completion for bash 4 and later.
enum BashCompletion {
  /// The script.
  static var script: String {
    """
    # Completion of coversheet for bash; made by “coversheet completion bash”.
    _coversheet_files() {
      local IFS=$'\\n' ending
      _coversheet_folders
      if (($# == 0)); then COMPREPLY+=($(compgen -f -- "$current")); fi
      for ending in "$@"; do
        COMPREPLY+=($(compgen -f -X "!*.$ending" -- "$current"))
      done
    }
    _coversheet_folders() {
      local IFS=$'\\n'
      compopt -o filenames 2>/dev/null
      COMPREPLY+=($(compgen -d -- "$current"))
    }
    _coversheet_words() {
      local IFS=$' \\t\\n'
      # Of words with commas between it is the last one.
      COMPREPLY+=($(compgen -P "${current%"${current##*,}"}" -W "$*" -- "${current##*,}"))
      if [[ ${#COMPREPLY[@]} == 1 && ${COMPREPLY[0]} == *= ]]; then compopt -o nospace 2>/dev/null; fi
    }
    \(CommandLineOption.assigning.map(assigned).joined(separator: "\n"))
    _coversheet() {
      local current=${COMP_WORDS[COMP_CWORD]} option= command=open named= word assigned=
      COMPREPLY=()
      # bash takes --option=value for three words, --option=name=value for five.
      local at=$COMP_CWORD
      if [[ $current == "=" ]]; then current=; else at=$((at - 1)); fi
      if [[ ${COMP_WORDS[at]} == "=" ]]; then
        option=${COMP_WORDS[at - 1]}
        if [[ $option != -* ]] && ((at > 2)); then
          assigned=$option
          if [[ ${COMP_WORDS[at - 2]} == "=" ]]; then at=$((at - 1)); fi
          option=${COMP_WORDS[at - 2]}=
        fi
      else
        option=${COMP_WORDS[COMP_CWORD - 1]}
        # These have their values behind “=” alone.
        case $option in \(optional)) option= ;; esac
      fi
      for word in "${COMP_WORDS[@]:1:COMP_CWORD - 1}"; do
        case $word in
          \(CommandSpec.all.map(\.name).joined(separator: "|"))) command=$word named=1; break ;;
        esac
      done
      case $command:$option in
    \(values)
      esac
      if [[ $current == -* ]]; then
        case $command in
    \(options)
        esac
        return
      fi
      if [[ -z $named ]]; then
        _coversheet_words \(CommandSpec.all.map(\.name).joined(separator: " "))
      fi
      case $command in
    \(operands)
      esac
    }
    complete -F _coversheet coversheet

    """
  }

  // What stands behind an option or a word.
  private static var values: String {
    CommandSpec.all.flatMap { command in
      command.allOptions.filter { $0.value != nil }.map { option in
        let patterns = option.spellings.map { "\(command.name):\($0)" }.joined(separator: "|")
        return "    \(patterns)) \(call(option.completing)); return ;;"
      }
        + command.allOptions.filter(\.isAssignment).map {
          "    \(command.name):--\($0.name)=) _coversheet_\($0.name); return ;;"
        }
        + command.followers.map { word, completing in
          "    \(command.name):\(word)) \(call(completing)); return ;;"
        }
    }.joined(separator: "\n")
  }

  // A function of what stands behind each name.
  private static func assigned(_ option: CommandLineOption) -> String {
    let cases = option.assignments.filter { !$0.values.isEmpty }.map {
      "    \($0.names.joined(separator: "|"))) \(call(.words($0.values))) ;;"
    }
    return """
      _coversheet_\(option.name)() {
        case $assigned in
      \(cases.joined(separator: "\n"))
        esac
      }
      """
  }

  private static var optional: String {
    CommandSpec.all.flatMap(\.options).filter(\.isValueOptional).flatMap(\.spellings).uniqued()
      .joined(separator: "|")
  }

  private static var options: String {
    CommandSpec.all.map { command in
      let names = command.allOptions.flatMap { option in
        option.spellings.map { option.needsValue && $0.hasPrefix("--") ? $0 + "=" : $0 }
      }
      return "      \(command.name)) _coversheet_words \(names.joined(separator: " ")) ;;"
    }.joined(separator: "\n")
  }

  private static var operands: String {
    CommandSpec.all.map { "    \($0.name)) \(call($0.completing)) ;;" }.joined(separator: "\n")
  }

  private static func call(_ completing: Completion) -> String {
    switch completing {
    case .words(let words): "_coversheet_words \(words.joined(separator: " "))"
    case .files(let endings): (["_coversheet_files"] + endings).joined(separator: " ")
    case .folders: "_coversheet_folders"
    case .wordsOrFiles(let words, let endings):
      "\(call(.files(endings))); \(call(.words(words)))"
    case .nothing: ":"
    }
  }
}
