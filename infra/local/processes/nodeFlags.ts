/**
 * The flags with which Node runs a program, by its file's path in the repository; the images start theirs with the same.
 *
 * The api: a child's day reads 200 kB of PostgreSQL, in buffers outside of V8's heap, and leaves little in it. With the usual young
 * generation they reach V8's 64 MB before it is gone through once, and then the whole heap is marked, every 0.4 s under load: one day in
 * a hundred waited 60 ms for that, and waits 25 now. One of 8 MB is gone through before, and its dead buffers go with it.
 */
export function nodeFlags(path: string): string[] {
  return path === 'apps/api/src/main.ts' ? ['--max-semi-space-size=8'] : []
}
