// Properties of code points, from ICU: what the tables of `TerminalCore` are compared with. The program asks for none of
// them, so ICU is linked here, and not loaded.
//
// In C for the reasons that `Sources/C/CICU/include/loading.h` gives.
#pragma once

#include <stdbool.h>
#include <stdint.h>

/// Whether the code point is a control character or a surrogate.
bool character_is_control(int32_t scalar);

/// Whether the code point is drawn over the one before it.
bool character_is_mark(int32_t scalar);

/// Whether the code point is half of a flag.
bool character_is_regional_indicator(int32_t scalar);

/// Whether the code point is wide or fullwidth in UAX 11.
bool character_is_wide(int32_t scalar);

/// Whether the code point is a sign that stands before others, such as an Arabic number sign.
bool character_is_prefix(int32_t scalar);

/// Whether the code point formats, separates or may be ignored, and so is not seen.
bool character_is_invisible(int32_t scalar);

/// Whether the code point is a Hangul vowel or final that joins the syllable before it.
bool character_is_joining_jamo(int32_t scalar);

/// Whether the code point can be drawn as an emoji.
bool character_is_emoji(int32_t scalar);

/// Whether the code point is a letter or a digit of a script that runs from right to left.
bool character_runs_right_to_left(int32_t scalar);
