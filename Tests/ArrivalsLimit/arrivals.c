// What any program on ncurses has to do to show a notification that comes through a pipe: the measure of an
// arrival. It holds the same list as the product, for without one nothing has to be put in order and drawn.
#define _XOPEN_SOURCE 700
#include <fcntl.h>
#include <locale.h>
#include <ncursesw/curses.h>
#include <poll.h>
#include <search.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

// As in hello.c: no libraries of Swift and C++.
#if !__has_feature(address_sanitizer)
__attribute__((section(".swift1_autolink_entries"), used)) static const char link_options[] =
    "-Wl,--as-needed";
#endif

struct record {
  char *title, *body;
  struct record *older;
};

struct stack {
  struct record *newest;
  int count;
};

struct row {
  struct record *leading;
  int count;
};

// The stacks, the one with the newest record first, and the rows of the list, one for each.
static struct stack **stacks;
static struct row *rows;
static size_t stack_count;

// The value of a key of one line of JSON: no reader, but the least that finds words.
static char *value(const char *line, const char *key) {
  const char *start = strstr(line, key);
  if (start == NULL) return strdup("");
  start += strlen(key);
  return strndup(start, strcspn(start, "\""));
}

static struct stack *stack_of(char *thread) {
  ENTRY *entry = hsearch((ENTRY){thread, NULL}, ENTER);
  if (entry == NULL) exit(1);
  if (entry->data == NULL) {
    stacks = realloc(stacks, (stack_count + 1) * sizeof *stacks);
    rows = realloc(rows, (stack_count + 1) * sizeof *rows);
    stacks[stack_count++] = entry->data = calloc(1, sizeof(struct stack));
  } else {
    free(thread);
  }
  return entry->data;
}

static void add(const char *line) {
  struct stack *stack = stack_of(value(line, "\"thread-id\":\""));
  struct record *record = malloc(sizeof *record);
  *record = (struct record){
      value(line, "\"title\":\""), value(line, "\"body\":\""), stack->newest};
  stack->newest = record;
  stack->count++;
  size_t place = 0;
  while (stacks[place] != stack) place++;
  memmove(stacks + 1, stacks, place * sizeof *stacks);
  stacks[0] = stack;
}

// A line shorter than PIPE_BUF comes through a pipe whole.
static void add_all(FILE *file) {
  static char *line;
  static size_t room;
  while (getline(&line, &room, file) > 0) add(line);
  clearerr(file);
}

static void put(int row, attr_t attributes, const char *text) {
  char line[1024];
  snprintf(line, sizeof line, "%-*.*s", COLS, COLS, text);
  attrset(attributes);
  mvaddstr(row, 0, line);
}

static void draw(void) {
  char text[1024];
  for (size_t row = 0; row < stack_count; row++)
    rows[row] = (struct row){stacks[row]->newest, stacks[row]->count};
  put(0, A_BOLD, "Notifications");
  for (size_t row = 0; row + 2 < (size_t)LINES; row++) {
    text[0] = 0;
    if (row < stack_count) {
      struct record *leading = rows[row].leading;
      snprintf(text, sizeof text, "> %s  (%d)", leading->title, rows[row].count);
    }
    put((int)row + 1, row == 0 ? A_REVERSE : A_NORMAL, text);
  }
  move(1, 0);
  refresh();
}

int main(int count, char **words) {
  if (count != 3 || !hcreate(1 << 18)) return 1;
  FILE *list = fopen(words[1], "r");
  FILE *pipe = fdopen(open(words[2], O_RDWR | O_NONBLOCK), "r");
  if (list == NULL || pipe == NULL) return 1;
  add_all(list);
  setlocale(LC_ALL, "");
  if (initscr() == NULL) return 1;
  raw();
  noecho();
  idlok(stdscr, TRUE);
  // Without this ncurses 6.4 writes at every move of the cursor.
  refresh();
  endwin();
  doupdate();
  draw();
  struct pollfd polls[2] = {{0, POLLIN, 0}, {fileno(pipe), POLLIN, 0}};
  while (poll(polls, 2, -1) > 0 && polls[0].revents == 0) {
    add_all(pipe);
    draw();
  }
  endwin();
  return 0;
}
