export { default } from './scripts/fences/config.mjs'
