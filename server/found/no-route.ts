import type { Refusal } from '../../contract'

/** People count routes from 1. */
export const noRoute = (index: number): Refusal => ({
  code: 'not_found',
  message: `There is no route ${index + 1} in this project.`,
})
