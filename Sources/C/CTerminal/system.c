#define _GNU_SOURCE
#include "system.h"

#include <fcntl.h>
#include <malloc.h>
#include <sys/mman.h>
#include <unistd.h>
#include <wchar.h>

int ct_memory_file(const char *name) { return memfd_create(name, MFD_CLOEXEC); }

int ct_open_pipe(int *reading, int *writing) {
  int ends[2];
  if (pipe2(ends, O_CLOEXEC | O_NONBLOCK) != 0) return -1;
  *reading = ends[0];
  *writing = ends[1];
  return 0;
}

int ct_columns(wchar_t code_point) { return wcwidth(code_point); }

void ct_set_top_pad(int bytes) { mallopt(M_TOP_PAD, bytes); }
