export { decodeProblem, encodeProblem, routeProblemCodec } from './problem-codec'
