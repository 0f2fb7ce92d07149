export { createIndividual, isFeasible, type Individual } from './individual'
export { addToPopulation, emptyPopulation, selectParents } from './population'
