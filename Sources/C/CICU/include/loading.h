#pragma once

#include <stdbool.h>

/// The version of ICU that is used, such as 72; 0 where none can be. Loads it when nothing did yet.
int cicu_version(void);

/// Whether a function of ICU was wanted, and none can be loaded. Loads nothing.
bool cicu_is_missed(void);

/// What to say where none can be loaded.
const char *cicu_advice(void);
