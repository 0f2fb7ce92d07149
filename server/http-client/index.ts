/** Knows how other services on the network are asked, which may be slow, away, or answer nonsense. */
export { fetchJson } from './fetch-json'
