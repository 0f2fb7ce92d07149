export { renumber } from './renumber'
