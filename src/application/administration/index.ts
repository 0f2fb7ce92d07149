/** Responsible for what administrators do: users of the organisation, and its audit trail. */
export { administrationActions, type AdministrationFacade } from './administration-actions'
export type { AdministrationGateway } from './administration-gateway'
