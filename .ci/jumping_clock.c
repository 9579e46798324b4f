/* A clock that jumps by up to ten years either way at each look, as far as it may: that which only
   ever goes forward stays. Preloaded by check-faults, because a Swift program gets no arguments
   under Debian's faketime. */
#define _GNU_SOURCE
#include <stdint.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <time.h>
#include <unistd.h>

static _Atomic uint64_t looks;

static uint64_t scrambled(void) {
  uint64_t x = ++looks * 0x9E3779B97F4A7C15u;
  x ^= x >> 31;
  return x * 0xBF58476D1CE4E5B9u >> 11;
}

int clock_gettime(clockid_t clock, struct timespec *time) {
  if (syscall(SYS_clock_gettime, clock, time) != 0) return -1;
  if (clock == CLOCK_REALTIME || clock == CLOCK_REALTIME_COARSE) {
    time->tv_sec += (int64_t)(scrambled() % 630720000) - 315360000;
  }
  return 0;
}

int gettimeofday(struct timeval *restrict time, void *restrict zone) {
  struct timespec now;
  (void)zone;
  if (clock_gettime(CLOCK_REALTIME, &now) != 0) return -1;
  time->tv_sec = now.tv_sec;
  time->tv_usec = now.tv_nsec / 1000;
  return 0;
}

time_t time(time_t *result) {
  struct timespec now;
  clock_gettime(CLOCK_REALTIME, &now);
  if (result) *result = now.tv_sec;
  return now.tv_sec;
}
