#include "png.h"

#include <stddef.h>

#define STBI_WRITE_NO_STDIO
#define STB_IMAGE_WRITE_STATIC
#define STB_IMAGE_WRITE_IMPLEMENTATION
#pragma GCC diagnostic ignored "-Wunused-function"
#include <stb/stb_image_write.h>

unsigned char *cpng_write(const unsigned char *pixels, int width, int height, int *count) {
  // The file has to be written while a person waits for the frame: little is gained by looking for more.
  stbi_write_png_compression_level = 5;
  return stbi_write_png_to_mem(pixels, width * 4, width, height, 4, count);
}
