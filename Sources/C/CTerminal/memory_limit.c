#include "memory_limit.h"

#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <unistd.h>

// What a process does that was given no memory, by the system's own allocator, by Swift's and by libraries that
// do not look at what they get.
static const int crashes[] = {SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGABRT};

static struct sigaction crashed[NSIG];
// Made beforehand: there is no memory for it when it is needed.
static char message[200];
static unsigned long message_length;
static unsigned long allowed;
static int exit_status;

// Whether less can still be had than so much: the kernel is asked, not the allocator.
static int is_short(unsigned long piece) {
  void *memory = mmap(NULL, piece, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  if (memory == MAP_FAILED) return 1;
  munmap(memory, piece);
  return 0;
}

static void crash(int signal) {
  // Swift's allocator aborts. What grows asks for twice what it has, and keeps that until it has it: up to two
  // thirds are free when it gets nothing. The others find nothing for far less.
  if (is_short(signal == SIGABRT ? allowed / 3 * 2 : allowed / 4)) {
    if (write(STDERR_FILENO, message, message_length) < 0) _exit(exit_status);
    _exit(exit_status);
  }
  // The fault comes once more, and is handled as it would have been.
  sigaction(signal, &crashed[signal], NULL);
  raise(signal);
}

void ct_say_when_memory_ends(int status) {
  struct rlimit space, data;
  if (getrlimit(RLIMIT_AS, &space) != 0 || getrlimit(RLIMIT_DATA, &data) != 0) return;
  const char *option = data.rlim_cur < space.rlim_cur ? "-d" : "-v";
  rlim_t limit = data.rlim_cur < space.rlim_cur ? data.rlim_cur : space.rlim_cur;
  if (limit == RLIM_INFINITY) return;
  int length = snprintf(message, sizeof message,
      "coversheet: the memory does not suffice: %llu KiB are allowed here (ulimit %s); allow more\n",
      (unsigned long long)(limit / 1024), option);
  message_length = length > 0 ? (unsigned long)length : 0;
  allowed = limit;
  exit_status = status;
  for (unsigned long i = 0; i < sizeof crashes / sizeof *crashes; i++) {
    struct sigaction action;
    memset(&action, 0, sizeof action);
    action.sa_handler = crash;
    action.sa_flags = SA_ONSTACK;
    sigemptyset(&action.sa_mask);
    sigaction(crashes[i], &action, &crashed[crashes[i]]);
  }
}
