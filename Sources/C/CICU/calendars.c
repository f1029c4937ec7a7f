#include "include/calendars.h"
#include "library.h"

#include <stdio.h>
#include <unicode/ucal.h>

#define DAY 86400000.0

void *cicu_open_calendar(const char *name) {
  CICU_USE(open, CICU_LOCALES, ucal_open);
  if (!open) return NULL;
  static const UChar greenwich[] = {'G', 'M', 'T', 0};
  char locale[64];
  snprintf(locale, sizeof locale, "en@calendar=%s", name);
  UErrorCode error = U_ZERO_ERROR;
  UCalendar *calendar = open(greenwich, 3, locale, UCAL_DEFAULT, &error);
  return U_SUCCESS(error) ? calendar : NULL;
}

void cicu_close_calendar(void *calendar) {
  CICU_USE(close, CICU_LOCALES, ucal_close);
  if (close) close(calendar);
}

bool cicu_read_date(void *calendar, int64_t day, struct cicu_date *date) {
  CICU_USE(set, CICU_LOCALES, ucal_setMillis);
  CICU_USE(get, CICU_LOCALES, ucal_get);
  CICU_USE(limit, CICU_LOCALES, ucal_getLimit);
  if (!set || !get || !limit) return false;
  UErrorCode error = U_ZERO_ERROR;
  set(calendar, (double)day * DAY + DAY / 2, &error);
  date->era = get(calendar, UCAL_ERA, &error);
  date->year = get(calendar, UCAL_YEAR, &error);
  date->month = get(calendar, UCAL_MONTH, &error) + 1;
  date->is_leap_month = get(calendar, UCAL_IS_LEAP_MONTH, &error) != 0;
  date->day = get(calendar, UCAL_DAY_OF_MONTH, &error);
  date->month_length = limit(calendar, UCAL_DAY_OF_MONTH, UCAL_ACTUAL_MAXIMUM, &error);
  return U_SUCCESS(error);
}
