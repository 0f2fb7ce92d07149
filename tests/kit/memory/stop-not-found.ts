import type { Refusal } from '../../../contract'

export const stopNotFound: Refusal = { code: 'not_found', message: 'There is no such stop in this project.' }
