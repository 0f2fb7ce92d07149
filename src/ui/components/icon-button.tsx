import { useId, type Ref } from 'react'
import { Icon, Spinner, type IconSvg } from './icon'
import { DisabledReasonNote, disabledProps, type DisabledReason } from './button'

const variants = { plain: 'rr-icon-link', danger: 'rr-icon-link is-danger', close: 'rr-icon-link rr-close' } as const

type IconButtonProps = {
  readonly label: string
  readonly icon: IconSvg
  /** the visible tooltip where the label is longer: "Delete" for "Delete Sanne de Wit" */
  readonly tip?: string
  readonly variant?: keyof typeof variants
  readonly busy?: boolean
  readonly disabledReason?: DisabledReason
  readonly ref?: Ref<HTMLButtonElement>
  readonly onPress: () => void
}

export const IconButton = ({
  label,
  icon,
  tip = label,
  variant = 'plain',
  busy = false,
  disabledReason,
  ...otherProps
}: IconButtonProps) => {
  const id = useId()
  const { ref, onPress } = otherProps
  return (
    <>
      <button
        data-tip={tip}
        {...(disabledReason === undefined ? {} : disabledProps(id, disabledReason))}
        className={variants[variant]}
        type="button"
        ref={ref}
        aria-label={label}
        aria-busy={busy}
        onClick={busy || disabledReason !== undefined ? undefined : onPress}
      >
        {busy ? <Spinner size={14} /> : <Icon icon={icon} />}
      </button>
      <DisabledReasonNote id={id} reason={disabledReason} />
    </>
  )
}
