/** Responsible for the endpoints of edits by hand: new stops, moves of stops, and their prices. */
export { applyMovesInProject } from './apply-moves-in-project'
export { serveMoves } from './serve-moves'
