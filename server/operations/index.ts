/** Knows what those who keep the server running ask of it. */
export { serveHealth } from './health'
