export { decodeProblem, decodeProblemInSteps, encodeProblem, routeProblemCodec } from './problem-codec'
