/*
 * Runs bash texts in an empty jail and reports what bash tried to run.
 *
 *     server BASH-STATIC JAIL-FOLDER
 *
 * Each request gets a new PID and mount namespace and a 1 MiB tmpfs. The jail holds no executable file: bash is
 * started from a descriptor, so that every program is "not found" and ends in bash's own handler for that, which the
 * prelude defines to write its arguments to a log. Once, at the start, the server leaves the network, IPC and UTS
 * namespaces.
 *
 * All numbers are little endian, as on every machine this runs on.
 *
 *     at start    'R'
 *     request     u32 bytes of text, u32 milliseconds for each outcome, u32 bytes of each log,
 *                 u8 mode (0 -c, 1 file, 2 standard input, 3 syntax only), u8 outcomes, their bytes, the text
 *     answer      u32 bytes that follow, then for each outcome:
 *                 i32 wait status (-1: something was ended for its time or its log), u32 + log of argument vectors,
 *                 u32 + trace, u32 + names of the files that it made or wrote to, each ended by a NUL
 */
#define _GNU_SOURCE
#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <grp.h>
#include <linux/capability.h>
#include <poll.h>
#include <sched.h>
#include <signal.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/mount.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/sysmacros.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

enum {
  NOBODY = 65534,
  /* Where the logs stand in bash: far from what a text would name, below what bash keeps for itself (255). */
  ARGV_FD = 251,
  TRACE_FD = 252,
  MOST_OUTCOMES = 8,
  /* How long what bash left in the background may go on after it. */
  GRACE_MS = 40,
};

/*
 * Outcomes (ORACLE_OUTCOME): what a command that was "not found" answers.
 *   0  status 0, no output     1  status 1, output `x`     2  status by parity, output `y z`
 *   3  status by the other parity, output `x`
 * After 60 processes the status alternates whatever the outcome, so that most loops end.
 */
static const char PRELUDE[] =
    "unset BASH_ENV\n"
    /* From the environment root's bash does not take it. */
    "PS4=$'\\001'\n"
    "command_not_found_handle() {\n"
    "  set +x +x +x\n"
    "  builtin printf '%s\\0' \"$#\" \"$@\" >&251\n"
    "  if (( BASHPID - $$ > 60 )); then builtin return $(( BASHPID % 2 )); fi\n"
    "  case $ORACLE_OUTCOME in\n"
    "    0) builtin return 0 ;;\n"
    "    1) builtin printf 'x\\n'; builtin return 1 ;;\n"
    "    2) builtin printf 'y z\\n'; builtin return $(( (BASHPID - $$) % 2 )) ;;\n"
    "    *) builtin printf 'x\\n'; builtin return $(( (BASHPID - $$ + 1) % 2 )) ;;\n"
    "  esac\n"
    "}\n"
    "set -x\n";

static void die(const char *what) {
  dprintf(2, "oracle: %s: %s\n", what, strerror(errno));
  _exit(99);
}

static int read_all(void *into, size_t length) {
  for (char *at = into; length > 0;) {
    ssize_t got = read(0, at, length);
    if (got <= 0) return -1;
    at += got;
    length -= got;
  }
  return 0;
}

static void write_all(int fd, const void *from, size_t length) {
  for (const char *at = from; length > 0;) {
    ssize_t put = write(fd, at, length);
    if (put <= 0) _exit(0);
    at += put;
    length -= put;
  }
}

static void write_number(int fd, int32_t number) { write_all(fd, &number, 4); }

static void make_file(const char *path, const void *text, size_t length) {
  int fd = open(path, O_WRONLY | O_CREAT | O_TRUNC, 0666);
  if (fd < 0) die(path);
  write_all(fd, text, length);
  fchmod(fd, 0666);
  close(fd);
}

static long now_ms(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return now.tv_sec * 1000 + now.tv_nsec / 1000000;
}

struct request {
  uint32_t length, milliseconds, log_bytes;
  uint8_t mode, outcomes;
} __attribute__((packed));

static int bash_fd;
static const char *jail;

static void make_jail(void) {
  if (mount("none", jail, "tmpfs", MS_NOSUID, "size=1m,nr_inodes=256,mode=755")) die("mount tmpfs");
  if (chdir(jail)) die("chdir");
  umask(0);
  if (mkdir("dev", 0755) || mkdir("tmp", 0777) || mkdir("w", 0777)) die("mkdir");
  if (mknod("dev/null", S_IFCHR | 0666, makedev(1, 3)) || access("dev/null", W_OK)) {
    unlink("dev/null");
    make_file("dev/null", "", 0);
    if (mount("/dev/null", "dev/null", 0, MS_BIND, 0)) die("bind /dev/null");
  }
  make_file(".prelude", PRELUDE, sizeof PRELUDE - 1);
  make_file(".input", "l1 l2\nl3\n", 9);
}

/* Two data files, so that a glob has something to find. */
static void fill_folder(void) {
  make_file("w/f", "f\n", 2);
  make_file("w/g", "g\n", 2);
}

/* Lists every file but the two as they were made, and empties the folder. */
static void empty_folder(const char *folder, int out) {
  DIR *open_folder = opendir(folder);
  if (!open_folder) die(folder);
  for (struct dirent *entry; (entry = readdir(open_folder));) {
    if (!strcmp(entry->d_name, ".") || !strcmp(entry->d_name, "..")) continue;
    char path[512], text[4] = "";
    snprintf(path, sizeof path, "%s/%s", folder, entry->d_name);
    int fd = open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK);
    ssize_t got = fd < 0 ? -1 : read(fd, text, 3);
    if (fd >= 0) close(fd);
    int same = got == 2 && strlen(entry->d_name) == 1 && text[0] == entry->d_name[0] && text[1] == '\n' &&
               strcmp(folder, "w") == 0;
    if (!same) {
      write_all(out, "/", 1);
      write_all(out, path, strlen(path) + 1);
    }
    if (unlink(path)) rmdir(path);
  }
  closedir(open_folder);
}

static void limit(int what, rlim_t value) {
  struct rlimit both = {value, value};
  setrlimit(what, &both);
}

static void drop_privileges(void) {
  setgroups(0, 0);
  if (setgid(NOBODY) == 0 && setuid(NOBODY) == 0) return;
  /* In a user namespace with one user there is nobody to become: give the capabilities up instead. */
  struct __user_cap_header_struct header = {_LINUX_CAPABILITY_VERSION_3, 0};
  struct __user_cap_data_struct none[2] = {{0, 0, 0}, {0, 0, 0}};
  if (syscall(SYS_capset, &header, none)) die("capset");
}

static void become_bash(const struct request *request, char *text, int outcome, int argv_log, int trace_log) {
  if (chroot(".") || chdir("/w")) die("chroot");
  int null = open("/dev/null", O_RDWR);
  int input = request->mode == 2 ? open("/.text", O_RDONLY) : outcome == 0 ? null : open("/.input", O_RDONLY);
  if (null < 0 || input < 0) die("/dev/null");
  int bash = fcntl(bash_fd, F_DUPFD_CLOEXEC, 300);
  int logs[2] = {fcntl(argv_log, F_DUPFD, 310), fcntl(trace_log, F_DUPFD, 310)};
  int ends[2] = {fcntl(input, F_DUPFD, 310), fcntl(null, F_DUPFD, 310)};
  if (bash < 0 || logs[0] < 0 || logs[1] < 0 || ends[0] < 0 || ends[1] < 0) die("descriptors");
  dup2(ends[0], 0);
  dup2(ends[1], 1);
  dup2(ends[1], 2);
  dup2(logs[0], ARGV_FD);
  dup2(logs[1], TRACE_FD);
  syscall(SYS_close_range, 3, ARGV_FD - 1, 0);
  syscall(SYS_close_range, TRACE_FD + 1, bash - 1, 0);
  syscall(SYS_close_range, bash + 1, ~0U, 0);
  limit(RLIMIT_CPU, 1);
  limit(RLIMIT_FSIZE, request->log_bytes);
  limit(RLIMIT_AS, 256 << 20);
  limit(RLIMIT_CORE, 0);
  limit(RLIMIT_NPROC, 128);
  drop_privileges();
  if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0)) die("no_new_privs");
  /* Ignored signals stay ignored in what is executed. */
  signal(SIGPIPE, SIG_DFL);
  sigset_t none;
  sigemptyset(&none);
  sigprocmask(SIG_SETMASK, &none, 0);
  char outcome_variable[] = "ORACLE_OUTCOME=0";
  outcome_variable[sizeof outcome_variable - 2] = (char)('0' + outcome);
  char *environment[] = {"PATH=/nonexistent", "HOME=/w",  "BASH_ENV=/.prelude", "BASH_XTRACEFD=252",
                         "LC_ALL=C",          "TMPDIR=/tmp", outcome_variable,   0};
  char *bare[] = {"PATH=/nonexistent", "LC_ALL=C", 0};
  char *as_option[] = {"bash", "-c", "--", text, "bash", "arg1", 0};
  char *as_file[] = {"bash", "/.text", "arg1", 0};
  char *as_input[] = {"bash", 0};
  char *syntax[] = {"bash", "-n", "-c", "--", text, 0};
  char **modes[] = {as_option, as_file, as_input, syntax};
  syscall(SYS_execveat, bash, "", modes[request->mode & 3], request->mode == 3 ? bare : environment,
          AT_EMPTY_PATH);
  die("execveat");
}

/* Waits for bash, a little for what it left behind, and ends the rest: the wait status, or -1 where there was any. */
static int32_t wait_for(pid_t bash, long deadline) {
  sigset_t child;
  sigemptyset(&child);
  sigaddset(&child, SIGCHLD);
  int status = -1;
  for (;;) {
    int one;
    pid_t ended = waitpid(-1, &one, WNOHANG);
    if (ended < 0) break;
    if (ended == bash) {
      status = one;
      long grace = now_ms() + GRACE_MS;
      if (grace < deadline) deadline = grace;
    }
    if (ended > 0) continue;
    long left = deadline - now_ms();
    if (left <= 0) {
      status = -1;
      break;
    }
    struct timespec time = {left / 1000, left % 1000 * 1000000};
    sigtimedwait(&child, 0, &time);
  }
  kill(-1, SIGKILL);
  while (waitpid(-1, 0, 0) > 0 || errno == EINTR) continue;
  return status;
}

static void copy_log(int out, int log) {
  off_t length = lseek(log, 0, SEEK_END);
  write_number(out, (int32_t)length);
  char buffer[65536];
  lseek(log, 0, SEEK_SET);
  for (ssize_t got; length > 0 && (got = read(log, buffer, sizeof buffer)) > 0; length -= got) {
    write_all(out, buffer, got);
  }
}

/* The first process of a request's namespaces. */
static void serve(const struct request *request, const uint8_t *outcomes, char *text, int out) {
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  signal(SIGCHLD, SIG_DFL);
  sigset_t child;
  sigemptyset(&child);
  sigaddset(&child, SIGCHLD);
  sigprocmask(SIG_BLOCK, &child, 0);
  make_jail();
  if (request->mode == 1 || request->mode == 2) {
    make_file(".text", text, request->length);
    /* A script must not change itself: `>>$0`. */
    chmod(".text", 0444);
  }
  for (int index = 0; index < request->outcomes; index += 1) {
    fill_folder();
    int argv_log = memfd_create("argv", 0), trace_log = memfd_create("trace", 0), files = memfd_create("files", 0);
    if (argv_log < 0 || trace_log < 0 || files < 0) die("memfd");
    /* A memfd does not guard its position against two writers at once. */
    fcntl(argv_log, F_SETFL, O_APPEND);
    fcntl(trace_log, F_SETFL, O_APPEND);
    long deadline = now_ms() + request->milliseconds;
    pid_t bash = fork();
    if (bash < 0) die("fork");
    if (bash == 0) become_bash(request, text, outcomes[index], argv_log, trace_log);
    int32_t status = wait_for(bash, deadline);
    off_t most = request->log_bytes;
    if (lseek(argv_log, 0, SEEK_END) >= most || lseek(trace_log, 0, SEEK_END) >= most) status = -1;
    empty_folder("w", files);
    empty_folder("tmp", files);
    write_number(out, status);
    copy_log(out, argv_log);
    copy_log(out, trace_log);
    copy_log(out, files);
    close(argv_log);
    close(trace_log);
    close(files);
  }
  _exit(0);
}

static void isolate(void) {
  uid_t user = geteuid();
  gid_t group = getegid();
  int own_user = user != 0;
  if (unshare((own_user ? CLONE_NEWUSER : 0) | CLONE_NEWNS | CLONE_NEWNET | CLONE_NEWIPC | CLONE_NEWUTS)) {
    die("unshare");
  }
  if (own_user) {
    char map[64];
    int deny = open("/proc/self/setgroups", O_WRONLY);
    if (deny >= 0) {
      write_all(deny, "deny", 4);
      close(deny);
    }
    int users = open("/proc/self/uid_map", O_WRONLY), groups = open("/proc/self/gid_map", O_WRONLY);
    if (users < 0 || groups < 0) die("uid_map");
    write_all(users, map, snprintf(map, sizeof map, "0 %d 1", user));
    write_all(groups, map, snprintf(map, sizeof map, "0 %d 1", group));
    close(users);
    close(groups);
  }
  if (mount(0, "/", 0, MS_REC | MS_PRIVATE, 0)) die("mount private");
}

static void answer(const struct request *request, const uint8_t *outcomes, char *text) {
  int out = memfd_create("answer", 0);
  if (out < 0) die("memfd");
  pid_t first = syscall(SYS_clone, CLONE_NEWPID | CLONE_NEWNS | SIGCHLD, 0, 0, 0, 0);
  if (first < 0) die("clone");
  if (first == 0) serve(request, outcomes, text, out);
  int guard = syscall(SYS_pidfd_open, first, 0);
  struct pollfd ended = {guard, POLLIN, 0};
  int wait = (int)(request->milliseconds + 500) * request->outcomes + 2000;
  if (guard >= 0 && poll(&ended, 1, wait) == 0) kill(first, SIGKILL);
  int status = 0;
  waitpid(first, &status, 0);
  if (guard >= 0) close(guard);
  /* Without an answer of its own: nothing. The driver takes that for "killed". */
  if (!WIFEXITED(status) || WEXITSTATUS(status) != 0) {
    if (WIFEXITED(status) && WEXITSTATUS(status) == 99) _exit(99);
    if (ftruncate(out, 0)) die("ftruncate");
  }
  copy_log(1, out);
  close(out);
}

int main(int count, char **arguments) {
  if (count != 3) {
    dprintf(2, "usage: server BASH-STATIC JAIL-FOLDER\n");
    return 2;
  }
  bash_fd = open(arguments[1], O_RDONLY | O_CLOEXEC);
  if (bash_fd < 0) die(arguments[1]);
  jail = arguments[2];
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  isolate();
  write_all(1, "R", 1);
  for (;;) {
    struct request request;
    uint8_t outcomes[MOST_OUTCOMES];
    if (read_all(&request, sizeof request)) return 0;
    if (request.outcomes > MOST_OUTCOMES || read_all(outcomes, request.outcomes)) return 1;
    char *text = malloc((size_t)request.length + 1);
    if (!text || read_all(text, request.length)) return 1;
    text[request.length] = 0;
    answer(&request, outcomes, text);
    free(text);
  }
}
