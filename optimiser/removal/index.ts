export { removeStrings } from './remove-strings'
