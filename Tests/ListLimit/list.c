// What any program on ncurses has to do to show a list of stacks, to walk, fold and search it, and to take in what
// comes through a pipe: the measure of the product's own list. It reads no more than it shows, by looking for words.
#define _GNU_SOURCE
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
  int count, number;
  bool is_expanded;
};

struct row {
  struct stack *stack;
  struct record *record;
};

// The stacks, the one with the newest record first, and the rows of the list: one for each stack, and one for each
// record of those that are expanded.
static struct stack **stacks;
static size_t stack_count;
static struct row *rows;
static size_t row_count, row_room;
static size_t selected, top;
static int record_count;
static char message[128];

static char *text_of(const char *start, size_t length) {
  static char *block;
  static size_t left;
  if (length + 1 > left) block = malloc(left = length + (1 << 20));
  char *text = memcpy(block, start, length);
  text[length] = 0;
  block += length + 1;
  left -= length + 1;
  return text;
}

// The value of a key of one line of JSON: no reader, but the least that finds words.
static char *value(const char *line, const char *key) {
  const char *start = strstr(line, key);
  if (start == NULL) return "";
  start += strlen(key);
  return text_of(start, strcspn(start, "\""));
}

static struct stack *stack_of(char *thread) {
  ENTRY *entry = hsearch((ENTRY){thread, NULL}, ENTER);
  if (entry == NULL) exit(1);
  if (entry->data == NULL) {
    stacks = realloc(stacks, (stack_count + 1) * sizeof *stacks);
    stacks[stack_count++] = entry->data = calloc(1, sizeof(struct stack));
  }
  return entry->data;
}

static struct stack *add(const char *line) {
  struct stack *stack = stack_of(value(line, "\"thread-id\":\""));
  struct record *record = malloc(sizeof *record);
  *record = (struct record){
      value(line, "\"title\":\""), value(line, "\"body\":\""), stack->newest};
  stack->newest = record;
  stack->count++;
  stack->number = record_count++;
  return stack;
}

static void add_row(struct stack *stack, struct record *record) {
  if (row_count == row_room) {
    row_room = row_room == 0 ? 1024 : 2 * row_room;
    rows = realloc(rows, row_room * sizeof *rows);
  }
  rows[row_count++] = (struct row){stack, record};
}

static void make_rows(void) {
  row_count = 0;
  for (size_t place = 0; place < stack_count; place++) {
    struct stack *stack = stacks[place];
    add_row(stack, NULL);
    if (!stack->is_expanded) continue;
    for (struct record *record = stack->newest; record != NULL; record = record->older)
      add_row(stack, record);
  }
  if (selected >= row_count) selected = row_count == 0 ? 0 : row_count - 1;
}

static int by_newest(const void *one, const void *other) {
  return (*(struct stack **)other)->number - (*(struct stack **)one)->number;
}

static void read_list(FILE *file) {
  char *line = NULL;
  size_t room = 0;
  while (getline(&line, &room, file) > 0) add(line);
  free(line);
  qsort(stacks, stack_count, sizeof *stacks, by_newest);
  make_rows();
}

// A line shorter than PIPE_BUF comes through a pipe whole.
static void take_arrivals(FILE *pipe) {
  static char *line;
  static size_t room;
  while (getline(&line, &room, pipe) > 0) {
    struct stack *stack = add(line);
    size_t place = 0;
    while (stacks[place] != stack) place++;
    memmove(stacks + 1, stacks, place * sizeof *stacks);
    stacks[0] = stack;
  }
  clearerr(pipe);
  make_rows();
}

static void put(int line, attr_t attributes, const char *text) {
  char padded[1024];
  snprintf(padded, sizeof padded, "%-*.*s", COLS, COLS, text);
  attrset(attributes);
  mvaddstr(line, 0, padded);
}

static void text_of_row(size_t index, char *text, size_t room) {
  text[0] = 0;
  if (index >= row_count) return;
  struct row row = rows[index];
  if (row.record != NULL)
    snprintf(text, room, "    %s  %s", row.record->title, row.record->body);
  else
    snprintf(text, room, "> %s  (%d)", row.stack->newest->title, row.stack->count);
}

static void draw(void) {
  char text[1024];
  size_t height = (size_t)LINES - 2;
  if (selected < top) top = selected;
  if (selected >= top + height) top = selected - height + 1;
  put(0, A_BOLD, "Notifications");
  for (size_t line = 0; line < height; line++) {
    text_of_row(top + line, text, sizeof text);
    put((int)line + 1, top + line == selected ? A_REVERSE : A_NORMAL, text);
  }
  snprintf(text, sizeof text, "%zu of %zu  %s", selected + 1, row_count, message);
  // The last cell would scroll the screen.
  text[COLS - 1] = 0;
  put(LINES - 1, A_NORMAL, text);
  move((int)(selected - top) + 1, 0);
  refresh();
}

static bool holds(const struct row *row, const char *words) {
  const struct record *record = row->record == NULL ? row->stack->newest : row->record;
  return strstr(record->title, words) != NULL || strstr(record->body, words) != NULL;
}

static bool is_anywhere(const char *words) {
  for (size_t place = 0; place < stack_count; place++)
    for (struct record *record = stacks[place]->newest; record != NULL; record = record->older)
      if (strstr(record->title, words) != NULL || strstr(record->body, words) != NULL) return true;
  return false;
}

static void search_for(const char *words) {
  for (size_t step = 1; is_anywhere(words) && step <= row_count; step++) {
    size_t index = (selected + step) % row_count;
    if (!holds(&rows[index], words)) continue;
    selected = index;
    return;
  }
  snprintf(message, sizeof message, "No “%s”", words);
}

// What is typed behind a slash, up to the end of the line; whether the key was a part of that.
static bool type(int key) {
  static char words[64];
  static int count = -1;
  if (count < 0 && key != '/') return false;
  if (key == '\r' || key == '\n') {
    search_for(words);
    count = -1;
  } else if (count < 0) {
    words[count = 0] = 0;
  } else if (count + 1 < (int)sizeof words) {
    words[count++] = (char)key;
    words[count] = 0;
  }
  return true;
}

static void fold(bool is_expanded) {
  if (row_count == 0) return;
  while (rows[selected].record != NULL) selected--;
  rows[selected].stack->is_expanded = is_expanded;
  make_rows();
}

// Whether it goes on.
static bool press(int key) {
  if (type(key)) return true;
  message[0] = 0;
  if (key == 'q') return false;
  if ((key == 'j' || key == KEY_DOWN) && selected + 1 < row_count) selected++;
  if ((key == 'k' || key == KEY_UP) && selected > 0) selected--;
  if (key == KEY_HOME) selected = 0;
  if (key == KEY_END && row_count > 0) selected = row_count - 1;
  if (key == 'l' || key == 'h') fold(key == 'l');
  return true;
}

// All that came in one go is one frame.
static bool press_all(void) {
  int key;
  while ((key = getch()) != ERR)
    if (!press(key)) return false;
  draw();
  return true;
}

static void begin(void) {
  setlocale(LC_ALL, "");
  if (initscr() == NULL) exit(1);
  raw();
  noecho();
  nonl();
  keypad(stdscr, TRUE);
  nodelay(stdscr, TRUE);
  set_escdelay(25);
  idlok(stdscr, TRUE);
  // Without this ncurses 6.4 writes at every move of the cursor.
  refresh();
  endwin();
  doupdate();
}

int main(int count, char **words) {
  if (count < 2 || !hcreate(1 << 18)) return 1;
  FILE *list = fopen(words[1], "r");
  FILE *pipe = count < 3 ? NULL : fdopen(open(words[2], O_RDWR | O_NONBLOCK), "r");
  if (list == NULL || (count > 2 && pipe == NULL)) return 1;
  read_list(list);
  begin();
  draw();
  struct pollfd polls[2] = {{0, POLLIN, 0}, {pipe == NULL ? -1 : fileno(pipe), POLLIN, 0}};
  while (poll(polls, 2, -1) > 0) {
    if (polls[1].revents != 0) {
      take_arrivals(pipe);
      draw();
    }
    if (polls[0].revents != 0 && !press_all()) break;
  }
  endwin();
  return 0;
}
