import type { ChangeId } from '../../src/domain/history'

/**
 * Later changes come after earlier ones: a database then writes what comes together to one place of its index, instead of
 * one place for each.
 */
export const changeIdAt = (at: Date, id: string): ChangeId => `${at.getTime().toString(36)}-${id}`
