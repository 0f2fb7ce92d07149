/** Knows how other services on the network are asked, and that they may be slow, away, or talk nonsense. */
export { askJson } from './ask-json'
