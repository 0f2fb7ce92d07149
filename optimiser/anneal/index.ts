export { anneal } from './anneal'
