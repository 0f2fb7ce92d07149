/** Knows how projects and jobs are followed over HTTP, as they change. */
export { serveFollowing } from './following-routes'
