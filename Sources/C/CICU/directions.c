#include "include/directions.h"
#include "library.h"

#include <string.h>
#include <unicode/ubidi.h>
#include <unicode/uchar.h>
#include <unicode/ushape.h>

// The levels of a line of a paragraph that is set already.
static bool copy_levels(UBiDi *paragraph, int32_t start, int32_t limit, uint8_t *levels) {
  CICU_USE(open, CICU_COMMON, ubidi_open);
  CICU_USE(close, CICU_COMMON, ubidi_close);
  CICU_USE(set_line, CICU_COMMON, ubidi_setLine);
  CICU_USE(levels_of, CICU_COMMON, ubidi_getLevels);
  if (!open || !close || !set_line || !levels_of) return false;
  UErrorCode error = U_ZERO_ERROR;
  UBiDi *line = open();
  if (!line) return false;
  set_line(paragraph, start, limit, line, &error);
  const UBiDiLevel *found = levels_of(line, &error);
  bool is_found = U_SUCCESS(error) && found;
  if (is_found) memcpy(levels, found, (size_t)(limit - start));
  close(line);
  return is_found;
}

bool cicu_levels(
    const uint16_t *text, int32_t length, int32_t start, int32_t limit, bool is_right_to_left,
    uint8_t *levels) {
  CICU_USE(open, CICU_COMMON, ubidi_open);
  CICU_USE(close, CICU_COMMON, ubidi_close);
  CICU_USE(set_paragraph, CICU_COMMON, ubidi_setPara);
  if (!open || !close || !set_paragraph || start < 0 || start >= limit || limit > length) return false;
  UErrorCode error = U_ZERO_ERROR;
  UBiDi *paragraph = open();
  if (!paragraph) return false;
  set_paragraph(paragraph, (const UChar *)text, length, is_right_to_left ? 1 : 0, NULL, &error);
  bool is_found = U_SUCCESS(error) && copy_levels(paragraph, start, limit, levels);
  close(paragraph);
  return is_found;
}

int32_t cicu_mirrored(int32_t scalar) {
  CICU_USE(mirror, CICU_COMMON, u_charMirror);
  return mirror ? mirror(scalar) : scalar;
}

int32_t cicu_joined_letters(const uint16_t *text, int32_t length, uint16_t *result) {
  CICU_USE(shape, CICU_COMMON, u_shapeArabic);
  if (!shape) return -1;
  UErrorCode error = U_ZERO_ERROR;
  uint32_t options = U_SHAPE_LETTERS_SHAPE | U_SHAPE_TEXT_DIRECTION_LOGICAL | U_SHAPE_LENGTH_GROW_SHRINK;
  int32_t written =
      shape((const UChar *)text, length, (UChar *)result, length, options, &error);
  return U_SUCCESS(error) ? written : -1;
}
