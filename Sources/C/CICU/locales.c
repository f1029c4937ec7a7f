#include "include/locales.h"
#include "library.h"

#include <stdlib.h>
#include <string.h>
#include <unicode/ulistformatter.h>
#include <unicode/uloc.h>
#include <unicode/unumsys.h>
#include <unicode/upluralrules.h>
#include <unicode/ures.h>
#include <unicode/ustring.h>
#include <unicode/utf16.h>

#define MOST_TEXTS 100000

int32_t cicu_plural_category(
    const char *language, double number, uint16_t *name, int32_t capacity) {
  CICU_USE(open, CICU_LOCALES, uplrules_open);
  CICU_USE(select, CICU_LOCALES, uplrules_select);
  CICU_USE(close, CICU_LOCALES, uplrules_close);
  if (!open || !select || !close) return -1;
  UErrorCode error = U_ZERO_ERROR;
  // ICU keeps the rules: opening them again takes a microsecond.
  UPluralRules *rules = open(language, &error);
  int32_t length = select(rules, number, (UChar *)name, capacity, &error);
  if (rules) close(rules);
  return U_SUCCESS(error) ? length : -1;
}

int32_t cicu_joined_list(
    const char *locale, const uint16_t *text, const int32_t *lengths, int32_t count, uint16_t *result,
    int32_t capacity) {
  CICU_USE(open, CICU_LOCALES, ulistfmt_openForType);
  CICU_USE(format, CICU_LOCALES, ulistfmt_format);
  CICU_USE(close, CICU_LOCALES, ulistfmt_close);
  if (!open || !format || !close || count < 0 || count > MOST_TEXTS) return -1;
  const UChar **texts = calloc((size_t)count + 1, sizeof *texts);
  if (!texts) return -1;
  for (int32_t i = 0; i < count; i++) {
    texts[i] = (const UChar *)text;
    text += lengths[i];
  }
  UErrorCode error = U_ZERO_ERROR;
  UListFormatter *list = open(locale, ULISTFMT_TYPE_AND, ULISTFMT_WIDTH_WIDE, &error);
  int32_t length = format(list, texts, lengths, count, (UChar *)result, capacity, &error);
  if (list) close(list);
  free(texts);
  return U_SUCCESS(error) || error == U_BUFFER_OVERFLOW_ERROR ? length : -1;
}

// Whether a value of the table, a text or a list of texts, has this name.
static bool holds(
    UResourceBundle *value, const char *locale, __typeof__(&ures_getUTF8StringByIndex) text_at,
    __typeof__(&ures_getSize) size_of) {
  for (int32_t i = 0, count = size_of(value); i < count; i++) {
    char name[ULOC_FULLNAME_CAPACITY];
    int32_t length = sizeof name - 1;
    UErrorCode error = U_ZERO_ERROR;
    text_at(value, i, name, &length, true, &error);
    if (U_FAILURE(error)) continue;
    name[length] = 0;
    if (strcmp(name, locale) == 0) return true;
  }
  return false;
}

// ICU has no function for this; and walking from Swift would take a function here for each of the seven that are used.
bool cicu_named_parent(const char *locale, char *parent, int32_t capacity) {
  CICU_USE(open, CICU_COMMON, ures_openDirect);
  CICU_USE(by_key, CICU_COMMON, ures_getByKey);
  CICU_USE(by_index, CICU_COMMON, ures_getByIndex);
  CICU_USE(key_of, CICU_COMMON, ures_getKey);
  CICU_USE(size_of, CICU_COMMON, ures_getSize);
  CICU_USE(close, CICU_COMMON, ures_close);
  CICU_USE(text_at, CICU_COMMON, ures_getUTF8StringByIndex);
  if (!open || !by_key || !by_index || !key_of || !size_of || !close || !text_at) return false;
  UErrorCode error = U_ZERO_ERROR;
  UResourceBundle *data = open(NULL, "supplementalData", &error);
  UResourceBundle *table = by_key(data, "parentLocales", NULL, &error);
  bool found = false;
  for (int32_t i = 0, count = U_SUCCESS(error) ? size_of(table) : 0; i < count && !found; i++) {
    UResourceBundle *children = by_index(table, i, NULL, &error);
    if (U_SUCCESS(error) && holds(children, locale, text_at, size_of)) {
      const char *key = key_of(children);
      found = key && (int32_t)strlen(key) < capacity;
      if (found) strcpy(parent, key);
    }
    if (children) close(children);
  }
  if (table) close(table);
  if (data) close(data);
  return found;
}

bool cicu_likely_subtags(const char *locale, char *result, int32_t capacity) {
  CICU_USE(add, CICU_COMMON, uloc_addLikelySubtags);
  UErrorCode error = U_ZERO_ERROR;
  if (!add) return false;
  int32_t length = add(locale, result, capacity, &error);
  return U_SUCCESS(error) && length < capacity;
}

int32_t cicu_display_name(
    const char *locale, const char *language, uint16_t *result, int32_t capacity) {
  CICU_USE(name, CICU_COMMON, uloc_getDisplayName);
  UErrorCode error = U_ZERO_ERROR;
  if (!name) return -1;
  int32_t length = name(locale, language, (UChar *)result, capacity, &error);
  return U_SUCCESS(error) || error == U_BUFFER_OVERFLOW_ERROR ? length : -1;
}

int32_t cicu_capitals(
    const char *language, const uint16_t *text, int32_t length, uint16_t *result, int32_t capacity) {
  CICU_USE(convert, CICU_COMMON, u_strToUpper);
  UErrorCode error = U_ZERO_ERROR;
  if (!convert) return -1;
  int32_t written =
      convert((UChar *)result, capacity, (const UChar *)text, length, language, &error);
  return U_SUCCESS(error) ? written : -1;
}

const char *const *cicu_languages(void) {
  CICU_USE(languages, CICU_COMMON, uloc_getISOLanguages);
  return languages ? languages() : NULL;
}

const char *const *cicu_regions(void) {
  CICU_USE(regions, CICU_COMMON, uloc_getISOCountries);
  return regions ? regions() : NULL;
}

int32_t cicu_locale_count(void) {
  CICU_USE(count, CICU_COMMON, uloc_countAvailable);
  return count ? count() : 0;
}

const char *cicu_locale(int32_t index) {
  CICU_USE(available, CICU_COMMON, uloc_getAvailable);
  return available ? available(index) : NULL;
}

bool cicu_digits(const char *locale, int32_t *digits) {
  CICU_USE(open, CICU_LOCALES, unumsys_open);
  CICU_USE(close, CICU_LOCALES, unumsys_close);
  CICU_USE(is_algorithmic, CICU_LOCALES, unumsys_isAlgorithmic);
  CICU_USE(describe, CICU_LOCALES, unumsys_getDescription);
  if (!open || !close || !is_algorithmic || !describe) return false;
  UErrorCode error = U_ZERO_ERROR;
  UNumberingSystem *system = open(locale, &error);
  if (!system) return false;
  UChar text[32];
  int32_t length = is_algorithmic(system) ? 0 : describe(system, text, 32, &error);
  close(system);
  if (U_FAILURE(error) || length > 32) return false;
  int32_t count = 0;
  for (int32_t i = 0; i < length && count < 10; count++) {
    UChar32 digit;
    U16_NEXT(text, i, length, digit);
    digits[count] = digit;
  }
  return count == 10;
}
