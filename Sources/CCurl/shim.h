#ifndef EARSHOT_CCURL_SHIM_H
#define EARSHOT_CCURL_SHIM_H

#include <curl/curl.h>

/* Swift cannot call functions with a variable number of arguments; these set or read one option each. */

static inline CURLcode earshot_curl_set_number(CURL *handle, CURLoption option, long value) {
  return curl_easy_setopt(handle, option, value);
}

static inline CURLcode earshot_curl_set_text(CURL *handle, CURLoption option, const char *value) {
  return curl_easy_setopt(handle, option, value);
}

static inline CURLcode earshot_curl_set_headers(CURL *handle, struct curl_slist *headers) {
  return curl_easy_setopt(handle, CURLOPT_HTTPHEADER, headers);
}

/* libcurl keeps no copy of the buffer, which holds CURL_ERROR_SIZE bytes. */
static inline CURLcode earshot_curl_set_error_buffer(CURL *handle, char *buffer) {
  return curl_easy_setopt(handle, CURLOPT_ERRORBUFFER, buffer);
}

/* The size comes first: without it, libcurl copies up to the first zero. */
static inline CURLcode earshot_curl_copy_body(CURL *handle, const void *bytes, size_t count) {
  CURLcode code = curl_easy_setopt(handle, CURLOPT_POSTFIELDSIZE_LARGE, (curl_off_t)count);
  return code == CURLE_OK ? curl_easy_setopt(handle, CURLOPT_COPYPOSTFIELDS, bytes) : code;
}

static inline CURLcode earshot_curl_set_receiver(
    CURL *handle, size_t (*receive)(char *, size_t, size_t, void *), void *context) {
  CURLcode code = curl_easy_setopt(handle, CURLOPT_WRITEDATA, context);
  return code == CURLE_OK ? curl_easy_setopt(handle, CURLOPT_WRITEFUNCTION, receive) : code;
}

/* No file, no FTP: the option with the names of protocols came with 7.85. */
static inline CURLcode earshot_curl_allow_http_only(CURL *handle) {
#if LIBCURL_VERSION_NUM >= 0x075500
  return curl_easy_setopt(handle, CURLOPT_PROTOCOLS_STR, "http,https");
#else
  return curl_easy_setopt(handle, CURLOPT_PROTOCOLS, (long)(CURLPROTO_HTTP | CURLPROTO_HTTPS));
#endif
}

static inline long earshot_curl_number(CURL *handle, CURLINFO info) {
  long value = 0;
  return curl_easy_getinfo(handle, info, &value) == CURLE_OK ? value : 0;
}

/* Microseconds from the start until the connection was made; 0 if there was none. */
static inline long long earshot_curl_connect_time(CURL *handle) {
  curl_off_t value = 0;
  return curl_easy_getinfo(handle, CURLINFO_CONNECT_TIME_T, &value) == CURLE_OK ? value : 0;
}

/* The result of the one transfer, if it has ended; the message is a union. */
static inline int earshot_curl_result(CURLM *multi, CURLcode *result) {
  int left = 0;
  CURLMsg *message = curl_multi_info_read(multi, &left);
  if (!message || message->msg != CURLMSG_DONE) return 0;
  *result = message->data.result;
  return 1;
}

/* The macro for it casts to a type of its own. */
static inline CURLcode earshot_curl_begin(void) { return curl_global_init(CURL_GLOBAL_DEFAULT); }

#endif
