import Glibc
import NcursesTerminal
import TerminalCore

// Shows its arguments and what is typed, so that tests can see what a terminal session does.
//
//     terminal-probe [--no-query] [--widths] [--mono] [--color MODE] [--cursor] LINE…
//
// `q` leaves, `!` crashes, Ctrl-Z suspends, Ctrl-L redraws, `%` turns the mouse off or on.
var probe = Probe(arguments: Array(CommandLine.arguments.dropFirst()))
exit(probe.run())
