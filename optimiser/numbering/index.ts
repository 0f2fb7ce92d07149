export { numbered } from './renumber'
