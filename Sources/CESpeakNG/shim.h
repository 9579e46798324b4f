#ifndef EARSHOT_CESPEAKNG_SHIM_H
#define EARSHOT_CESPEAKNG_SHIM_H

#include <espeak-ng/espeak_ng.h>
#include <espeak-ng/speak_lib.h>

// `environ` is a mutable global, which Swift 6 refuses to read; a player needs it to find
// its sound server.
extern char **environ;
static inline char **earshot_environment(void) { return environ; }

// Swift's Glibc module leaves out what glibc calls extensions. Without it another thread could
// start a program between `pipe` and `fcntl`, which would keep the pipe open.
#if defined(__linux__)
#include <unistd.h>
extern int pipe2(int ends[2], int flags);
#endif

#endif
