/** A program for a worker thread as one text: see scripts/build/thread-plugin.mjs. */
declare module '*?thread' {
  export const program: string
}
