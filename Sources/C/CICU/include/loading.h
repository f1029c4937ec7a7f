// How ICU is loaded, and why it is asked from C.
//
// ICU's names are macros that add a version (`u_charType` is `u_charType_72`), which Swift cannot import;
// and Foundation brings an ICU of its own, so that ICU's headers must not be seen from Swift at all.
#pragma once

#include <stdbool.h>

/// The version of ICU that is used, such as 72; 0 where none can be. Loads it when nothing did yet.
int cicu_version(void);

/// Whether a function of ICU was wanted, and none can be loaded. Loads nothing.
bool cicu_is_missed(void);

/// What to say where none can be loaded.
const char *cicu_advice(void);
