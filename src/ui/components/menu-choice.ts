import type { Drawing } from './icon-svg'

export type MenuChoice = {
  readonly words: string
  readonly icon: Drawing
  /** the last of a menu, behind a line */
  readonly isDanger?: boolean
  readonly onChoose: () => void
}
