#ifndef EARSHOT_CGLIBC_SHIM_H
#define EARSHOT_CGLIBC_SHIM_H

/* Swift's Glibc module leaves out what Glibc calls extensions. Without it another thread could start
   a program between `pipe` and `fcntl`, which would keep the pipe open. */
#if defined(__GLIBC__) || defined(__linux__)
#include <unistd.h>
extern int pipe2(int ends[2], int flags);
/* Two folders change places in one step: neither is ever missing. */
extern int renameat2(int from, const char *path, int to, const char *other, unsigned int flags);
#endif

#endif
