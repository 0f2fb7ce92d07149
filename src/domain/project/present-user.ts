/** Another user who has the project open. */
export type PresentUser = {
  readonly name: string
  /** an ISO date-time */
  readonly since: string
}

/** Such as `Piet and Anna are here too` or `Piet and 2 others are here too`; empty where nobody is. */
export const describePresence = ([first, second, ...others]: ReadonlyArray<PresentUser>): string => {
  if (first === undefined) return ''
  if (second === undefined) return `${first.name} is here too`
  return others.length === 0
    ? `${first.name} and ${second.name} are here too`
    : `${first.name} and ${others.length + 1} others are here too`
}
