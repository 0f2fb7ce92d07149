import type { IconSvg } from './icon-svg'

export type MenuChoice = {
  readonly label: string
  readonly icon: IconSvg
  /** the last of a menu, behind a line */
  readonly isDanger?: boolean
  readonly onChoose: () => void
}
