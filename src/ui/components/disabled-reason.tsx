/** Why a button or link does nothing now: it stays in its place and in the tab order, so that one can ask it. */
export type DisabledReason = string | undefined

export const disabledProps = (id: string, reason: string) =>
  ({ 'aria-disabled': true, 'aria-describedby': id, 'data-tip': reason }) as const

export const DisabledReasonNote = ({ id, reason }: { readonly id: string; readonly reason: DisabledReason }) =>
  reason === undefined ? null : (
    <span className="rr-sr" id={id}>
      {reason}
    </span>
  )
