import type { Refusal } from '../../contract'

/** The index counts from 0, but the message for people from 1. */
export const routeNotFound = (index: number): Refusal => ({
  code: 'not_found',
  message: `There is no route ${index + 1} in this project.`,
})
