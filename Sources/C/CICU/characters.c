#include "characters.h"

#include <unicode/uchar.h>

bool cicu_is_control(int32_t scalar) {
  int8_t category = u_charType(scalar);
  return category == U_CONTROL_CHAR || category == U_SURROGATE;
}

bool cicu_is_mark(int32_t scalar) {
  int8_t category = u_charType(scalar);
  return category == U_NON_SPACING_MARK || category == U_ENCLOSING_MARK;
}

bool cicu_is_regional_indicator(int32_t scalar) {
  return u_hasBinaryProperty(scalar, UCHAR_REGIONAL_INDICATOR);
}

bool cicu_is_wide(int32_t scalar) {
  int32_t width = u_getIntPropertyValue(scalar, UCHAR_EAST_ASIAN_WIDTH);
  return width == U_EA_WIDE || width == U_EA_FULLWIDTH;
}

bool cicu_is_prefix(int32_t scalar) {
  return u_getIntPropertyValue(scalar, UCHAR_GRAPHEME_CLUSTER_BREAK) == U_GCB_PREPEND;
}

bool cicu_is_invisible(int32_t scalar) {
  int8_t category = u_charType(scalar);
  return category == U_FORMAT_CHAR || category == U_LINE_SEPARATOR ||
         category == U_PARAGRAPH_SEPARATOR ||
         u_hasBinaryProperty(scalar, UCHAR_DEFAULT_IGNORABLE_CODE_POINT);
}

bool cicu_is_joining_jamo(int32_t scalar) {
  int32_t type = u_getIntPropertyValue(scalar, UCHAR_HANGUL_SYLLABLE_TYPE);
  return type == U_HST_VOWEL_JAMO || type == U_HST_TRAILING_JAMO;
}

bool cicu_is_emoji(int32_t scalar) { return u_hasBinaryProperty(scalar, UCHAR_EMOJI); }
