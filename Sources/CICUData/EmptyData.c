/* ICU's data, without any: 30 MB of converters and locales that no command uses.

   Debian's libxml2 links ICU for encodings other than UTF-8 and UTF-16, which XMLEncoding refuses before
   libxml2 sees them. The layout is that of a data package of type "CmnD" with no entries:
   https://unicode-org.github.io/icu/userguide/icu_data/#data-file-formats */

#include <stdint.h>
#include <unicode/utypes.h>

struct EmptyData {
  uint16_t header_size;
  uint8_t magic[2];
  uint16_t info_size;
  uint16_t reserved;
  uint8_t is_big_endian, charset_family, size_of_char, reserved_byte;
  uint8_t data_format[4], format_version[4], data_version[4];
  uint8_t padding[8];
  uint32_t entries;
};

const struct EmptyData U_ICUDATA_ENTRY_POINT __attribute__((aligned(16))) = {
    .header_size = 32,
    .magic = {0xDA, 0x27},
    .info_size = 20,
    .is_big_endian = U_IS_BIG_ENDIAN,
    .charset_family = U_CHARSET_FAMILY,
    .size_of_char = sizeof(UChar),
    .data_format = {'C', 'm', 'n', 'D'},
    .format_version = {1, 0, 0, 0},
    .entries = 0,
};
