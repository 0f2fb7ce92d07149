/** A port: stores in the browser whether single-key shortcuts are enabled. A failed save is ignored. */
export type ShortcutsStorage = {
  readonly load: () => boolean
  readonly save: (areEnabled: boolean) => void
}
