#pragma once

// Signal handlers in C: what runs inside one must not allocate, take a lock or touch a Swift
// runtime, and Swift promises none of that.

/// Remembers how the signals below are handled now, for `ct_remove`.
void ct_remember(void);

/// Begins to handle signals.
///
/// - SIGWINCH, SIGINT, SIGTERM, SIGHUP, SIGTSTP and SIGCONT each write their number as one byte into
///   `pipe`, which must not block.
/// - SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGFPE and SIGABRT give the terminal back, then act as before.
///
/// `terminal` gets the bytes of `ct_restore_with`, and the settings that it has at this call.
/// Returns 0, or -1 with `errno` when `terminal` is none.
int ct_install(int terminal, int pipe);

/// Handles every signal as it was when `ct_remember` was called.
void ct_remove(void);

/// Sets the bytes that give the terminal back after a crash; at most 512 of them are kept.
void ct_restore_with(const unsigned char *bytes, unsigned long count);

/// Gives the terminal back: writes the bytes of `ct_restore_with`, sets the settings of `ct_install`.
void ct_restore(void);

/// Stops the process group as Ctrl-Z would, and returns when it goes on.
void ct_stop_here(void);
