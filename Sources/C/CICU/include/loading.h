#pragma once

/// Why ICU cannot be used, in a sentence; NULL when it can. Loads it when nothing did yet.
const char *cicu_problem(void);
