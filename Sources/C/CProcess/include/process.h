#pragma once

#include <sys/types.h>

// Functions of Linux that Swift cannot call: refused by name, variadic, or left out of its Glibc module,
// which is built without `_GNU_SOURCE` and without their headers.

/// Makes a copy of this process, as `fork`, which Swift refuses. Only for a process of one thread.
pid_t cp_fork(void);

/// Opens a pipe whose ends are closed on exec (`pipe2` needs `_GNU_SOURCE`). Returns 0, or -1 with `errno`.
int cp_open_pipe(int *reading, int *writing);

/// Closes every descriptor from this one on (`close_range` needs `_GNU_SOURCE`).
void cp_close_from(int first);

/// Opens a timer that can be polled, closed on exec (`sys/timerfd.h` is not in the module). Returns its
/// descriptor, or -1 with `errno`.
int cp_open_timer(void);

/// Sets a timer of `cp_open_timer`, once; 0 milliseconds stops it.
void cp_set_timer(int timer, long milliseconds);

/// Blocks SIGCHLD and opens a descriptor that can be read once a child ended (`sys/signalfd.h` is not in
/// the module). It does not block. Returns the descriptor, or -1 with `errno`.
int cp_watch_children(void);

/// Makes this process the parent of every process below it that loses its own (`prctl` is variadic).
/// Returns 0, or -1 with `errno`.
int cp_adopt_orphans(void);

/// Ends this process when its parent ends, and keeps it and all below it from gaining rights (`prctl` is
/// variadic). Returns 0, or -1 with `errno`.
int cp_depend_on_parent(void);

/// Gives this process a network of its own, in which nothing is but itself (`unshare` needs `_GNU_SOURCE`).
/// With `own_users`, users of its own as well: that takes no rights. Returns 0, or -1 with `errno`.
int cp_unshare_network(int own_users);

/// Whether the program was built with a sanitizer: these map terabytes, so a limit of the address space
/// would keep it from starting. Swift has no word for that.
int cp_is_sanitized(void);
