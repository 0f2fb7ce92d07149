import { integerCodec, requiredField, record } from '../shape'

/** The version that a project has after a change. */
export const newVersionCodec = record<{ readonly version: number }>('NewVersion', {
  version: requiredField('version', integerCodec({ min: 1 }, 9)),
})
