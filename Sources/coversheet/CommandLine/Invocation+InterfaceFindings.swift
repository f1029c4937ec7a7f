import Interaction
import NcursesTerminal
import Notifications
import Screens
import Sessions
import TerminalCore

extension Invocation {
  /// What is in force of the interface, and why: configuration, theme, colors, keys, terminal.
  var interfaceFindings: [DoctorFinding] {
    var found: FoundConfiguration
    do throws(Diagnostic) {
      found = try foundConfiguration()
    } catch {
      found = FoundConfiguration(
        diagnostics: [error], path: options.configuration, reason: "--config")
    }
    // One that cannot be had is told where it is named, as other mistakes are.
    found.diagnostics += (try? leaveOutLostTheme(of: &found.configuration)) ?? []
    let configuration = found.configuration
    return [configurationFile(found)] + found.diagnostics.map(complaint)
      + [themeFolders, theme(configuration), keys(configuration), terminalType, output]
      + [colors(configuration), marks(configuration), motion(configuration), rows(configuration)]
      + terminalAnswers(configuration)
  }

  private func configurationFile(_ found: FoundConfiguration) -> DoctorFinding {
    let isSound = !found.diagnostics.contains { $0.severity == .error }
    let value = found.path ?? "none"
    return DoctorFinding(
      name: "configuration", value: value, reason: found.reason, isSound: isSound)
  }

  private func complaint(_ diagnostic: Diagnostic) -> DoctorFinding {
    DoctorFinding(
      name: "", value: "\(diagnostic)", reason: "", isSound: diagnostic.severity != .error)
  }

  private var themeFolders: DoctorFinding {
    let locations = try? locations()
    let files = locations?.themeFiles ?? []
    let others = files.map(\.name).filter { Palette.named($0) == nil }
    return DoctorFinding(
      name: "themes", value: (Palette.builtIn.map(\.name) + others).joined(separator: ", "),
      reason: locations?.themeFolders.joined(separator: ", ") ?? "")
  }

  private func theme(_ configuration: Configuration) -> DoctorFinding {
    let name = themeName(configuration)
    do {
      let isFollowing = try palette(named: name.value) == nil
      let words = isFollowing ? "auto: light or dark as the terminal says" : name.value
      return DoctorFinding(name: "theme", value: words, reason: name.reason)
    } catch let complaints as Complaints {
      let words = complaints.diagnostics.map(\.description).joined(separator: "; ")
      return DoctorFinding(
        name: "theme", value: name.value, reason: "\(name.reason); \(words)", isSound: false)
    } catch {
      return DoctorFinding(
        name: "theme", value: name.value, reason: "\(name.reason); \(error)", isSound: false)
    }
  }

  private func keys(_ configuration: Configuration) -> DoctorFinding {
    let changed = configuration.keymap.changed.map { id in
      let keys = configuration.keymap.control(id)?.shortcuts ?? []
      return "\(id): " + (keys.isEmpty ? "none" : keys.map(\.description).joined(separator: ", "))
    }
    return DoctorFinding(
      name: "keys", value: changed.isEmpty ? "the default" : changed.joined(separator: "; "),
      reason: changed.isEmpty ? "coversheet help keys" : configurationName)
  }

  private var terminalType: DoctorFinding {
    let type = environment["TERM"]
    let reason = type == nil ? "TERM is not set; “open” needs a terminal" : "TERM"
    return DoctorFinding(
      name: "terminal", value: type ?? "none", reason: reason, isSound: type != nil)
  }

  private var output: DoctorFinding {
    let value = environment.isOutputTerminal ? "a terminal" : "a file or a pipe"
    return DoctorFinding(name: "output", value: value, reason: "")
  }

  private func colors(_ configuration: Configuration) -> DoctorFinding {
    let mode = colorMode(configuration)
    return DoctorFinding(name: "colors", value: mode.value.rawValue, reason: mode.reason)
  }

  private func marks(_ configuration: Configuration) -> DoctorFinding {
    let isLinear = isLinear(configuration)
    let isASCII = options.isASCII || configuration.usesASCII == true
    let option = options.isASCII ? "--ascii" : isASCII ? configurationName : "the default"
    return DoctorFinding(
      name: "marks", value: isLinear ? "words, line by line" : isASCII ? "ASCII" : "Unicode",
      reason: isLinear ? reasonForLines(configuration) : option)
  }

  private func reasonForLines(_ configuration: Configuration) -> String {
    if options.isAccessible { return "--accessible" }
    return configuration.isAccessible == true ? configurationName : "TERM"
  }

  private func motion(_ configuration: Configuration) -> DoctorFinding {
    let isReduced = reducesMotion(configuration)
    let reason =
      options.reducesMotion
      ? "--reduce-motion"
      : configuration.reducesMotion == true
        ? configurationName : isReduced ? reasonForLines(configuration) : "the default"
    return DoctorFinding(
      name: "motion", value: isReduced ? "reduced" : "as a phone moves", reason: reason)
  }

  private func rows(_ configuration: Configuration) -> DoctorFinding {
    let chosen = choicesFile?.choices.density
    let density = configuration.density ?? chosen ?? .comfortable
    let reason =
      configuration.density != nil
      ? configurationName : chosen != nil ? "as it was chosen last" : "the default"
    return DoctorFinding(name: "rows", value: density.rawValue, reason: reason)
  }

  private func order(
    _ configuration: Configuration, terminal name: String? = nil
  ) -> DoctorFinding {
    let bidi = bidi(configuration, terminal: name)
    let value =
      switch bidi.value {
      case .terminal, .program: "by the \(bidi.value.rawValue)"
      case .words: "by the program, words by the terminal"
      case .runs: "by the program, runs of letters by the terminal"
      }
    return DoctorFinding(name: "right to left", value: value, reason: bidi.reason)
  }

  // Nothing is asked where the answer would go astray.
  private func terminalAnswers(_ configuration: Configuration) -> [DoctorFinding] {
    guard environment.isOutputTerminal else {
      return [order(configuration), .widths(.fixed, because: "there is no terminal")]
    }
    var terminal = terminalOptions(configuration)
    terminal.asksBackground = true
    do throws(TerminalError) {
      let answers = try Terminal.inquire(terminal)
      return [order(configuration, terminal: answers.name)] + Self.findings(answers)
        + [pictures(answers, pictures(configuration)), widths(answers, widths(configuration))]
    } catch {
      return [
        order(configuration),
        DoctorFinding(name: "screen", value: "none", reason: "\(error)", isSound: false),
      ]
    }
  }

  private func pictures(
    _ answers: TerminalAnswers, _ wish: Decided<PictureWish>
  ) -> DoctorFinding {
    guard let way = answers.pictureWay else {
      return DoctorFinding(
        name: "pictures", value: "tiles", reason: reasonForTiles(answers, wish))
    }
    let reason =
      switch way.protocol {
      case .kitty: "it answers kitty’s question"
      case .iterm2: "it reports its cells as iTerm2 does"
      case .sixel: "attribute 4 of DA1"
      }
    return DoctorFinding(
      name: "pictures",
      value: "\(way.protocol.rawValue), cells of \(way.cell.width) × \(way.cell.height) pixels",
      reason: wish.value == .auto ? reason : wish.reason)
  }

  private func widths(
    _ answers: TerminalAnswers, _ wish: Decided<WidthPolicy>
  ) -> DoctorFinding {
    if wish.value == .fixed { return .widths(.fixed, because: wish.reason) }
    if !answers.wasAsked { return .widths(.fixed, because: "not asked") }
    if !answers.wasAskedForWidths {
      return .widths(.fixed, because: "the window is too small to measure")
    }
    return answers.widths == .fixed
      ? .widths(.fixed, because: "it does not say where its cursor is")
      : .widths(answers.widths, because: wish.reason)
  }

  private func reasonForTiles(
    _ answers: TerminalAnswers, _ wish: Decided<PictureWish>
  ) -> String {
    if wish.value == .tiles { return wish.reason }
    if wish.value != .auto {
      return "\(multiplexer.rawValue) does not hand \(wish.value.rawValue) on"
    }
    if !answers.wasAsked { return "not asked" }
    return answers.pictures.knowsSixel
      ? "it knows sixel, but does not say how many pixels a cell has"
      : "it knows neither kitty’s protocol nor sixel nor iTerm2’s images"
  }

  private static func findings(_ answers: TerminalAnswers) -> [DoctorFinding] {
    let colors = answers.promisesTrueColor ? "24 bits" : "\(answers.colors) colors"
    var findings = [DoctorFinding(name: "terminfo", value: colors, reason: "")]
    guard answers.wasAsked else {
      return findings + [DoctorFinding(name: "answers", value: "not asked", reason: "")]
    }
    let background = answers.background.map { $0.hex + ($0.isDark ? ", dark" : ", light") }
    findings += [
      DoctorFinding(
        name: "answers", value: answers.answers ? "yes" : "none within 150 ms", reason: "DA1"),
      DoctorFinding(
        name: "whole frames", value: answers.synchronizes ? "yes" : "no", reason: "DECRQM of 2026"),
      DoctorFinding(name: "background", value: background ?? "not said", reason: "OSC 11"),
      DoctorFinding(
        name: "version", value: answers.name?.revealedLine ?? "not said", reason: "XTVERSION"),
    ]
    return findings
  }
}
