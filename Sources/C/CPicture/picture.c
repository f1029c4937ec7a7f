#include <stdlib.h>

// In every build: what is beyond an assertion reads or writes where it must not.
#define STBI_ASSERT(condition) ((condition) ? (void)0 : abort())
#define STBI_FAILURE_USERMSG
#define STB_IMAGE_IMPLEMENTATION
#include "picture.h"
