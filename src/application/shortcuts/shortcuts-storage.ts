/** A port: whether a key alone is a shortcut, which stays on this machine. Where nothing can be kept, it holds for the visit. */
export type ShortcutsStorage = {
  readonly load: () => boolean
  readonly save: (areEnabled: boolean) => void
}
