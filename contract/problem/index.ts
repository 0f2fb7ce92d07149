/** Responsible for the JSON form of a route problem. */
export { decodeProblem, decodeProblemInSteps, encodeProblem, routeProblemCodec } from './problem-codec'
