#include "characters.h"

#include <unicode/uchar.h>

bool character_is_control(int32_t scalar) {
  int8_t type = u_charType(scalar);
  return type == U_CONTROL_CHAR || type == U_SURROGATE;
}

bool character_is_mark(int32_t scalar) {
  int8_t type = u_charType(scalar);
  return type == U_NON_SPACING_MARK || type == U_ENCLOSING_MARK;
}

bool character_is_regional_indicator(int32_t scalar) {
  return u_hasBinaryProperty(scalar, UCHAR_REGIONAL_INDICATOR);
}

bool character_is_wide(int32_t scalar) {
  int32_t width = u_getIntPropertyValue(scalar, UCHAR_EAST_ASIAN_WIDTH);
  return width == U_EA_WIDE || width == U_EA_FULLWIDTH;
}

bool character_is_prefix(int32_t scalar) {
  return u_getIntPropertyValue(scalar, UCHAR_GRAPHEME_CLUSTER_BREAK) == U_GCB_PREPEND;
}

bool character_is_invisible(int32_t scalar) {
  int8_t type = u_charType(scalar);
  return type == U_FORMAT_CHAR || type == U_LINE_SEPARATOR || type == U_PARAGRAPH_SEPARATOR ||
         u_hasBinaryProperty(scalar, UCHAR_DEFAULT_IGNORABLE_CODE_POINT);
}

bool character_is_joining_jamo(int32_t scalar) {
  int32_t type = u_getIntPropertyValue(scalar, UCHAR_HANGUL_SYLLABLE_TYPE);
  return type == U_HST_VOWEL_JAMO || type == U_HST_TRAILING_JAMO;
}

bool character_is_emoji(int32_t scalar) { return u_hasBinaryProperty(scalar, UCHAR_EMOJI); }

bool character_runs_right_to_left(int32_t scalar) {
  int32_t type = u_getIntPropertyValue(scalar, UCHAR_BIDI_CLASS);
  return type == U_RIGHT_TO_LEFT || type == U_RIGHT_TO_LEFT_ARABIC || type == U_ARABIC_NUMBER;
}
