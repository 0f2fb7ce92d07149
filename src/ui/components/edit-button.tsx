import { Icon } from './icon'
import { editIcon } from './icons'

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
