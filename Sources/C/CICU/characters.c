#include "characters.h"
#include "library.h"

#include <unicode/uchar.h>

static int8_t category(int32_t scalar) {
  CICU_USE(read, CICU_COMMON, u_charType);
  return read(scalar);
}

static bool has_property(int32_t scalar, UProperty property) {
  CICU_USE(read, CICU_COMMON, u_hasBinaryProperty);
  return read(scalar, property);
}

static int32_t value(int32_t scalar, UProperty property) {
  CICU_USE(read, CICU_COMMON, u_getIntPropertyValue);
  return read(scalar, property);
}

bool cicu_is_control(int32_t scalar) {
  int8_t type = category(scalar);
  return type == U_CONTROL_CHAR || type == U_SURROGATE;
}

bool cicu_is_mark(int32_t scalar) {
  int8_t type = category(scalar);
  return type == U_NON_SPACING_MARK || type == U_ENCLOSING_MARK;
}

bool cicu_is_regional_indicator(int32_t scalar) {
  return has_property(scalar, UCHAR_REGIONAL_INDICATOR);
}

bool cicu_is_wide(int32_t scalar) {
  int32_t width = value(scalar, UCHAR_EAST_ASIAN_WIDTH);
  return width == U_EA_WIDE || width == U_EA_FULLWIDTH;
}

bool cicu_is_prefix(int32_t scalar) {
  return value(scalar, UCHAR_GRAPHEME_CLUSTER_BREAK) == U_GCB_PREPEND;
}

bool cicu_is_invisible(int32_t scalar) {
  int8_t type = category(scalar);
  return type == U_FORMAT_CHAR || type == U_LINE_SEPARATOR || type == U_PARAGRAPH_SEPARATOR ||
         has_property(scalar, UCHAR_DEFAULT_IGNORABLE_CODE_POINT);
}

bool cicu_is_joining_jamo(int32_t scalar) {
  int32_t type = value(scalar, UCHAR_HANGUL_SYLLABLE_TYPE);
  return type == U_HST_VOWEL_JAMO || type == U_HST_TRAILING_JAMO;
}

bool cicu_is_emoji(int32_t scalar) { return has_property(scalar, UCHAR_EMOJI); }

bool cicu_runs_right_to_left(int32_t scalar) {
  int32_t type = value(scalar, UCHAR_BIDI_CLASS);
  return type == U_RIGHT_TO_LEFT || type == U_RIGHT_TO_LEFT_ARABIC || type == U_ARABIC_NUMBER;
}
