/** A program for a worker thread as one text: see scripts/build/threads.mjs. */
declare module '*?thread' {
  export const program: string
}
