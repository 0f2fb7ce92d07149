/** Responsible for requests to other HTTP services, which may be slow, unavailable or answer malformed JSON. */
export { fetchJson } from './fetch-json'
