import { Icon } from './icon'
import { editIcon, lockedIcon, unlockedIcon } from './icons'
import './lock-button.css'

type EditButtonProps = { readonly subject: string; readonly onPress: () => void }

/** Opens the form of what the page shows. */
export const EditButton = ({ subject, onPress }: EditButtonProps) => (
  <button
    className="button is-small"
    type="button"
    aria-label={`Edit ${subject}`}
    title="Edit (E)"
    onClick={onPress}
    data-edit=""
  >
    <Icon icon={editIcon} size={14} />
    Edit
  </button>
)

/** The edit button of the page. */
export const findEditButton = (): HTMLElement | null =>
  document.querySelector<HTMLElement>('main .rr-page-head [data-edit]')

type LockButtonProps = {
  /** what it locks, such as `route 3` or `Bakkerij Jansen` */
  readonly subject: string
  /** who locked it and when; undefined while unlocked */
  readonly lock: string | undefined
  readonly scope?: 'row' | 'page'
  readonly onToggle: () => void
}

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

/** Shown below a page header: who locked it and when. */
export const LockNote = ({ lock }: Pick<LockButtonProps, 'lock'>) =>
  lock === undefined ? null : (
    <p className="rr-lock-text">
      <Icon icon={lockedIcon} size={14} />
      {lock}
    </p>
  )

/** The lock button of the element's row or, outside any row, that of the page. */
export const findLockButton = (element: Element | null): HTMLElement | null =>
  findOwnLockButton(element?.closest('tr, li')) ?? document.querySelector<HTMLElement>('main .rr-page-head [data-lock]')

/** Not that of a row inside the row. */
const findOwnLockButton = (row: Element | null | undefined): HTMLElement | undefined =>
  [...(row?.querySelectorAll<HTMLElement>('[data-lock]') ?? [])].find((button) => button.closest('tr, li') === row)
