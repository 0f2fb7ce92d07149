import { Icon } from './icon'
import { lockedIcon, unlockedIcon } from './icons'
import './lock-button.css'

type LockButtonProps = {
  /** what it locks: route 3, Bakkerij Jansen */
  readonly subject: string
  /** whose lock it is; none where it is open */
  readonly lock: string | undefined
  /** of a row, or of a page as a whole */
  readonly of?: 'row' | 'page'
  readonly onTurn: () => void
}

/** Shows a lock, and turns it. */
export const LockButton = ({ subject, lock, of = 'row', onTurn }: LockButtonProps) => {
  const deed = lock === undefined ? 'Lock' : 'Unlock'
  const state = lock === undefined ? '' : `${lock}. `
  return (
    <button
      className={lookOf(of, lock !== undefined)}
      type="button"
      aria-label={`${state}${deed} ${subject}`}
      title={`${state}${deed} (L)`}
      onClick={onTurn}
      data-lock=""
    >
      <Icon drawing={lock === undefined ? unlockedIcon : lockedIcon} size={14} />
    </button>
  )
}

const lookOf = (of: 'row' | 'page', isOn: boolean): string => {
  if (of === 'page') return 'button is-small'
  return isOn ? 'rr-lock is-on' : 'rr-lock'
}

/** Says below the head of a page whose lock it is. */
export const LockWords = ({ lock }: Pick<LockButtonProps, 'lock'>) =>
  lock === undefined ? null : (
    <p className="rr-lock-words">
      <Icon drawing={lockedIcon} size={14} />
      {lock}
    </p>
  )

/** The lock of the row in which this stands; of none, that of the page. */
export const lockButtonNear = (place: Element | null): HTMLElement | null =>
  place?.closest('tr, li')?.querySelector<HTMLElement>('[data-lock]') ??
  document.querySelector<HTMLElement>('main .rr-page-head [data-lock]')
