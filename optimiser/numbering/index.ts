export { numbered } from './numbered'
