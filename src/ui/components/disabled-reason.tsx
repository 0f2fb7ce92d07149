/** Why a button or link is disabled. The control stays in the tab order, so that its reason can be read. */
export type DisabledReason = string | undefined

export const disabledProps = (id: string, reason: string) =>
  ({ 'aria-disabled': true, 'aria-describedby': id, 'data-tip': reason }) as const

export const DisabledReasonNote = ({ id, reason }: { readonly id: string; readonly reason: DisabledReason }) =>
  reason === undefined ? null : (
    <span className="rr-sr" id={id}>
      {reason}
    </span>
  )
