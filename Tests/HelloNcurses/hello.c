// What any program on ncurses has to do before anything is seen: the measure of a start.
#define _XOPEN_SOURCE_EXTENDED 1
#include <locale.h>
#include <ncursesw/curses.h>

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
