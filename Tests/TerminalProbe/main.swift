import Glibc
import NcursesTerminal
import TerminalCore

// Shows its arguments and what is typed, so that tests can see what a terminal session does.
//
//     terminal-probe [--no-query] [--widths] [--mono] [--color MODE] [--cursor] LINE…
//
//     terminal-probe --exhaust-memory
//
// `q` leaves, `!` crashes, Ctrl-Z suspends, Ctrl-L redraws, `%` turns the mouse off or on.
if CommandLine.arguments.contains("--exhaust-memory") { ProbeMemory.exhaust() }
var probe = Probe(arguments: Array(CommandLine.arguments.dropFirst()))
exit(probe.run())
