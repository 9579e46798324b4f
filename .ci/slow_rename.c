/* Lets a file wait for three milliseconds before it takes its place, so that a kill finds it there.
   Preloaded by check-faults where what is written is too small to be met in the middle. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <time.h>

int rename(const char *old, const char *new) {
  static int (*usual)(const char *, const char *);
  if (!usual) usual = (int (*)(const char *, const char *))dlsym(RTLD_NEXT, "rename");
  nanosleep(&(struct timespec){.tv_nsec = 3000000}, 0);
  return usual(old, new);
}
