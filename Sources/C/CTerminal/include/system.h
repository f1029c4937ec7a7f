#pragma once

#include <stddef.h>

// Functions of Linux and X/Open that Swift's Glibc module leaves out, because it is built without
// `_GNU_SOURCE`, and one of the GNU C library's own, whose `<malloc.h>` is not in it.

/// Opens a file that is in memory alone. Returns its descriptor, or -1 with `errno`.
int ct_memory_file(const char *name);

/// Opens a pipe whose ends do not block and are closed on exec. Returns 0, or -1 with `errno`.
int ct_open_pipe(int *reading, int *writing);

/// The columns of a code point in the process's locale; -1 when it cannot be printed.
int ct_columns(wchar_t code_point);

/// Lets the allocator ask the system for so many bytes more than it needs (`M_TOP_PAD`).
void ct_set_top_pad(int bytes);
