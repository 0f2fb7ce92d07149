/** Responsible for the endpoints of edits by hand: new stops, moves of stops, and their prices. */
export { applyMovesIn } from './apply-moves-in'
export { movingStops, requestLegsOfMoves } from './request-legs-of-moves'
export { serveMoves } from './serve-moves'
