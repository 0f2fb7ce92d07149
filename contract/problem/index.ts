/** Responsible for the JSON form of a route problem. */
export { decodeProblem, encodeProblem, routeProblemCodec } from './problem-codec'
