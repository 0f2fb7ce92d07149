import type { Plan } from '../plan'
import { isCustomerStop } from '../stop'
import type { Deed } from './deed'

/** Stops that came with a file. */
export const deedOfUpload = (before: Plan, after: Plan): Deed => ({
  deed: 'stops uploaded',
  stops: customersOf(after) - customersOf(before),
})

const customersOf = ({ stops }: Plan): number => [...stops].filter(isCustomerStop).length
