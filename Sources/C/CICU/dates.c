#include "include/locales.h"
#include "library.h"

#include <stdio.h>
#include <unicode/udat.h>
#include <unicode/udatpg.h>

#define LONGEST_LOCALE 200

// Gregorian days in ASCII's digits.
static void plain(const char *locale, char *result) {
  snprintf(result, LONGEST_LOCALE, "%.100s@calendar=gregorian;numbers=latn", locale);
}

void *cicu_open_date_patterns(const char *locale) {
  CICU_USE(open, CICU_LOCALES, udatpg_open);
  if (!open) return NULL;
  char name[LONGEST_LOCALE];
  plain(locale, name);
  UErrorCode error = U_ZERO_ERROR;
  UDateTimePatternGenerator *patterns = open(name, &error);
  return U_SUCCESS(error) ? patterns : NULL;
}

void cicu_close_date_patterns(void *patterns) {
  CICU_USE(close, CICU_LOCALES, udatpg_close);
  if (close) close(patterns);
}

int32_t cicu_date_pattern(
    void *patterns, const uint16_t *skeleton, int32_t length, uint16_t *result, int32_t capacity) {
  CICU_USE(best, CICU_LOCALES, udatpg_getBestPattern);
  if (!best) return -1;
  UErrorCode error = U_ZERO_ERROR;
  int32_t count =
      best(patterns, (const UChar *)skeleton, length, (UChar *)result, capacity, &error);
  return U_SUCCESS(error) ? count : -1;
}

static UDateFormatSymbolType symbols(enum cicu_date_names kind) {
  switch (kind) {
  case CICU_MONTHS: return UDAT_MONTHS;
  case CICU_SHORT_MONTHS: return UDAT_SHORT_MONTHS;
  case CICU_LONE_MONTHS: return UDAT_STANDALONE_MONTHS;
  case CICU_SHORT_LONE_MONTHS: return UDAT_STANDALONE_SHORT_MONTHS;
  case CICU_WEEKDAYS: return UDAT_WEEKDAYS;
  case CICU_SHORT_WEEKDAYS: return UDAT_SHORT_WEEKDAYS;
  case CICU_SHORT_LONE_WEEKDAYS: return UDAT_STANDALONE_SHORT_WEEKDAYS;
  case CICU_DAY_HALVES: return UDAT_AM_PMS;
  }
  return UDAT_AM_PMS;
}

int32_t cicu_date_names(
    const char *locale, enum cicu_date_names kind, uint16_t *result, int32_t capacity) {
  CICU_USE(open, CICU_LOCALES, udat_open);
  CICU_USE(count_of, CICU_LOCALES, udat_countSymbols);
  CICU_USE(symbol_at, CICU_LOCALES, udat_getSymbols);
  CICU_USE(close, CICU_LOCALES, udat_close);
  if (!open || !count_of || !symbol_at || !close) return -1;
  char name[LONGEST_LOCALE];
  plain(locale, name);
  static const UChar greenwich[] = {'G', 'M', 'T', 0};
  UErrorCode error = U_ZERO_ERROR;
  UDateFormat *format = open(UDAT_SHORT, UDAT_SHORT, name, greenwich, 3, NULL, 0, &error);
  UDateFormatSymbolType type = symbols(kind);
  int32_t count = U_SUCCESS(error) ? count_of(format, type) : 0, length = 0;
  // Weekdays count from one; what stands at zero is empty.
  bool counts_from_one = kind >= CICU_WEEKDAYS && kind < CICU_DAY_HALVES;
  for (int32_t i = counts_from_one ? 1 : 0; i < count && U_SUCCESS(error); i++) {
    length += symbol_at(format, type, i, (UChar *)result + length, capacity - length - 1, &error);
    if (U_SUCCESS(error)) result[length++] = '\n';
  }
  if (format) close(format);
  return U_SUCCESS(error) ? length : -1;
}
