export { default } from './scripts/import-rules/config.mjs'
