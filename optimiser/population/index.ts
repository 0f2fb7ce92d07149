/** Responsible for the population: its individuals, how different they are, and which of them survive. */
export { createIndividual, isFeasible, UNVISITED, type Individual } from './individual'
export { addToPopulation, emptyPopulation, selectParents } from './population'
