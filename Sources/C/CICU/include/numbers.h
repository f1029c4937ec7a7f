#pragma once

#include <stdint.h>

/// Writes a number as C's `printf` does, with a point whatever the process's locale says: the screen
/// sets one, and a comma would make output depend on where the program runs.
///
/// `format` is one conversion of a `double`, such as `%.2f`. Returns the length, which may be larger than
/// `capacity`, or a negative number.
int32_t cicu_write_double(char *result, int32_t capacity, const char *format, double number);
