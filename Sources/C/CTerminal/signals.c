#define _GNU_SOURCE
#include "signals.h"

#include <errno.h>
#include <signal.h>
#include <stdatomic.h>
#include <string.h>
#include <sys/signalfd.h>
#include <termios.h>
#include <unistd.h>

#define MOST_BYTES 4096
// A byte that is lost is a signal that is lost: a failed write is tried again, and not for ever.
#define MOST_TRIES 4
#define COUNT(array) (sizeof(array) / sizeof *(array))

struct restoration {
  unsigned long count;
  unsigned char bytes[MOST_BYTES];
};

// Those of the window, of stopping and going on, and those that end a process in peace.
static const int told[] = {SIGWINCH, SIGTSTP, SIGCONT,   SIGINT,  SIGTERM, SIGHUP, SIGUSR1,
                           SIGUSR2,  SIGALRM, SIGVTALRM, SIGPROF, SIGIO,   SIGPWR, SIGSTKFLT};
// Those that a broken write raises: the call fails as well, and says so where it is made.
static const int written[] = {SIGPIPE, SIGXFSZ};
// Those that end a process with a memory image.
static const int fatal[] = {SIGSEGV, SIGBUS,  SIGILL, SIGTRAP, SIGFPE,
                            SIGABRT, SIGQUIT, SIGSYS, SIGXCPU};

// How each signal was handled before; indexed by its number.
static struct sigaction before[NSIG];
static struct termios settings;
static int terminal_descriptor = -1;
static int pipe_descriptor = -1;
static volatile sig_atomic_t is_ending;

// Two, so that a crash while one is filled finds the other whole.
static struct restoration restorations[2];
static _Atomic(struct restoration *) restoration = &restorations[0];

// A crash may be an overflow of the stack: then the handler has nowhere else to run.
static unsigned char crash_stack[64 * 1024];

static void tell(int signal) {
  int error = errno;
  unsigned char byte = (unsigned char)signal;
  if (signal != SIGWINCH && signal != SIGTSTP && signal != SIGCONT) is_ending = 1;
  // A full pipe already wakes the loop.
  for (int tries = 0; tries < MOST_TRIES; tries++)
    if (write(pipe_descriptor, &byte, 1) == 1 || errno == EAGAIN) break;
  errno = error;
}

// Writes the bytes of `ct_restore_with`, sets the settings of `ct_install`.
static void restore(void) {
  struct restoration *now = atomic_load(&restoration);
  unsigned long done = 0;
  while (done < now->count) {
    ssize_t written = write(terminal_descriptor, now->bytes + done, now->count - done);
    if (written > 0) done += (unsigned long)written;
    else if (errno != EINTR) break;
  }
  tcsetattr(terminal_descriptor, TCSANOW, &settings);
}

static void handle(int signal, void (*handler)(int), int flags);

static void crash(int signal, siginfo_t *info, void *context) {
  (void)context;
  restore();
  for (unsigned long i = 0; i < COUNT(fatal); i++) sigaction(fatal[i], &before[fatal[i]], NULL);
  // What another process sent is no crash: Swift's reporter of crashes would take the terminal, and ask.
  if (info->si_code <= 0 && info->si_pid != getpid()) handle(signal, SIG_DFL, 0);
  // Blocked while this runs, so it arrives where the fault was, and a debugger sees that place.
  raise(signal);
}

// The kernel names the process itself as the sender for a write that broke.
static void tell_unless_own(int signal, siginfo_t *info, void *context) {
  (void)context;
  if (info->si_pid != getpid()) tell(signal);
}

static void each(void (*act)(int, void *), void *with) {
  for (unsigned long i = 0; i < COUNT(told); i++) act(told[i], with);
  for (unsigned long i = 0; i < COUNT(written); i++) act(written[i], with);
  for (unsigned long i = 0; i < COUNT(fatal); i++) act(fatal[i], with);
  for (int signal = SIGRTMIN; signal <= SIGRTMAX; signal++) act(signal, with);
}

static void remember(int signal, void *unused) {
  (void)unused;
  sigaction(signal, NULL, &before[signal]);
}

static void reset(int signal, void *unused) {
  (void)unused;
  sigaction(signal, &before[signal], NULL);
}

void ct_remember(void) { each(remember, NULL); }

static void handle(int signal, void (*handler)(int), int flags) {
  struct sigaction action;
  memset(&action, 0, sizeof action);
  action.sa_handler = handler;
  action.sa_flags = flags;
  sigemptyset(&action.sa_mask);
  sigaction(signal, &action, NULL);
}

static void handle_knowing(int signal, void (*handler)(int, siginfo_t *, void *), int flags) {
  struct sigaction action;
  memset(&action, 0, sizeof action);
  action.sa_sigaction = handler;
  action.sa_flags = flags | SA_SIGINFO;
  sigemptyset(&action.sa_mask);
  sigaction(signal, &action, NULL);
}

static int handle_crashes(int terminal) {
  if (tcgetattr(terminal, &settings) != 0) return -1;
  terminal_descriptor = terminal;
  stack_t stack = {.ss_sp = crash_stack, .ss_size = sizeof crash_stack};
  sigaltstack(&stack, NULL);
  for (unsigned long i = 0; i < COUNT(fatal); i++) handle_knowing(fatal[i], crash, SA_ONSTACK);
  return 0;
}

int ct_install(int terminal, int pipe) {
  pipe_descriptor = pipe;
  if (handle_crashes(terminal) != 0) return -1;
  for (unsigned long i = 0; i < COUNT(told); i++) handle(told[i], tell, SA_RESTART);
  for (unsigned long i = 0; i < COUNT(written); i++)
    handle_knowing(written[i], tell_unless_own, SA_RESTART);
  for (int signal = SIGRTMIN; signal <= SIGRTMAX; signal++) handle(signal, tell, SA_RESTART);
  return 0;
}

void ct_remove(void) { each(reset, NULL); }

int ct_restore_on_crash(int terminal) {
  for (unsigned long i = 0; i < COUNT(fatal); i++) remember(fatal[i], NULL);
  return handle_crashes(terminal);
}

void ct_leave_crashes(void) {
  for (unsigned long i = 0; i < COUNT(fatal); i++) reset(fatal[i], NULL);
}

static void pass(int signal, siginfo_t *info, void *context) {
  (void)context;
  if (info->si_pid == getpid()) return;
  handle(signal, SIG_DFL, 0);
  raise(signal);
}

void ct_let_writes_fail(void) { handle_knowing(SIGXFSZ, pass, SA_RESTART); }

int ct_is_ending(void) { return is_ending; }

void ct_let_pipes_fail(void) { handle_knowing(SIGPIPE, pass, SA_RESTART); }

void ct_tell_endings(int pipe) {
  pipe_descriptor = pipe;
  handle(SIGINT, tell, SA_RESTART);
  handle(SIGTERM, tell, SA_RESTART);
  // Ignored, it is to outlive its terminal (`nohup`). SIGINT is so of all that a script has run beside it.
  struct sigaction hangup;
  sigaction(SIGHUP, NULL, &hangup);
  if (hangup.sa_handler != SIG_IGN) handle(SIGHUP, tell, SA_RESTART);
  // A client that is gone is told by the call that writes to it.
  ct_let_pipes_fail();
}

// A socket's path in the file system, with its zero; empty for none.
static char taken_away[108];

static void take_away(int signal) {
  unlink(taken_away);
  // Blocked while this runs, so it ends the process once this is left.
  handle(signal, SIG_DFL, 0);
  raise(signal);
}

void ct_take_away_at_end(const char *path) {
  static const int endings[] = {SIGINT, SIGTERM, SIGHUP};
  strncpy(taken_away, path, sizeof taken_away - 1);
  for (unsigned long i = 0; i < COUNT(endings); i++) {
    struct sigaction now;
    sigaction(endings[i], NULL, &now);
    if (now.sa_handler == SIG_DFL) handle(endings[i], take_away, 0);
  }
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

static void add(int signal, void *signals) { sigaddset(signals, signal); }

int ct_waiting_signals(void) {
  sigset_t signals;
  sigemptyset(&signals);
  each(add, &signals);
  // These neither end nor stop a process.
  sigdelset(&signals, SIGWINCH);
  sigdelset(&signals, SIGCONT);
  return signalfd(-1, &signals, SFD_CLOEXEC | SFD_NONBLOCK);
}
