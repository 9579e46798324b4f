#ifndef EARSHOT_CPNG_SHIM_H
#define EARSHOT_CPNG_SHIM_H

#include <png.h>
#include <string.h>

/* libpng reports errors by longjmp, which must not pass through Swift. The functions of its simplified
   API catch it themselves; these give them what Swift cannot write: the size of a structure with a
   reserved array, a format that is a macro, and a message that is an array of characters. */

/* Reads the header. Returns 0 where there is none that can be read; the message then says why. */
static inline int earshot_png_begin(png_image *image, const void *bytes, size_t count) {
  memset(image, 0, sizeof *image);
  image->version = PNG_IMAGE_VERSION;
  if (!png_image_begin_read_from_memory(image, bytes, count)) return 0;
  image->format = PNG_FORMAT_RGBA;
  /* Without a chunk that says so, 16 bits would be taken for linear light. */
  image->flags |= PNG_IMAGE_FLAG_16BIT_sRGB;
  return 1;
}

/* Reads the pixels, four bytes each, and frees all that libpng holds. */
static inline int earshot_png_finish(png_image *image, void *pixels) {
  return png_image_finish_read(image, NULL, pixels, 0, NULL);
}

static inline const char *earshot_png_message(const png_image *image) { return image->message; }

#endif
