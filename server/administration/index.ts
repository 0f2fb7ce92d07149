/** Responsible for the endpoints of administrators. */
export { serveAudit } from './serve-audit'
export { serveUsers } from './serve-users'
