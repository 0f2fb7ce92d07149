/** A program for a thread of its own, in one piece: see scripts/build/threads.mjs. */
declare module '*?thread' {
  export const program: string
}
