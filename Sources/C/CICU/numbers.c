#define _GNU_SOURCE
#include "include/numbers.h"

#include <locale.h>
#include <stdio.h>

int32_t cicu_write_double(char *result, int32_t capacity, const char *format, double number) {
  locale_t plain = newlocale(LC_ALL_MASK, "C", (locale_t)0);
  if (!plain) return -1;
  locale_t before = uselocale(plain);
  int32_t length = snprintf(result, (size_t)capacity, format, number);
  uselocale(before);
  freelocale(plain);
  return length;
}
