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

#include <sys/ioctl.h>

/* Swift imports no function with variable arguments: the columns of a terminal; 0 where unknown. */
static inline int earshot_terminal_columns(int descriptor) {
  struct winsize size;
  return ioctl(descriptor, TIOCGWINSZ, &size) == 0 ? size.ws_col : 0;
}

#endif
