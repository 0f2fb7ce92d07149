/** Why a button or link does nothing now: it stays in its place and in the tab order, so that one can ask it. */
export type WhyNot = string | undefined

export const refusing = (id: string, why: string) =>
  ({ 'aria-disabled': true, 'aria-describedby': id, 'data-tip': why }) as const

export const Reason = ({ id, why }: { readonly id: string; readonly why: WhyNot }) =>
  why === undefined ? null : (
    <span className="rr-sr" id={id}>
      {why}
    </span>
  )
