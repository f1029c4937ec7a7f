// What any program on ncurses has to do before anything is seen: the measure of a start.
#define _XOPEN_SOURCE_EXTENDED 1
#include <locale.h>
#include <ncursesw/curses.h>

// The package manager links a C program against the libraries of Swift and C++ too, which would take
// longer to load than all the rest. Swift's linker takes options from this section, before any library.
// The address sanitizer would put red zones around it, and those have no place in such a section.
#if !__has_feature(address_sanitizer)
__attribute__((section(".swift1_autolink_entries"), used)) static const char link_options[] =
    "-Wl,--as-needed";
#endif

int main(void) {
  setlocale(LC_ALL, "");
  if (initscr() == NULL) return 1;
  raw();
  noecho();
  keypad(stdscr, TRUE);
  mvaddstr(0, 0, "hello");
  refresh();
  getch();
  endwin();
  return 0;
}
