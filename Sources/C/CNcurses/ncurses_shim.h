#pragma once

// The wide functions of ncurses are declared only when this is asked for before the include.
#ifndef NCURSES_WIDECHAR
#define NCURSES_WIDECHAR 1
#endif
#include <ncursesw/curses.h>
#include <ncursesw/term.h>

/// The whole screen as it should be. `stdscr` is a mutable global, which Swift refuses.
static inline WINDOW *cn_wanted_window(void) { return stdscr; }

/// The whole screen as it is. `curscr` is a mutable global, which Swift refuses.
static inline WINDOW *cn_shown_window(void) { return curscr; }

/// The attributes. `A_BOLD` and its like expand through other macros, which Swift cannot import.
static inline attr_t cn_bold(void) { return A_BOLD; }
static inline attr_t cn_dim(void) { return A_DIM; }
static inline attr_t cn_blink(void) { return A_BLINK; }
static inline attr_t cn_italic(void) { return A_ITALIC; }
static inline attr_t cn_underline(void) { return A_UNDERLINE; }
static inline attr_t cn_invisible(void) { return A_INVIS; }
static inline attr_t cn_reverse(void) { return A_REVERSE; }

/// A capability string; NULL when the terminal has none. `tigetstr` says "no such string" with the
/// pointer -1, which Swift cannot compare with.
static inline const char *cn_string(const char *name) {
  const char *found = tigetstr(name);
  return found == (const char *)-1 ? NULL : found;
}

/// A capability string with numbers put in. `tparm` is variadic, and Swift cannot call those.
static inline const char *cn_filled(const char *string, int first, int second) {
  return tparm(string, (long)first, (long)second, 0L, 0L, 0L, 0L, 0L, 0L, 0L);
}
