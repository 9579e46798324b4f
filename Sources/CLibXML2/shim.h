#ifndef EARSHOT_CLIBXML2_SHIM_H
#define EARSHOT_CLIBXML2_SHIM_H

#include <pthread.h>
#include <libxml/xmlversion.h>
/* libxml2's headers include those of ICU for the last members of structures that nothing here touches. Foundation
   has an ICU of its own, and a file that imports both modules does not compile where neither was compiled before. */
#undef LIBXML_ICU_ENABLED
#include <libxml/parser.h>
#include <libxml/parserInternals.h>
#include <libxml/xmlIO.h>
#include <string.h>

/* The parser's place in the document, in bytes: the fields that hold it are marked private from
   2.14 on, and Swift would refuse the deprecated members. */
static inline long earshot_byte_offset(xmlParserCtxtPtr context) {
  if (context->input == NULL) return 0;
  return (long)(context->input->consumed + (context->input->cur - context->input->base));
}

/* How many bytes stand before a byte, or all of them where there is none such. */
static inline long earshot_length_before(unsigned char byte, const unsigned char *start, long count) {
  const unsigned char *found = memchr(start, byte, (size_t)count);
  return found == NULL ? count : (long)(found - start);
}

#ifdef __GLIBC__
/* The header has it for programs only that ask for all of GNU's functions first. */
extern void *memrchr(const void *, int, size_t);
#endif

/* How many bytes stand before the last byte of a kind; -1 where there is none such. */
static inline long earshot_length_before_last(
    unsigned char byte, const unsigned char *start, long count) {
#ifdef __GLIBC__
  const unsigned char *found = memrchr(start, byte, (size_t)count);
  return found == NULL ? -1 : (long)(found - start);
#else
  while (count > 0 && start[count - 1] != byte) count--;
  return count - 1;
#endif
}

/* Whether the parser may be inside a start tag: it is in no comment, CDATA section or instruction.
   From 2.12 on the attributes of a tag are compared by hash, and nobody has to ask. */
static inline int earshot_may_be_in_tag(xmlParserCtxtPtr context) {
#if LIBXML_VERSION < 21200
  return context->instate != XML_PARSER_COMMENT && context->instate != XML_PARSER_CDATA_SECTION
      && context->instate != XML_PARSER_PI;
#else
  return 0;
#endif
}

/* Some mistakes of an encoding are told to no parser's handler but to this one, which prints them on
   standard error unless it is replaced. Swift cannot write a function of that kind. */
static inline void earshot_say_nothing(void *context, const char *message, ...) {
  (void)context;
  (void)message;
}

/* Makes the functions of threads a part of the program. libxml2 refers to them weakly, and takes a program
   that lacks one for one without threads: in a static one pthread_equal was missing, and the parsers of
   two threads shared their last error, and freed it twice. Swift cannot take the address of a C function
   without calling it. */
static inline int earshot_link_threads(void) {
  int (*volatile equal)(pthread_t, pthread_t) = pthread_equal;
  return equal(pthread_self(), pthread_self());
}

/* Parses what a callback reads; it is in UTF-8 by now, whatever its declaration says. Swift cannot
   build a parser with options and a reading callback in one call without an encoding constant of its
   own. */
static inline int earshot_parse(xmlParserCtxtPtr context, xmlInputReadCallback read, void *source) {
  xmlParserInputBufferPtr buffer =
      xmlParserInputBufferCreateIO(read, NULL, source, XML_CHAR_ENCODING_UTF8);
  if (buffer == NULL) return -1;
  xmlParserInputPtr input = xmlNewIOInputStream(context, buffer, XML_CHAR_ENCODING_NONE);
  if (input == NULL) {
    xmlFreeParserInputBuffer(buffer);
    return -1;
  }
  xmlSetGenericErrorFunc(NULL, earshot_say_nothing);
  xmlCtxtUseOptions(context, XML_PARSE_NONET | XML_PARSE_HUGE | XML_PARSE_IGNORE_ENC);
  inputPush(context, input);
  return xmlParseDocument(context);
}

#endif
