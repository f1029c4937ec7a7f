#define _GNU_SOURCE
#include "process.h"

#include <fcntl.h>
#include <limits.h>
#include <sched.h>
#include <signal.h>
#include <sys/prctl.h>
#include <sys/signalfd.h>
#include <sys/timerfd.h>
#include <unistd.h>

pid_t cp_fork(void) { return fork(); }

int cp_open_pipe(int *reading, int *writing) {
  int ends[2];
  if (pipe2(ends, O_CLOEXEC) != 0) return -1;
  *reading = ends[0];
  *writing = ends[1];
  return 0;
}

void cp_close_from(int first) {
  if (close_range((unsigned)first, ~0u, 0) == 0) return;
  // Kernels before 5.9.
  long limit = sysconf(_SC_OPEN_MAX);
  for (int descriptor = first; descriptor < limit && descriptor < INT_MAX; descriptor++)
    close(descriptor);
}

int cp_open_timer(void) { return timerfd_create(CLOCK_MONOTONIC, TFD_CLOEXEC | TFD_NONBLOCK); }

void cp_set_timer(int timer, long milliseconds) {
  struct itimerspec time = {{0, 0}, {milliseconds / 1000, milliseconds % 1000 * 1000000}};
  timerfd_settime(timer, 0, &time, NULL);
}

int cp_watch_children(void) {
  sigset_t child;
  sigemptyset(&child);
  sigaddset(&child, SIGCHLD);
  sigprocmask(SIG_BLOCK, &child, NULL);
  return signalfd(-1, &child, SFD_CLOEXEC | SFD_NONBLOCK);
}

int cp_adopt_orphans(void) { return prctl(PR_SET_CHILD_SUBREAPER, 1L, 0L, 0L, 0L); }

int cp_depend_on_parent(void) {
  if (prctl(PR_SET_PDEATHSIG, (long)SIGKILL, 0L, 0L, 0L) != 0) return -1;
  return prctl(PR_SET_NO_NEW_PRIVS, 1L, 0L, 0L, 0L);
}

int cp_unshare_network(int own_users) {
  return unshare(CLONE_NEWNET | (own_users ? CLONE_NEWUSER : 0));
}

int cp_is_sanitized(void) {
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
  return 1;
#else
  return 0;
#endif
}

// What sanitizers are told. Here and not in the environment: the tests start programs with one of their own.

#if __has_feature(address_sanitizer)
// What a static table keeps, it points to with tags in the pointers: to the search for leaks it looks lost.
const char *__asan_default_options(void) { return "detect_leaks=0"; }
#endif

#if __has_feature(thread_sanitizer)
// The mutex of Swift's Synchronization works on futexes that the sanitizer does not see, so what it guards looks
// unguarded. What changes in this one is touched under that lock only.
const char *__tsan_default_suppressions(void) {
  return "race:AppStrings\n";
}
#endif
