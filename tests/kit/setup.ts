import fc from 'fast-check'
import { afterAll } from 'vitest'
import { closeAll } from './after-file'

// A fixed seed for all properties without one, so that failures are reproducible. SEED=7 before the command changes it.
// SHRINK=no leaves a failure as it was found, for a script that only has to know that there is one.
fc.configureGlobal({
  seed: Number(import.meta.env['SEED'] ?? 20_261_122),
  endOnFailure: import.meta.env['SHRINK'] === 'no',
})

afterAll(closeAll)
