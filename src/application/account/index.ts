/** Responsible for the account of the user: password, sessions and keys for programs. */
export { accountActions, type AccountFacade } from './account-actions'
export type { AccountGateway } from './account-gateway'
