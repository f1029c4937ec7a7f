// What any program on ncurses has to do to show a line that comes through a pipe: the measure of an arrival.
#define _XOPEN_SOURCE_EXTENDED 1
#include <fcntl.h>
#include <locale.h>
#include <ncursesw/curses.h>
#include <poll.h>
#include <string.h>
#include <unistd.h>

// As in hello.c: no libraries of Swift and C++.
#if !__has_feature(address_sanitizer)
__attribute__((section(".swift1_autolink_entries"), used)) static const char link_options[] =
    "-Wl,--as-needed";
#endif

int main(int count, char **words) {
  static char text[1 << 16];
  size_t used = 0;
  int pipe = count > 1 ? open(words[1], O_RDWR | O_NONBLOCK) : -1;
  setlocale(LC_ALL, "");
  if (pipe < 0 || initscr() == NULL) return 1;
  raw();
  noecho();
  // Without this ncurses 6.4 writes at every move of the cursor.
  refresh();
  endwin();
  doupdate();
  mvaddstr(0, 0, "ready");
  refresh();
  struct pollfd polls[2] = {{0, POLLIN, 0}, {pipe, POLLIN, 0}};
  while (poll(polls, 2, -1) > 0 && polls[0].revents == 0) {
    ssize_t got = read(pipe, text + used, sizeof text - used);
    if (got > 0) used += (size_t)got;
    for (char *end; (end = memchr(text, '\n', used)) != NULL;) {
      *end = 0;
      move(0, 0);
      insertln();
      addnstr(text, COLS - 1);
      used -= (size_t)(end + 1 - text);
      memmove(text, end + 1, used);
    }
    refresh();
  }
  endwin();
  return 0;
}
