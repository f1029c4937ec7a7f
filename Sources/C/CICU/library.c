#include "library.h"
#include "include/loading.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdio.h>
#include <unicode/uvernum.h>

// What is used here is stable in all of these; earlier ones were not tried.
#define OLDEST 70
#define NEWEST 80
#define TEXT(number) #number
#define TEXT_OF(number) TEXT(number)

static void *libraries[2];
static int version;
static atomic_bool is_missed;
static pthread_once_t once = PTHREAD_ONCE_INIT;

static void *open_library(const char *stem, int number) {
  char name[32];
  snprintf(name, sizeof name, "%s.so.%d", stem, number);
  return dlopen(name, RTLD_LAZY | RTLD_LOCAL);
}

static void *find(void *library, const char *name, int number) {
  char versioned[64];
  snprintf(versioned, sizeof versioned, "%s_%d", name, number);
  return dlsym(library, versioned);
}

// Both have to be there, with names that have the version in them, as ICU is built unless it is configured otherwise.
static bool loads(int number) {
  void *common = open_library("libicuuc", number);
  if (!common) return false;
  void *locales = open_library("libicui18n", number);
  if (!locales || !find(common, "u_charType", number)) {
    if (locales) dlclose(locales);
    dlclose(common);
    return false;
  }
  libraries[CICU_COMMON] = common;
  libraries[CICU_LOCALES] = locales;
  version = number;
  return true;
}

// The one whose headers this was built with says what the tests say; then the newest.
static void load(void) {
  if (loads(U_ICU_VERSION_MAJOR_NUM)) return;
  for (int number = NEWEST; number >= OLDEST; number--)
    if (loads(number)) return;
}

void *cicu_function(enum cicu_library library, const char *name) {
  if (cicu_version()) return find(libraries[library], name, version);
  is_missed = true;
  return NULL;
}

int cicu_version(void) {
  pthread_once(&once, load);
  return version;
}

bool cicu_is_missed(void) { return is_missed; }

// .ci/deb reads in the program which version its package depends on.
const char *cicu_advice(void) {
  return "ICU cannot be loaded; install ICU " U_ICU_VERSION_SHORT
         ", or another from " TEXT_OF(OLDEST) " to " TEXT_OF(NEWEST);
}
