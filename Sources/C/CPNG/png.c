#include "png.h"

#include <stddef.h>

#define STBI_WRITE_NO_STDIO
#define STB_IMAGE_WRITE_STATIC
#define STB_IMAGE_WRITE_IMPLEMENTATION
#pragma GCC diagnostic ignored "-Wunused-function"
#include <stb/stb_image_write.h>

// The file has to be written while a person waits for the frame: little is gained by looking for more. Said before any
// thread writes one: all of them read it.
__attribute__((constructor)) static void prefer_speed(void) {
  stbi_write_png_compression_level = 5;
}

unsigned char *cpng_write(const unsigned char *pixels, int width, int height, int *count) {
  return stbi_write_png_to_mem(pixels, width * 4, width, height, 4, count);
}
