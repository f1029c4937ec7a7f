#include "library.h"
#include "include/loading.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stdio.h>
#include <unicode/uvernum.h>

#define FILE_NAME(stem) stem ".so." U_ICU_VERSION_SHORT

static const char *const names[] = {FILE_NAME("libicuuc"), FILE_NAME("libicui18n")};
static void *libraries[2];
static char problem[256];
static pthread_once_t once = PTHREAD_ONCE_INIT;

static void load(void) {
  for (int i = 0; i < 2; i++) {
    libraries[i] = dlopen(names[i], RTLD_LAZY | RTLD_LOCAL);
    if (libraries[i]) continue;
    snprintf(problem, sizeof problem, "%s cannot be loaded; install ICU " U_ICU_VERSION_SHORT, names[i]);
    return;
  }
}

void *cicu_function(enum cicu_library library, const char *name) {
  pthread_once(&once, load);
  return libraries[library] ? dlsym(libraries[library], name) : NULL;
}

const char *cicu_problem(void) {
  pthread_once(&once, load);
  return problem[0] ? problem : NULL;
}
