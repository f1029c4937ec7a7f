#pragma once

// stb_image_write is all header, and what it answers is memory of C's: it is compiled in one C file. Only
// pixels of our own making are given to it.

/// Writes pixels as a PNG file.
///
/// - pixels: red, green, blue and opacity of each, row by row.
/// - count: gets the number of bytes.
/// Returns memory that the caller frees, or NULL when there is none left.
unsigned char *cpng_write(const unsigned char *pixels, int width, int height, int *count);
