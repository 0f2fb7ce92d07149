import type { IconName } from './icons'

export type MenuChoice = {
  readonly words: string
  readonly icon: IconName
  /** the last of a menu, behind a line */
  readonly isDanger?: boolean
  readonly onChoose: () => void
}
