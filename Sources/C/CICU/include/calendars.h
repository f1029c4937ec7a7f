// Dates in calendars other than the Gregorian, from ICU.
//
// Here and not in Swift, for the reasons that `loading.h` gives.
#pragma once

#include <stdbool.h>
#include <stdint.h>

/// What a calendar reads on a day.
struct cicu_date {
  /// As ICU counts eras, from 0.
  int32_t era;
  /// Within its era; within its cycle of 60 where a calendar counts in cycles.
  int32_t year;
  /// From 1; a leap month has the number of the one before it.
  int32_t month;
  /// Whether the month is one that only some years have, under the number of another.
  bool is_leap_month;
  /// From 1.
  int32_t day;
  /// The number of the last day of the month.
  int32_t month_length;
};

/// Opens a calendar by the name that locales have for it, such as `islamic-umalqura`; NULL where ICU
/// cannot. It is read by one thread at a time.
void *cicu_open_calendar(const char *name);

/// Gives up a calendar.
void cicu_close_calendar(void *calendar);

/// Reads the date of a day, counted from 1 January 1970; false where ICU cannot.
bool cicu_read_date(void *calendar, int64_t day, struct cicu_date *date);
