// Properties of code points, from ICU.
//
// ICU's names are macros that add a version (`u_charType` is `u_charType_72`), which Swift cannot import;
// and Foundation brings an ICU of its own, so that ICU's headers must not be seen from Swift at all.
#pragma once

#include <stdbool.h>
#include <stdint.h>

/// Whether the code point is a control character or a surrogate.
bool cicu_is_control(int32_t scalar);

/// Whether the code point is drawn over the one before it.
bool cicu_is_mark(int32_t scalar);

/// Whether the code point is half of a flag.
bool cicu_is_regional_indicator(int32_t scalar);

/// Whether the code point is wide or fullwidth in UAX 11.
bool cicu_is_wide(int32_t scalar);

/// Whether the code point is a sign that stands before others, such as an Arabic number sign.
bool cicu_is_prefix(int32_t scalar);

/// Whether the code point formats, separates or may be ignored, and so is not seen.
bool cicu_is_invisible(int32_t scalar);

/// Whether the code point is a Hangul vowel or final that joins the syllable before it.
bool cicu_is_joining_jamo(int32_t scalar);

/// Whether the code point can be drawn as an emoji.
bool cicu_is_emoji(int32_t scalar);

/// Whether the code point is a letter or a digit of a script that runs from right to left.
bool cicu_runs_right_to_left(int32_t scalar);
