import { Icon } from './icon'
import { lockedIcon, unlockedIcon } from './icons'
import './lock-button.css'

type LockButtonProps = {
  /** what it locks: route 3, Bakkerij Jansen */
  readonly subject: string
  /** whose lock it is; none where it is open */
  readonly lock: string | undefined
  /** of a row, or of a page as a whole */
  readonly scope?: 'row' | 'page'
  readonly onToggle: () => void
}

/** Shows a lock, and turns it. */
export const LockButton = ({ subject, lock, scope = 'row', onToggle }: LockButtonProps) => {
  const verb = lock === undefined ? 'Lock' : 'Unlock'
  const state = lock === undefined ? '' : `${lock}. `
  return (
    <button
      className={classNameOf(scope, lock !== undefined)}
      type="button"
      aria-label={`${state}${verb} ${subject}`}
      title={`${state}${verb} (L)`}
      onClick={onToggle}
      data-lock=""
    >
      <Icon icon={lock === undefined ? unlockedIcon : lockedIcon} size={14} />
    </button>
  )
}

const classNameOf = (scope: 'row' | 'page', isOn: boolean): string => {
  if (scope === 'page') return 'button is-small'
  return isOn ? 'rr-lock is-on' : 'rr-lock'
}

/** Says below the head of a page whose lock it is. */
export const LockNote = ({ lock }: Pick<LockButtonProps, 'lock'>) =>
  lock === undefined ? null : (
    <p className="rr-lock-words">
      <Icon icon={lockedIcon} size={14} />
      {lock}
    </p>
  )

/** The lock of the row in which this stands; of none, that of the page. */
export const findLockButton = (element: Element | null): HTMLElement | null =>
  element?.closest('tr, li')?.querySelector<HTMLElement>('[data-lock]') ??
  document.querySelector<HTMLElement>('main .rr-page-head [data-lock]')
