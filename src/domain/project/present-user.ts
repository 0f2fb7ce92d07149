import { joinNames } from '../text'

/** Another user who has the project open. */
export type PresentUser = {
  readonly name: string
  /** an ISO date-time */
  readonly since: string
}

/** Such as `Piet and Anna are here too` or `Piet and 2 others are here too`; empty where nobody is. */
export const describePresence = (users: ReadonlyArray<PresentUser>): string =>
  users.length === 0 ? '' : `${joinNames(users.map(({ name }) => name))} ${users.length === 1 ? 'is' : 'are'} here too`
