// Text that runs from right to left, from ICU: Unicode's annex 9, and how Arabic letters join.
//
// Here and not in Swift, for the reasons that `loading.h` gives.
#pragma once

#include <stdbool.h>
#include <stdint.h>

/// The embedding levels of a line of a paragraph, one for each unit of UTF-16 from `start` to `limit`.
///
/// False where ICU cannot say; `levels` is then not written.
bool cicu_levels(
    const uint16_t *text, int32_t length, int32_t start, int32_t limit, bool is_right_to_left,
    uint8_t *levels);

/// The character that is seen for another where text runs from right to left, such as `(` for `)`.
int32_t cicu_mirrored(int32_t scalar);

/// Gives letters the forms in which they join their neighbors; the text is in logical order, and so is the
/// result, in which lam and alef are one.
///
/// Returns the length of the result, which has room for as many units as the text has; -1 where ICU cannot
/// do it.
int32_t cicu_joined_letters(const uint16_t *text, int32_t length, uint16_t *result);
