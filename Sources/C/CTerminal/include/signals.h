#pragma once

// Signal handlers in C: what runs inside one must not allocate, take a lock or touch a Swift
// runtime, and Swift promises none of that.

/// Remembers how the signals below are handled now, for `ct_remove`.
void ct_remember(void);

/// Begins to handle signals.
///
/// - SIGWINCH, SIGTSTP, SIGCONT, the signals whose default is to end the process, and the real-time ones each
///   write their number as one byte into `pipe`, which must not block.
/// - SIGPIPE and SIGXFSZ do so when another process sent them; from the kernel they only let a write fail.
/// - Those whose default is a memory image (SIGSEGV, SIGQUIT, SIGXCPU and their like) give the terminal back,
///   then act as before; sent by another process, they end this one without a report of a crash.
///
/// `terminal` gets the bytes of `ct_restore_with`, and the settings that it has at this call.
/// Returns 0, or -1 with `errno` when `terminal` is none.
int ct_install(int terminal, int pipe);

/// Has the signals whose default is a memory image give the settings back that `terminal` has at this call, and then
/// act as before: for what takes single keys and nothing else of a terminal. Returns as `ct_install`.
int ct_restore_on_crash(int terminal);

/// Handles those signals as they were before `ct_restore_on_crash`.
void ct_leave_crashes(void);

/// Handles every signal as it was when `ct_remember` was called.
void ct_remove(void);

/// Sets the bytes that give the terminal back after a crash; at most 4096 of them are kept.
void ct_restore_with(const unsigned char *bytes, unsigned long count);

/// Stops the process group as Ctrl-Z would, and returns when it goes on.
void ct_stop_here(void);

/// Lets a write beyond the limit of a file's size fail with EFBIG instead of ending the process; SIGXFSZ
/// that another process sends ends it as before. Not inherited by programs that are started, as ignoring
/// the signal would be.
void ct_let_writes_fail(void);

/// The same for a write to a pipe that nothing reads from any more, which fails with EPIPE, and SIGPIPE.
void ct_let_pipes_fail(void);

/// Has SIGINT, SIGTERM and SIGHUP write their number as one byte into `pipe`, which must not block: for what
/// runs without a terminal and has something to finish. SIGHUP goes on being ignored where it was. SIGPIPE from the
/// kernel only lets a write fail.
void ct_tell_endings(int pipe);

/// Has SIGINT, SIGTERM and SIGHUP take a file away before they end the process, where nothing handles or ignores
/// them, until `ct_tell_endings` or `ct_install`.
///
/// `path` has at most 107 bytes; an empty one takes nothing away.
void ct_take_away_at_end(const char *path);

/// Whether a signal was told by one of the two that asks the program to end, and not only about the window,
/// stopping or going on; also after it was read from the pipe.
int ct_is_ending(void);

/// A descriptor that can be read while SIGTSTP, or a signal whose default is to end the process, is blocked and
/// waits; it takes none of them. Closed where another program is begun.
///
/// Returns -1, with `errno`, where the system has none left.
int ct_waiting_signals(void);
