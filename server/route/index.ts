/** Knows the routes of a project: their carriers, their drivers and the way they take. */
export { serveRoutes } from './route-routes'
