import { useId, type Ref } from 'react'
import type { Drawing } from './icon-svg'
import { Icon } from './icon'
import { Spinner } from './spinner'
import { Reason, refusing, type WhyNot } from './disabled-reason'

const looks = { plain: 'rr-icon-link', danger: 'rr-icon-link is-danger', close: 'rr-icon-link rr-close' } as const

type IconButtonProps = {
  readonly label: string
  readonly icon: Drawing
  /** what is seen of the label, where it says more to who hears it: "Delete" of "Delete Sanne de Wit" */
  readonly tip?: string
  readonly look?: keyof typeof looks
  readonly busy?: boolean
  readonly why?: WhyNot
  readonly ref?: Ref<HTMLButtonElement>
  readonly onPress: () => void
}

export const IconButton = ({
  label,
  icon,
  tip = label,
  look = 'plain',
  busy = false,
  why,
  ...rest
}: IconButtonProps) => {
  const id = useId()
  const { ref, onPress } = rest
  return (
    <>
      <button
        data-tip={tip}
        {...(why === undefined ? {} : refusing(id, why))}
        className={looks[look]}
        type="button"
        ref={ref}
        aria-label={label}
        aria-busy={busy}
        onClick={busy || why !== undefined ? undefined : onPress}
      >
        {busy ? <Spinner size={14} /> : <Icon drawing={icon} />}
      </button>
      <Reason id={id} why={why} />
    </>
  )
}
