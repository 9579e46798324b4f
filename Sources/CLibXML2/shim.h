#ifndef EARSHOT_CLIBXML2_SHIM_H
#define EARSHOT_CLIBXML2_SHIM_H

#include <libxml/parser.h>
#include <libxml/parserInternals.h>
#include <libxml/xmlIO.h>

/* The parser's place in the document, in bytes: the fields that hold it are marked private from
   2.14 on, and Swift would refuse the deprecated members. */
static inline long earshot_byte_offset(xmlParserCtxtPtr context) {
  if (context->input == NULL) return 0;
  return (long)(context->input->consumed + (context->input->cur - context->input->base));
}

/* Swift cannot build a xmlParserCtxt with options and a reading callback in one call without an
   encoding constant of its own; input is UTF-8 by now, whatever its declaration says. */
static inline int earshot_parse(xmlParserCtxtPtr context, xmlInputReadCallback read, void *source) {
  xmlParserInputBufferPtr buffer =
      xmlParserInputBufferCreateIO(read, NULL, source, XML_CHAR_ENCODING_UTF8);
  if (buffer == NULL) return -1;
  xmlParserInputPtr input = xmlNewIOInputStream(context, buffer, XML_CHAR_ENCODING_NONE);
  if (input == NULL) {
    xmlFreeParserInputBuffer(buffer);
    return -1;
  }
  xmlCtxtUseOptions(context, XML_PARSE_NONET | XML_PARSE_HUGE | XML_PARSE_IGNORE_ENC);
  inputPush(context, input);
  return xmlParseDocument(context);
}

#endif
