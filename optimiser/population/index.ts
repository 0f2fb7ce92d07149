export { individualOf, isSound, type Individual } from './individual'
export { admit, nobody, parentsIn } from './population'
