// Languages, plural rules, lists and dates, from ICU.
//
// Here and not in Swift, for the reasons that `loading.h` gives. Where ICU cannot be loaded, each
// function answers as for a language that ICU does not know.
#pragma once

#include <stdbool.h>
#include <stdint.h>

/// The name of the cardinal category of a number, such as `few`, in UTF-16. From any thread.
///
/// Returns its length; -1 where ICU cannot say, or where the name is longer than `capacity`.
int32_t cicu_plural_category(
    const char *language, double number, uint16_t *name, int32_t capacity);

/// Joins texts as an "and" list of a locale. All texts are UTF-16, one behind the other.
///
/// Returns the length of the result, which may be larger than `capacity` and is then not written;
/// -1 where ICU cannot do it.
int32_t cicu_joined_list(
    const char *locale, const uint16_t *text, const int32_t *lengths, int32_t count, uint16_t *result,
    int32_t capacity);

/// The parent of a locale where CLDR names one that is not its beginning, such as `es_419` for `es_MX`.
///
/// Writes `root` where it says so. False where CLDR says nothing.
bool cicu_named_parent(const char *locale, char *parent, int32_t capacity);

/// The name of a locale in the language of another, in UTF-16: `Polish` for `pl` in `en`.
///
/// Returns the length of the result, which may be larger than `capacity` and is then not written;
/// -1 where ICU cannot do it.
int32_t cicu_display_name(
    const char *locale, const char *language, uint16_t *result, int32_t capacity);

/// A text in capital letters as a language has them, in UTF-16: `İ` for a Turkish `i`.
///
/// Returns the length of the result; -1 where ICU cannot do it, or where it is longer than `capacity`.
int32_t cicu_capitals(
    const char *language, const uint16_t *text, int32_t length, uint16_t *result, int32_t capacity);

/// The codes of all languages (ISO 639), NULL behind the last; NULL where ICU is not there.
const char *const *cicu_languages(void);

/// The codes of all regions (ISO 3166), NULL behind the last; NULL where ICU is not there.
const char *const *cicu_regions(void);

/// How many locales ICU has data of; 0 where it is not there.
int32_t cicu_locale_count(void);

/// One of them by its number, such as `de_DE`; NULL where ICU is not there.
const char *cicu_locale(int32_t index);

/// A locale with the script and region that it most likely means: `zh_Hant_HK` for `zh_HK`.
bool cicu_likely_subtags(const char *locale, char *result, int32_t capacity);

/// The digits from 0 to 9 that a locale writes, as code points.
///
/// False where ICU cannot say, or where the locale does not write numbers with ten digits.
bool cicu_digits(const char *locale, int32_t *digits);

/// Opens how a locale writes dates and times; NULL where ICU cannot. Dates are Gregorian and digits ASCII's, whatever
/// the locale prefers. It is asked by one thread at a time.
void *cicu_open_date_patterns(const char *locale);

/// Gives it up.
void cicu_close_date_patterns(void *patterns);

/// How it writes a date or a time, for a skeleton such as `MMMEd`; both are UTF-16.
///
/// Returns the length of the pattern; -1 where ICU cannot do it, or where it is longer than `capacity`.
int32_t cicu_date_pattern(
    void *patterns, const uint16_t *skeleton, int32_t length, uint16_t *result, int32_t capacity);

/// Names that stand in dates.
enum cicu_date_names {
  CICU_MONTHS,
  CICU_SHORT_MONTHS,
  CICU_LONE_MONTHS,
  CICU_SHORT_LONE_MONTHS,
  CICU_WEEKDAYS,
  CICU_SHORT_WEEKDAYS,
  CICU_SHORT_LONE_WEEKDAYS,
  CICU_DAY_HALVES,
};

/// All names of a kind, from January or Sunday on, in UTF-16, with a line feed behind each.
///
/// Returns the length of all; -1 where ICU cannot do it or they need more than `capacity`.
int32_t cicu_date_names(
    const char *locale, enum cicu_date_names kind, uint16_t *result, int32_t capacity);
