#define _GNU_SOURCE
#include "signals.h"

#include <errno.h>
#include <signal.h>
#include <stdatomic.h>
#include <string.h>
#include <termios.h>
#include <unistd.h>

#define MOST_BYTES 512
#define COUNT(array) (sizeof(array) / sizeof *(array))

struct restoration {
  unsigned long count;
  unsigned char bytes[MOST_BYTES];
};

static const int told[] = {SIGWINCH, SIGINT, SIGTERM, SIGHUP, SIGTSTP, SIGCONT};
static const int fatal[] = {SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGFPE, SIGABRT};

static struct sigaction told_before[COUNT(told)];
static struct sigaction fatal_before[COUNT(fatal)];
static struct termios settings;
static int terminal_descriptor = -1;
static int pipe_descriptor = -1;

// Two, so that a crash while one is filled finds the other whole.
static struct restoration restorations[2];
static _Atomic(struct restoration *) restoration = &restorations[0];

// A crash may be an overflow of the stack: then the handler has nowhere else to run.
static unsigned char crash_stack[64 * 1024];

static void tell(int signal) {
  int error = errno;
  unsigned char byte = (unsigned char)signal;
  // A full pipe already wakes the loop.
  if (write(pipe_descriptor, &byte, 1) < 0) errno = error;
  errno = error;
}

void ct_restore(void) {
  struct restoration *now = atomic_load(&restoration);
  unsigned long done = 0;
  while (done < now->count) {
    ssize_t written = write(terminal_descriptor, now->bytes + done, now->count - done);
    if (written > 0) done += (unsigned long)written;
    else if (errno != EINTR) break;
  }
  tcsetattr(terminal_descriptor, TCSANOW, &settings);
}

static void crash(int signal) {
  ct_restore();
  for (unsigned long i = 0; i < COUNT(fatal); i++) sigaction(fatal[i], &fatal_before[i], NULL);
  // Blocked while this runs, so it arrives where the fault was, and a debugger sees that place.
  raise(signal);
}

void ct_remember(void) {
  for (unsigned long i = 0; i < COUNT(told); i++) sigaction(told[i], NULL, &told_before[i]);
  for (unsigned long i = 0; i < COUNT(fatal); i++) sigaction(fatal[i], NULL, &fatal_before[i]);
}

static void handle(const int *signals, unsigned long count, void (*handler)(int), int flags) {
  struct sigaction action;
  memset(&action, 0, sizeof action);
  action.sa_handler = handler;
  action.sa_flags = flags;
  sigemptyset(&action.sa_mask);
  for (unsigned long i = 0; i < count; i++) sigaction(signals[i], &action, NULL);
}

int ct_install(int terminal, int pipe) {
  if (tcgetattr(terminal, &settings) != 0) return -1;
  terminal_descriptor = terminal;
  pipe_descriptor = pipe;
  stack_t stack = {.ss_sp = crash_stack, .ss_size = sizeof crash_stack};
  sigaltstack(&stack, NULL);
  handle(told, COUNT(told), tell, SA_RESTART);
  handle(fatal, COUNT(fatal), crash, SA_ONSTACK);
  return 0;
}

void ct_remove(void) {
  for (unsigned long i = 0; i < COUNT(told); i++) sigaction(told[i], &told_before[i], NULL);
  for (unsigned long i = 0; i < COUNT(fatal); i++) sigaction(fatal[i], &fatal_before[i], NULL);
}

void ct_restore_with(const unsigned char *bytes, unsigned long count) {
  struct restoration *next =
      atomic_load(&restoration) == &restorations[0] ? &restorations[1] : &restorations[0];
  next->count = count < MOST_BYTES ? count : MOST_BYTES;
  memcpy(next->bytes, bytes, next->count);
  atomic_store(&restoration, next);
}

void ct_stop_here(void) {
  struct sigaction stop_before, go_before;
  sigaction(SIGTSTP, NULL, &stop_before);
  sigaction(SIGCONT, NULL, &go_before);
  // The others of the group first, by a signal that leaves this process out: it must stop at a known
  // place, and that is the `raise`.
  signal(SIGTSTP, SIG_IGN);
  kill(0, SIGTSTP);
  signal(SIGCONT, SIG_DFL);
  signal(SIGTSTP, SIG_DFL);
  raise(SIGTSTP);
  sigaction(SIGTSTP, &stop_before, NULL);
  sigaction(SIGCONT, &go_before, NULL);
}
