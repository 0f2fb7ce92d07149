/** Responsible for the endpoints of edits by hand: moves of stops, and their prices. */
export { serveMoves } from './serve-moves'
