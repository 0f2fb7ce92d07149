/** Responsible for the endpoints of edits by hand: new stops, moves of stops, and their prices. */
export { serveMoves } from './serve-moves'
