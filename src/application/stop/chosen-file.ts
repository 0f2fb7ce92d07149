/** A file that somebody chose or dropped. Its bytes are read when they are wanted. */
export type ChosenFile = {
  readonly name: string
  /** bytes */
  readonly size: number
  readonly bytes: () => Promise<ArrayBuffer>
}
