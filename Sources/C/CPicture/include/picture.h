#pragma once

// stb_image is all header: it is compiled in one C file, and these choices hold for it and for all that
// calls it. It is not meant for hostile files, so it only ever runs in the limited child process.

#define STBI_ONLY_PNG
#define STBI_ONLY_JPEG
#define STBI_ONLY_GIF
#define STBI_NO_STDIO
#define STBI_MAX_DIMENSIONS 16384
#include <stb/stb_image.h>
