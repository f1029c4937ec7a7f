// How ICU is reached: loaded when it is first needed.
//
// Linking against it costs every start 0.9 ms (0.5 ms when it is linked statically, which makes the
// program 34 MB larger); most runs need none of it.
#pragma once

/// The two libraries that are used.
enum cicu_library { CICU_COMMON, CICU_LOCALES };

/// A function of ICU by its name, without the version that ICU adds to it; NULL when there is none. May be called
/// from any thread.
void *cicu_function(enum cicu_library library, const char *name);

// Declares a variable that holds a function of ICU. Looked up once; threads that meet here find the same. `#name` is the
// name before ICU's macro adds a version to it, and `__typeof__` asks nothing of the linker.
#define CICU_USE(variable, library, name) \
  static _Atomic(__typeof__(&name)) variable##_found; \
  if (!variable##_found) variable##_found = (__typeof__(&name))cicu_function(library, #name); \
  const __typeof__(&name) variable = variable##_found
